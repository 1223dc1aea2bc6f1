import { useAnswer } from "../../api/answer.ts";
import { CheckersBoard } from "../../boards/checkers.tsx";
import { CardBody } from "../../parts/card.tsx";
import type { Probe } from "./answers.ts";
import { first } from "./game.ts";
import { path, parse } from "./position.ts";
import { texts } from "./texts.ts";

/** The landing page's part: the longest win with four pieces, with the answer of the program. */
export function CheckersCard() {
  const { answer, failure } = useAnswer<Probe>("checkers/probe", { position: first });
  const position = parse(first);
  if (typeof position === "string") return null;
  const best = answer?.moves?.[0]?.move;
  return (
    <CardBody
      view="checkers" params={{ position: first }} title={texts.title} says={texts.card}
      picture={<CheckersBoard position={position} label={texts.board(position.toMove)} flipped={false} still arrow={best === undefined ? null : { squares: path(best), tone: "win" }} />}
      answer={answer === null ? (failure === null ? null : texts.notKnown) : texts.headline(answer, position.toMove)}
      certainty={answer?.result == null ? "unknown" : "exact"}
    />
  );
}
