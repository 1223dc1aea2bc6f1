import { Copy } from "../../parts/copy.tsx";
import { download } from "../../parts/download.ts";
import { Walk } from "../../parts/walk.tsx";
import { change } from "../../state/route.ts";
import type { Explored } from "./explored.ts";
import { gameParams } from "./game.ts";
import { writePdn, type PdnResult } from "./pdn.ts";
import { texts } from "./texts.ts";

/** "1-0" if Black has won at the end of the steps; "*" if they do not reach an end. */
function resultOf({ start, steps, played, line, answers }: Explored): PdnResult {
  const end = line.answer?.moves?.length ? { result: line.answer.result, moves: line.answer.moves.length } : { result: answers.at(-1)?.result ?? null, moves: 0 };
  const isOver = line.answer?.moves?.length ? line.answer.by === "dtw" : answers.at(-1)?.moves?.length === 0;
  if (!isOver || end.result === null || end.result === "draw" || steps.length === 0) return "*";
  const blackMoves = (start.toMove === "B") === (played.length % 2 === 0);
  return (end.result === "win") === blackMoves ? "1-0" : "0-1";
}

/** The game and the best line after it, with a slider and as PDN. */
export function GameWalk({ explored }: { readonly explored: Explored }) {
  const { start, steps, played, at, go, mistakes } = explored;
  if (steps.length === 0) return null;
  const marks = new Map(mistakes.map((mistake) => [mistake.ply, mistake.from === mistake.to ? "?" : "??"]));
  const pdn = () => writePdn(start, steps, resultOf(explored));
  const title = played.length === 0 ? texts.bestLine : steps.length === played.length ? texts.game : texts.gameAndLine;
  return (
    <Walk title={title} steps={steps.map((step, index) => step + (marks.get(index + 1) ?? ""))} beyond={played.length === 0 ? steps.length : played.length} at={at} onGo={(to, dragging) => go(to, dragging ? "replace" : "push")}>
      <button type="button" onClick={() => download("zermelo.pdn", pdn(), "application/x-chess-pdn")}>{texts.downloadPdn}</button>
      <Copy text={pdn} label={texts.copyPdn} />
      {at < played.length && <button type="button" onClick={() => change(gameParams(start, steps.slice(0, at)))}>{texts.bestFromHere}</button>}
    </Walk>
  );
}
