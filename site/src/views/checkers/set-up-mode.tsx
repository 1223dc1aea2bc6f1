import { useSignal } from "@preact/signals";
import { cellSquare } from "../../boards/checkers.tsx";
import { change, params } from "../../state/route.ts";
import type { Explored } from "./explored.ts";
import type { BoardMode } from "./modes.ts";
import { parse, type Piece, type Position } from "./position.ts";
import { carry, put, swapped } from "./setting-up.ts";
import { Spares } from "./spares.tsx";
import { texts } from "./texts.ts";

type Tool = Piece | "carry" | "remove";

const opening = parse("B:W21-32:B1-12");
const toolOfKey: Readonly<Record<string, Tool>> = {
  1: { side: "B", king: false }, 2: { side: "B", king: true }, 3: { side: "W", king: false }, 4: { side: "W", king: true }, 5: "carry", 6: "remove",
};

/** Pieces are placed, moved and removed; a piece dropped outside the board is removed. */
export function useSetUp({ position, place }: Explored) {
  const tool = useSignal<Tool>("carry");
  const held = useSignal<number | null>(null); // a piece that the next click carries
  const refusal = useSignal<string | null>(null);
  const take = (result: Position | string) => {
    held.value = null;
    refusal.value = typeof result === "string" ? result : null;
    if (typeof result !== "string" && result !== position) place(result);
  };
  const click = (square: number) => {
    const chosen = tool.value;
    if (chosen === "remove") take(put(position, square, null));
    else if (chosen !== "carry") take(put(position, square, chosen));
    else if (held.value !== null) take(carry(position, held.value, square));
    else held.value = position.pieces.has(square) ? square : null;
  };
  const mode: BoardMode = {
    selected: held.value,
    canDrag: (square) => position.pieces.has(square),
    onPick: click,
    onLift: () => (held.value = null),
    onDrop: (from, to) => take(carry(position, from, to)),
    onKey: (key, square) => {
      const chosen = toolOfKey[key];
      if (chosen !== undefined) tool.value = chosen;
      else if (key === "Delete" || key === "Backspace") take(put(position, square, null));
      else return false;
      return true;
    },
  };
  return { mode, tool, refusal, take };
}

/** The tools of set-up mode, below the board. */
export function SetUpTools({ explored, setUp }: { readonly explored: Explored; readonly setUp: ReturnType<typeof useSetUp> }) {
  const { position, place } = explored;
  const { tool, refusal, take } = setUp;
  const flipped = params.value.flip === "1";
  const choose = (name: "carry" | "remove") => (
    <button type="button" aria-pressed={tool.value === name} onClick={() => (tool.value = name)}>{texts.tool[name]}</button>
  );
  return (
    <section class="stack tight" aria-label={texts.setUp}>
      <div class="row">
        <Spares
          chosen={typeof tool.value === "string" ? null : tool.value}
          onChoose={(piece) => (tool.value = piece)}
          onDrop={(piece, cell) => take(put(position, cellSquare(cell, flipped), piece))}
        />
        {choose("carry")}{choose("remove")}
      </div>
      <div class="row">
        {(["B", "W"] as const).map((side) => (
          <button key={side} type="button" aria-pressed={position.toMove === side} onClick={() => place({ ...position, toMove: side })}>{texts.toMove(side)}</button>
        ))}
        <button type="button" onClick={() => place(swapped(position))} title={texts.swapHint}>{texts.swap}</button>
        <button type="button" onClick={() => place({ ...position, pieces: new Map() })}>{texts.clear}</button>
        <button type="button" onClick={() => typeof opening !== "string" && place(opening)}>{texts.opening}</button>
        <button type="button" class="main" onClick={() => change({ edit: null })}>{texts.done}</button>
      </div>
      <p class="small quiet" aria-live="polite">{refusal.value ?? texts.setUpHint}</p>
    </section>
  );
}
