// A game as the address keeps it: where it begins, its moves, and how many of them are on the board.
// "#/checkers?position=B:WK9,12:B1,K4&moves=1-5.9-13&at=1"

import { format, parse, path, play, type Position } from "./position.ts";

export interface Game {
  readonly start: Position;
  readonly moves: readonly string[];
  readonly at: number; // beyond the last move: on the best line that follows the game
}

type Params = Readonly<Record<string, string>>;

export const first = "B:W29,30:B2,15"; // the longest win with four pieces

function isMove(text: string): boolean {
  return /^\d{1,2}(-\d{1,2}|(x\d{1,2})+)$/.test(text) && path(text).every((square) => square >= 1 && square <= 32);
}

/** The game of an address, or one sentence that says what is wrong with it. */
export function readGame(params: Params): Game | string {
  const start = parse(params.position ?? first);
  if (typeof start === "string") return start;
  const moves = (params.moves ?? "").split(".").filter((move) => move !== "");
  const wrong = moves.find((move) => !isMove(move));
  if (wrong !== undefined) return `"${wrong}" is not a move; moves are written 8-11 or 22x15x8.`;
  const at = Number(params.at ?? moves.length);
  return { start, moves, at: Number.isInteger(at) && at >= 0 ? at : moves.length };
}

/** The parameters of an address that are this game. */
export function gameParams(start: Position, moves: readonly string[], at = moves.length): { position: string; moves: string; at: string | null } {
  return { position: format(start), moves: moves.join("."), at: at === moves.length ? null : String(at) };
}

/** The start, and the position after each move. */
export function positionsOf(start: Position, moves: readonly string[]): Position[] {
  const positions = [start];
  for (const move of moves) positions.push(play(positions.at(-1) ?? start, move));
  return positions;
}

interface Known {
  readonly moves?: readonly { readonly move: string }[];
}

/** The number of the first move that the program does not list as legal, from 0, or null. */
export function firstIllegal(moves: readonly string[], answers: readonly (Known | undefined)[]): number | null {
  const found = moves.findIndex((move, index) => {
    const legal = answers[index]?.moves;
    return legal !== undefined && !legal.some((one) => one.move === move);
  });
  return found < 0 ? null : found;
}
