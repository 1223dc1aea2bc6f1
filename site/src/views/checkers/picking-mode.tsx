import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Note } from "../../parts/states.tsx";
import type { Explored } from "./explored.ts";
import type { BoardMode } from "./modes.ts";
import { pick, targets } from "./picking.ts";
import { path } from "./position.ts";
import { texts } from "./texts.ts";

interface Picking {
  readonly mode: BoardMode;
  readonly question: Signal<readonly string[]>; // moves that end on the same square: the reader chooses
}

const target = <circle class="reached" cx="32" cy="32" r="11" />;

/** Moves by click, by drag and by keyboard; only those that the program lists. */
export function usePicking({ text, probe, play }: Explored): Picking {
  const chosen = useSignal<readonly number[]>([]);
  const question = useSignal<readonly string[]>([]);
  const moves = probe.fresh ? (probe.answer?.moves ?? []).map((one) => one.move) : [];
  useEffect(() => {
    chosen.value = [];
    question.value = [];
  }, [text]);
  const reach = targets(moves, chosen.value);
  const take = (from: readonly number[], square: number) => {
    const picked = pick(moves, from, square);
    question.value = picked.does === "ask" ? picked.moves : [];
    if (picked.does === "choose") chosen.value = picked.squares;
    else if (picked.does === "play") play(picked.move);
  };
  const canMove = (square: number) => moves.some((move) => path(move)[0] === square);
  const mode: BoardMode = {
    selected: chosen.value.at(-1) ?? null,
    marks: (square) => (reach.has(square) ? target : null),
    said: (square) => (reach.has(square) ? texts.canGoThere : canMove(square) ? texts.canMove : ""),
    canDrag: canMove,
    onPick: (square) => take(chosen.value, square),
    onLift: (square) => take([], square),
    onDrop: (from, to) => (to === null || to === from ? (chosen.value = []) : take([from], to)),
    onKey: (key) => {
      if (key !== "Escape" || chosen.value.length === 0) return false;
      chosen.value = [];
      return true;
    },
  };
  return { mode, question };
}

/** The choice between several captures. */
export function WhichMove({ moves, onPlay }: { readonly moves: readonly string[]; readonly onPlay: (move: string) => void }) {
  if (moves.length === 0) return null;
  return (
    <Note>
      <p>{texts.whichWay}</p>
      <div class="row">{moves.map((move) => <button key={move} type="button" onClick={() => onPlay(move)}>{move}</button>)}</div>
    </Note>
  );
}
