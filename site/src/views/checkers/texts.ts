import type { Tone } from "../../parts/letter.tsx";
import { plural } from "../../texts.ts";
import type { Probe } from "./answers.ts";
import { other, type Side } from "./position.ts";

const sides: Readonly<Record<Side, string>> = { B: "Black", W: "White" };

export const texts = {
  side: sides,
  toMove: (side: Side) => `${sides[side]} to move`,
  board: (side: Side) => `Checkers board, ${sides[side]} to move`,
  group: { win: "Winning", unknown: "Not known", draw: "Drawn", loss: "Losing" } satisfies Record<Tone, string>,
  position: "Position",
  flip: "Flip",
  clear: "Clear",
  setUp: "Set up",
  whatIf: "What if",
  bestLine: "Best line",
  loading: "…",

  headline: (probe: Probe, side: Side): string => {
    if (probe.result === "draw") return "Draw";
    if (probe.result === null) return "Not known";
    const winner = sides[probe.result === "win" ? side : other(side)];
    if (probe.dtw === null) return `${winner} wins`;
    return probe.dtw === 0 ? `${winner} has won` : `${winner} wins in ${plural(probe.dtw, "ply", "plies")}`;
  },
  inMoves: (plies: number | null) => (plies === null || plies === 0 ? null : `(${plural(Math.ceil(plies / 2), "move")})`),
  moveSaid: (move: string, tone: Tone, plies: number | null) => {
    const result = { win: "wins", draw: "draws", loss: "loses", unknown: "not known" }[tone];
    return plies === null ? `${move}, ${result}` : `${move}, ${result} in ${plural(plies, "ply", "plies")}`;
  },
} as const;
