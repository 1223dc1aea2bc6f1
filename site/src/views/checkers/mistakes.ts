// The loss by each move of a game, from the answers before and after it.

import type { Probe, Result } from "./answers.ts";
import type { Side } from "./position.ts";

export interface Mistake {
  readonly ply: number; // the move, from 1
  readonly move: string;
  readonly side: Side;
  readonly from: Result; // for the side that moves
  readonly to: Result;
  readonly lost: number | null; // plies given away, if the result is the same
  readonly better: string | null;
}

type Known = Pick<Probe, "position" | "result" | "dtw" | "moves">;

const rank: Readonly<Record<Result, number>> = { win: 2, draw: 1, loss: 0 };

export function opposite(result: Result): Result {
  return result === "win" ? "loss" : result === "loss" ? "win" : "draw";
}

/** The plies that a move gave away: a win further off, or a loss nearer. Null if a distance is not known. */
function pliesLost(before: Known, after: Known): number | null {
  if (before.dtw === null || after.dtw === null || before.result === "draw") return null;
  return before.result === "win" ? after.dtw + 1 - before.dtw : before.dtw - (after.dtw + 1);
}

/** The moves of the game that made the result worse, or gave plies away. */
export function mistakes(moves: readonly string[], answers: readonly (Known | undefined)[]): Mistake[] {
  return moves.flatMap((move, index): Mistake[] => {
    const before = answers[index];
    const after = answers[index + 1];
    if (before?.result == null || after?.result == null) return [];
    const to = opposite(after.result);
    const lost = to === before.result ? pliesLost(before, after) : null;
    if (rank[to] >= rank[before.result] && (lost ?? 0) <= 0) return [];
    const best = before.moves?.[0]?.move ?? null;
    return [{ ply: index + 1, move, side: before.position.startsWith("W") ? "W" : "B", from: before.result, to, lost, better: best === move ? null : best }];
  });
}
