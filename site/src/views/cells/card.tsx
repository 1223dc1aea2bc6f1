import { useAnswer } from "../../api/answer.ts";
import { CellPicture } from "../../boards/cell-picture.tsx";
import { Badge } from "../../parts/badge.tsx";
import { shortened } from "../../parts/value-text.tsx";
import { link } from "../../state/route.ts";
import type { ValueAnswer } from "../normal-play/answers.ts";
import { texts as play } from "../normal-play/texts.ts";
import { at, format } from "./board.ts";
import type { CellGame } from "./game.ts";
import { texts } from "./texts.ts";

/** The game on the landing page: a board, its value, and who wins. */
export function CellsCard({ game }: { readonly game: CellGame }) {
  const read = game.parse(game.card.position);
  const position = typeof read === "string" ? "" : format(read);
  const { answer } = useAnswer<ValueAnswer>(`${game.name}/value`, { position, seconds: 1 });
  if (typeof read === "string") return null;
  const outcome = answer?.outcome ?? null;
  return (
    <>
      <a class="card-board" href={link(game.name, { position })} aria-label={texts.open(game.title, position)}>
        <CellPicture rows={read.rows} columns={read.columns} kind={(cell) => game.kind(at(read, cell))} />
      </a>
      <p>
        <b>{outcome === null ? play.loading : play.outcome(outcome, game.players)}</b>{" "}
        {answer?.value != null && <span class="mono">{shortened(answer.value)}</span>}{" "}
        {answer !== null && <Badge certainty={answer.exact ? "exact" : "unknown"} />}
      </p>
      <p class="quiet small">{game.card.sentence}</p>
    </>
  );
}
