// The distance curve of a game: +1 where Black has won, -1 where White has, 0 for a draw. Between them a win
// stands the higher the nearer it is; the furthest of the game stands a little off the middle.

import type { Probe } from "./answers.ts";
import { other, type Side } from "./position.ts";

export interface CurvePoint {
  readonly ply: number;
  readonly height: number | null; // null: not known
}

type Known = Pick<Probe, "result" | "dtw">;

const least = 0.15; // how far off the middle the furthest win stands

export function curvePoints(first: Side, answers: readonly (Known | undefined)[]): CurvePoint[] {
  const furthest = Math.max(1, ...answers.map((answer) => answer?.dtw ?? 0));
  return answers.map((answer, ply) => {
    if (answer?.result == null) return { ply, height: null };
    if (answer.result === "draw") return { ply, height: 0 };
    const mover = ply % 2 === 0 ? first : other(first);
    const winner = answer.result === "win" ? mover : other(mover);
    const near = answer.dtw === null ? least : least + (1 - least) * (1 - answer.dtw / furthest);
    return { ply, height: winner === "B" ? near : -near };
  });
}
