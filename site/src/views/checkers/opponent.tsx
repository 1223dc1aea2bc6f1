import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Note } from "../../parts/states.tsx";
import { change, params } from "../../state/route.ts";
import type { Explored } from "./explored.ts";
import type { Side } from "./position.ts";
import { texts } from "./texts.ts";

const pause = 450; // milliseconds before the program's move, so that it can be followed

/** The program answers the reader's moves with the first of its list. */
export function useOpponent({ position, text, probe, play }: Explored) {
  const asked = params.value.as;
  const you: Side | null = asked === "B" || asked === "W" ? asked : null;
  const shown = useSignal<string | null>(null); // the position of a hint
  const open = useSignal(false); // the list of moves, although it gives everything away
  const answer = probe.fresh && probe.answer !== null ? probe.answer.moves?.[0]?.move : undefined;
  const isIts = you !== null && position.toMove !== you && answer !== undefined;
  useEffect(() => {
    if (!isIts) return;
    const timer = setTimeout(() => play(answer, "replace"), pause); // one step with the reader's move: undo takes both back
    return () => clearTimeout(timer);
  }, [isIts, text]);
  const hint = () => (shown.value = text);
  return { you, isIts, hint, hinted: shown.value === text ? answer ?? null : null, open, hides: you !== null && !open.value };
}

export function OpponentPanel({ opponent }: { readonly opponent: ReturnType<typeof useOpponent> }) {
  const { you, isIts, hint, hinted, open } = opponent;
  if (you === null) return null;
  return (
    <Note>
      <p>{texts.youPlay(you)}</p>
      <p class="small quiet" aria-live="polite">{isIts ? texts.thinks : hinted !== null ? texts.hinted(hinted) : texts.toMove(you)}</p>
      <div class="row">
        <button type="button" onClick={hint} disabled={isIts}>{texts.hint} <kbd>h</kbd></button>
        <button type="button" aria-pressed={open.value} onClick={() => (open.value = !open.value)}>{texts.showMoves}</button>
        <button type="button" onClick={() => change({ as: null })}>{texts.stop}</button>
      </div>
    </Note>
  );
}
