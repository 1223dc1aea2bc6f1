// Turns of several cuts, edge by edge: the program names a turn by its edges, "0-1-B 1-2-G".

import type { Move } from "../normal-play/answers.ts";
import { nameOf, type Drawing } from "./drawing.ts";

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function namesOf(drawing: Drawing, edges: readonly number[]): string[] {
  return edges.flatMap((index) => drawing[index] ?? []).map(nameOf);
}

/** The moves that cut all of these edges, and perhaps more. */
export function movesWith(drawing: Drawing, edges: readonly number[], moves: readonly Move[]): Move[] {
  const wanted = counted(namesOf(drawing, edges));
  return moves.filter((move) => {
    const has = counted(move.move.split(" "));
    return [...wanted].every(([name, count]) => (has.get(name) ?? 0) >= count);
  });
}

/** The move that cuts exactly these edges. */
export function exactly(drawing: Drawing, edges: readonly number[], moves: readonly Move[]): Move | null {
  return movesWith(drawing, edges, moves).find((move) => move.move.split(" ").length === edges.length) ?? null;
}
