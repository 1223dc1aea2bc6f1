// Endgame tables are files, one for each material. The side to move comes first.

import type { Probe } from "./answers.ts";
import { other, type Position, type Side } from "./position.ts";

/** The table that holds a position in which the side to move has no capture. */
export function tableOf(position: Position, metric: string): string {
  const of = (side: Side) => {
    const kings = [...position.pieces.values()].filter((piece) => piece.side === side && piece.king).length;
    const men = [...position.pieces.values()].filter((piece) => piece.side === side && !piece.king).length;
    return `${kings}K${men}C`;
  };
  return `checkers-${of(position.toMove)}-${of(other(position.toMove))}.${metric}`;
}

/** The source of an answer: a table, or the tables that its captures lead to. Null: the game is over. */
export function sourceOf(position: Position, probe: Probe): { readonly table: string } | "captures" | null {
  const move = probe.moves?.[0]?.move;
  if (move === undefined) return null;
  if (move.includes("x")) return "captures";
  const metric = ["dtw", "dtc", "wld"].find((name) => !probe.missing.includes(name)) ?? "dtw";
  return { table: tableOf(position, metric) };
}

/** A share in percent; one that is not 0 or all never looks like it. */
export function percent(count: number, all: number): string {
  const share = (100 * count) / all;
  if (count === 0 || count === all) return String(share);
  if (share < 0.05) return "< 0.1";
  return share >= 99.95 ? "> 99.9" : share.toFixed(1);
}
