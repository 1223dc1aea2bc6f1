import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { answerTo } from "../../api/answer.ts";
import type { Query } from "../../api/client.ts";
import type { Move, MovesAnswer, Side, SolveAnswer } from "./answers.ts";

const seconds = 3; // for one move

/** The winning move that the program finds, else the first of its moves, which it lists best first; null: there is none. */
export async function reply(game: string, query: Query, side: Side, moves: readonly Move[], signal: AbortSignal): Promise<Move | null> {
  const mine = moves.filter((move) => move.side === side);
  if (mine.length === 0) return null;
  const solved = await answerTo<SolveAnswer>(`${game}/solve`, { ...query, first: side, seconds }, signal);
  const fight = side === "left" ? solved.left_first : solved.right_first;
  return mine.find((move) => move.move === fight?.move) ?? mine[0] ?? null;
}

interface Opponent {
  readonly game: string;
  readonly query: Query; // the position and its options
  readonly side: Side; // that moves now
  readonly isItsTurn: boolean;
  readonly moves: MovesAnswer | null; // of this position; null while they are on their way
  readonly onMove: (move: Move) => void;
}

/** The program makes its move whenever it is its turn. Returns what went wrong, or null. */
export function useOpponent({ game, query, side, isItsTurn, moves, onMove }: Opponent): string | null {
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    if (!isItsTurn || moves === null) return;
    const controller = new AbortController();
    trouble.value = null;
    reply(game, query, side, moves.moves, controller.signal)
      .then((move) => {
        if (move !== null && !controller.signal.aborted) onMove(move);
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) trouble.value = error instanceof Error ? error.message : String(error);
      });
    return () => controller.abort();
  }, [isItsTurn, moves]);
  return trouble.value;
}
