// A game against the program, as the address keeps it: mode=play, me=left, turn=right, all=1.

import type { Side } from "./answers.ts";

export interface GameState {
  readonly me: Side | "both";
  readonly turn: Side;
  readonly showsMoves: boolean; // the list of moves, although it gives everything away
}

export function gameState(params: Readonly<Record<string, string>>): GameState | null {
  if (params.mode !== "play") return null;
  const me = params.me === "right" ? "right" : params.me === "both" ? "both" : "left";
  return { me, turn: params.turn === "right" ? "right" : "left", showsMoves: params.all === "1" };
}

export function isMine({ me, turn }: Pick<GameState, "me" | "turn">): boolean {
  return me === "both" || me === turn;
}
