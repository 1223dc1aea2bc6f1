// The moves of both players, with what can be read from the values that they leave: the winner, and
// the temperature of each move.

import { useMemo } from "preact/hooks";
import type { Tone } from "../../parts/letter.tsx";
import type { RatedLine } from "../../parts/value-moves.tsx";
import { wallsOf } from "../../parts/thermograph-walls.ts";
import { numberText, readValue, winner, type Value } from "../../parts/value-tree.ts";
import { other, type Fight, type Move, type MovesAnswer, type Side, type SolveAnswer } from "./answers.ts";

export interface RatedMove extends RatedLine {
  readonly move: Move;
}

/** The moves of both sides, rated once for each answer and not whenever the pointer moves. */
export function useRated(moves: MovesAnswer | null, solved: SolveAnswer | null): Readonly<Record<Side, readonly RatedMove[]>> {
  return useMemo(() => {
    const list = moves?.moves ?? [];
    return { left: rated(list, "left", winsIn(solved?.left_first)), right: rated(list, "right", winsIn(solved?.right_first)) };
  }, [moves, solved]);
}

function winsIn(fight: Fight | null | undefined): readonly string[] {
  return typeof fight?.move === "string" ? [fight.move] : [];
}

/**
 * The moves of one side as lines. A move's temperature is that of the game in which the mover has this
 * move alone and the opponent all of his: the hottest move has the temperature of the position.
 */
export function rated(moves: readonly Move[], side: Side, wins: readonly string[] = []): RatedMove[] {
  const read = new Map(moves.map((move) => [move, typeof move.value === "string" ? readValue(move.value) : null]));
  const replies = moves.filter((move) => move.side !== side).map((move) => read.get(move) ?? null);
  const mine = moves.filter((move) => move.side === side);
  const temperatures = mine.map((move) => temperatureOf(read.get(move) ?? null, replies, side));
  const highest = Math.max(0, ...temperatures.map((each) => each ?? 0));
  const seen = new Map<string, number>();
  return mine.map((move, index) => {
    const temperature = temperatures[index] ?? null;
    const again = seen.get(move.move) ?? 0; // parallel edges of one colour have one name
    seen.set(move.move, again + 1);
    return {
      move,
      key: `${side}:${move.move}${again === 0 ? "" : `#${again}`}`,
      name: move.move,
      tone: toneOf(read.get(move) ?? null, move, wins),
      value: move.value ?? null,
      incentive: move.incentive ?? null,
      dominated: move.dominated === true,
      share: temperature === null || highest === 0 ? null : temperature / highest,
      temperature: temperature === null || highest === 0 ? null : numberText(temperature),
      hottest: highest > 0 && temperature === highest,
    };
  });
}

function toneOf(value: Value | null, move: Move, wins: readonly string[]): Tone {
  if (value !== null) return winner(value, other(move.side)) === move.side ? "win" : "loss";
  return wins.includes(move.move) ? "win" : "unknown";
}

function temperatureOf(value: Value | null, replies: readonly (Value | null)[], side: Side): number | null {
  if (value === null || replies.includes(null)) return null;
  const options = replies.filter((each) => each !== null);
  const game = side === "left" ? { kind: "braces" as const, left: [value], right: options } : { kind: "braces" as const, left: options, right: [value] };
  return wallsOf(game)?.temperature ?? 0;
}
