import { useAnswer } from "../../api/answer.ts";
import { CellPicture } from "../../boards/cell-picture.tsx";
import { CardBody } from "../../parts/card.tsx";
import { shortened } from "../../parts/value-text.tsx";
import type { ValueAnswer } from "../normal-play/answers.ts";
import { texts as play } from "../normal-play/texts.ts";
import { at, format } from "./board.ts";
import type { CellGame } from "./game.ts";

/** The game on the landing page: a board, its value, and who wins. */
export function CellsCard({ game }: { readonly game: CellGame }) {
  const read = game.parse(game.card.position);
  const position = typeof read === "string" ? "" : format(read);
  const { answer, failure } = useAnswer<ValueAnswer>(`${game.name}/value`, { position, seconds: 1 });
  if (typeof read === "string") return null;
  const outcome = answer?.outcome ?? null;
  return (
    <CardBody
      view={game.name} params={{ position }} title={game.title} says={game.card.sentence}
      picture={<CellPicture rows={read.rows} columns={read.columns} kind={(cell) => game.kind(at(read, cell))} />}
      answer={answer === null ? (failure === null ? null : play.notKnown) : outcome === null ? play.notKnown : play.outcome(outcome, game.players)}
      detail={answer?.value != null && <span class="mono">{shortened(answer.value, 24)}</span>}
      certainty={answer?.exact === true ? "exact" : "unknown"}
    />
  );
}
