import type { ComponentChildren } from "preact";
import { canGrow, canShrink, grow, shrink, type CellBoard, type CellKinds, type Edge } from "./board.ts";
import { texts } from "./texts.ts";
import "./cells.css";

interface EdgesProps {
  readonly board: CellBoard;
  readonly kinds: CellKinds;
  readonly onChange: (board: CellBoard) => void;
  readonly children: ComponentChildren; // the board
}

/** A board with + and × on each of its edges, which add and remove a row or a column. */
export function Edges({ board, kinds, onChange, children }: EdgesProps) {
  const buttons = (edge: Edge) => (
    <div class={`edge ${edge}`} role="group" aria-label={texts.edge[edge]}>
      <button type="button" class="plain" aria-label={texts.add[edge]} title={texts.add[edge]} disabled={!canGrow(board, edge)} onClick={() => onChange(grow(board, edge, kinds))}>+</button>
      <button type="button" class="plain" aria-label={texts.remove[edge]} title={texts.remove[edge]} disabled={!canShrink(board, edge)} onClick={() => onChange(shrink(board, edge))}>×</button>
    </div>
  );
  return <div class="edges">{buttons("top")}{buttons("left")}<div class="middle">{children}</div>{buttons("right")}{buttons("bottom")}</div>;
}
