import { useAnswer } from "../../api/answer.ts";
import { CheckersBoard } from "../../boards/checkers.tsx";
import { link } from "../../state/route.ts";
import type { Probe } from "./answers.ts";
import { first } from "./game.ts";
import { path, parse } from "./position.ts";
import { texts } from "./texts.ts";

/** The landing page's part: the longest win with four pieces, with the answer of the program. */
export function CheckersCard() {
  const { answer } = useAnswer<Probe>("checkers/probe", { position: first });
  const position = parse(first);
  if (typeof position === "string") return null;
  const best = answer?.moves?.[0]?.move;
  return (
    <a class="card-link" href={link("checkers", { position: first })}>
      <CheckersBoard position={position} label={texts.board(position.toMove)} flipped={false} still arrow={best === undefined ? null : { squares: path(best), tone: "win" }} />
      <strong>{answer === null ? texts.loading : texts.headline(answer, position.toMove)}</strong>
      <span class="quiet">{texts.card}</span>
    </a>
  );
}
