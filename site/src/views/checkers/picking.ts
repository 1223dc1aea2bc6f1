// Moves picked on the board: a piece, then the squares it goes to, one by one or the last one at once.

import { path } from "./position.ts";

export type Picked =
  | { readonly does: "choose"; readonly squares: readonly number[] } // the piece and the squares so far; empty: nothing
  | { readonly does: "play"; readonly move: string }
  | { readonly does: "ask"; readonly moves: readonly string[] }; // several moves go there

function candidates(moves: readonly string[], chosen: readonly number[]): readonly string[] {
  return chosen.length === 0 ? [] : moves.filter((move) => chosen.every((square, index) => path(move)[index] === square));
}

/** The squares that can be picked next: the next one of each move, and its last. */
export function targets(moves: readonly string[], chosen: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const move of candidates(moves, chosen)) {
    const way = path(move);
    const next = way[chosen.length];
    if (next !== undefined) found.add(next);
    found.add(way.at(-1) ?? 0);
  }
  return found;
}

/** The effect of picking a square, given the squares that were chosen before. */
export function pick(moves: readonly string[], chosen: readonly number[], square: number): Picked {
  const open = candidates(moves, chosen);
  const ending = open.filter((move) => path(move).at(-1) === square && path(move).length > chosen.length);
  const passing = open.filter((move) => path(move)[chosen.length] === square && path(move).length > chosen.length + 1);
  const isOwn = chosen.length === 1 && chosen[0] === square; // the piece again: put it down
  if (isOwn) return { does: "choose", squares: [] };
  const [only, ...others] = ending;
  if (only !== undefined && others.length === 0 && passing.length === 0) return { does: "play", move: only };
  if (passing.length > 0) return { does: "choose", squares: [...chosen, square] };
  if (ending.length > 1) return { does: "ask", moves: ending };
  return { does: "choose", squares: moves.some((move) => path(move)[0] === square) ? [square] : [] };
}
