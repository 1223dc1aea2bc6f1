import { useAnswer } from "../../api/answer.ts";
import { PointsBoard } from "../../boards/points.tsx";
import { CardBody } from "../../parts/card.tsx";
import type { Solved } from "./answers.ts";
import { parseBoard } from "./board.ts";
import { firstBoard } from "./game.ts";
import { texts } from "./texts.ts";

/** The landing page's part: a win by fours and threes, with the answer of the program. */
export function ConnectCard() {
  const { answer, failure } = useAnswer<Solved>("connect/solve", { position: firstBoard, board: true, rules: "gomoku", "to-move": "x", threats: true, by: "vct" });
  const board = parseBoard(firstBoard);
  if (typeof board === "string") return null;
  const stone = (cell: number) => (board.cells[cell] === "x" ? "x" : board.cells[cell] === "o" ? "o" : null);
  const wins = answer?.result === "win";
  return (
    <CardBody
      view="connect" title={texts.title} says={texts.card}
      picture={<PointsBoard rows={board.rows} columns={board.columns} label={texts.board({ colour: "x", left: 1 })} stone={stone} name={() => ""} still />}
      answer={answer === null ? (failure === null ? null : texts.noThreats) : wins ? texts.winsIn("x", answer.turns ?? null) : texts.noThreats}
      certainty={wins ? "exact" : "unknown"}
    />
  );
}
