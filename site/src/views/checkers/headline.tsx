import { Headline } from "../../parts/headline.tsx";
import type { Explored } from "./explored.ts";
import { keepers } from "./groups.ts";
import { sourceOf } from "./slice.ts";
import { texts } from "./texts.ts";

/** The winner, the distance, and the source of both. */
export function CheckersHeadline({ explored }: { readonly explored: Explored }) {
  const { position, probe: { answer, fresh, failure } } = explored;
  const above = texts.toMove(position.toMove);
  if (position.pieces.size === 0) return <Headline title={texts.emptyBoard} />;
  if (answer === null) return <Headline above={above} title={failure === null ? texts.loading : "Not known"} />;
  return (
    <Headline
      above={above} title={texts.headline(answer, position.toMove)} dim={texts.inMoves(answer.dtw)}
      certainty={answer.result === null ? "unknown" : "exact"} source={sourceLine(explored)} waiting={!fresh}
    />
  );
}

/** "only 8-11 wins · table checkers-1K1C-1K0C.dtw". */
function sourceLine({ position, probe: { answer, fresh } }: Explored): string | undefined {
  if (answer === null || !fresh) return undefined;
  if (answer.moves?.length === 0) return texts.over(position.toMove);
  if (answer.result === null) return undefined;
  const kept = keepers(answer).map((move) => move.move);
  const known = answer.moves?.every((move) => move.result !== null) === true;
  const choice = kept.length > 0 && known && answer.result !== "loss" ? [texts.keepers(kept, answer.moves.length, answer.result)] : [];
  const source = sourceOf(position, answer);
  const from = source === null ? [] : [source === "captures" ? texts.fromCaptures : texts.fromTable(source.table)];
  return [...choice, ...from].join(" · ");
}
