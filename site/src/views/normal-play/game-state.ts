// A game against the program, as the address keeps it: mode=play, me=left, turn=right.

import type { Side } from "./answers.ts";

export interface GameState {
  readonly me: Side | "both";
  readonly turn: Side;
}

export function gameState(params: Readonly<Record<string, string>>): GameState | null {
  if (params.mode !== "play") return null;
  const me = params.me === "right" ? "right" : params.me === "both" ? "both" : "left";
  return { me, turn: params.turn === "right" ? "right" : "left" };
}

export function isMine({ me, turn }: GameState): boolean {
  return me === "both" || me === turn;
}
