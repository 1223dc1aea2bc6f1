import type { Tone } from "../../parts/letter.tsx";
import type { MoveGroup, MoveLine } from "../../parts/move-list.tsx";
import type { Probe, ProbeMove, Result } from "./answers.ts";
import { texts } from "./texts.ts";

/** A result seen by the other player. */
export function turned(result: Result | null): Tone {
  if (result === null) return "unknown";
  return result === "win" ? "loss" : result === "loss" ? "win" : "draw";
}

/** The distance from before a move: the one after it, and the move itself. */
export function pliesOf(move: ProbeMove): number | null {
  return move.dtw === null ? null : move.dtw + 1;
}

/** The moves under Winning, Not known, Drawn and Losing; the program gives them best first. */
export function groupMoves(moves: readonly ProbeMove[]): MoveGroup[] {
  const longest = Math.max(1, ...moves.map((move) => pliesOf(move) ?? 0));
  const order: readonly Tone[] = ["win", "unknown", "draw", "loss"];
  return order.map((tone) => ({
    title: texts.group[tone],
    tone,
    moves: moves.filter((move) => turned(move.result) === tone).map((move) => lineOf(move, tone, longest)),
  }));
}

function lineOf(move: ProbeMove, tone: Tone, longest: number): MoveLine {
  const plies = pliesOf(move);
  return {
    key: move.move,
    name: move.move,
    said: texts.moveSaid(move.move, tone, plies),
    share: plies === null ? null : plies / longest,
    amount: plies === null ? "" : String(plies),
  };
}

/** The moves that keep the best result: with one alone, a player must find it. */
export function keepers(probe: Probe): readonly ProbeMove[] {
  const moves = probe.moves ?? [];
  if (probe.result === null || probe.result === "loss") return [];
  return moves.filter((move) => turned(move.result) === probe.result);
}

/** True where a player had a choice, and a single move kept the win or the draw. */
export function hasOnlyMove(probe: Probe | undefined): boolean {
  return probe?.moves !== undefined && probe.moves.length > 1 && probe.moves.every((move) => move.result !== null) && keepers(probe).length === 1;
}
