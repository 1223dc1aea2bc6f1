import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { answerTo } from "../../api/answer.ts";
import { change } from "../../state/route.ts";
import { gameParams } from "./game.ts";
import { meant, type PdnGame } from "./pdn.ts";
import { format, play } from "./position.ts";
import { texts } from "./texts.ts";

interface Legal {
  readonly moves: readonly { readonly move: string }[];
}

interface Reading {
  readonly at: number; // moves read
  readonly of: number;
}

/** Plays a game as it was written, move by move: the program says which moves are legal. */
export function useReading() {
  const state = useSignal<Reading | null>(null);
  const problem = useSignal<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (game: PdnGame, signal: AbortSignal): Promise<string[]> => {
    const moves: string[] = [];
    let position = game.start;
    for (const [index, written] of game.moves.entries()) {
      state.value = { at: index, of: game.moves.length };
      const { moves: legal } = await answerTo<Legal>("checkers/moves", { position: format(position) }, signal);
      const names = legal.map((one) => one.move);
      const fitting = meant(written, names);
      const [move, ...others] = fitting;
      if (move === undefined || others.length > 0) {
        problem.value = move === undefined ? texts.notLegal(index + 1, written, names) : texts.ambiguous(index + 1, written, fitting);
        break;
      }
      moves.push(move);
      position = play(position, move);
    }
    return moves;
  };

  const start = (game: PdnGame) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    problem.value = null;
    read(game, controller.signal).then((moves) => {
      if (!controller.signal.aborted) change(gameParams(game.start, moves));
    }, (error: unknown) => {
      if (!controller.signal.aborted) problem.value = error instanceof Error ? error.message : String(error);
    }).finally(() => {
      if (running.current === controller) state.value = null;
    });
  };

  return { state: state.value, problem: problem.value, forget: () => (problem.value = null), refuse: (why: string) => (problem.value = why), start };
}
