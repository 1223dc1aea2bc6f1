import { cellSize, type Cell } from "./cells.ts";
import "./cell-board.css";

export type Kind = "black" | "white" | "hole" | "free" | "blocked";

/** A cell in a box of cellSize by cellSize. */
export function CellDrawing({ kind, picked = false, target = false }: { readonly kind: Kind; readonly picked?: boolean; readonly target?: boolean }) {
  const isStone = kind === "black" || kind === "white";
  return (
    <>
      <rect class={`cell ${kind}`} x="0.75" y="0.75" width={cellSize - 1.5} height={cellSize - 1.5} rx="3" />
      {isStone && <g class={`piece ${kind}`}><circle class="shade" cx="32" cy="35" r="23" /><circle cx="32" cy="32" r="23" /></g>}
      {target && <circle class="target" cx="32" cy="32" r={isStone ? 27 : 7} />}
      {picked && <rect class="picked" x="3" y="3" width={cellSize - 6} height={cellSize - 6} rx="5" />}
    </>
  );
}

/** A board to look at: for cards and for lists of positions. */
export function CellPicture({ rows, columns, kind }: { readonly rows: number; readonly columns: number; readonly kind: (cell: Cell) => Kind }) {
  return (
    <svg class="cell-picture" viewBox={`0 0 ${columns * cellSize} ${rows * cellSize}`} aria-hidden="true">
      {Array.from({ length: rows * columns }, (_, index) => {
        const cell = { row: Math.floor(index / columns), column: index % columns };
        return <g key={index} transform={`translate(${cell.column * cellSize} ${cell.row * cellSize})`}><CellDrawing kind={kind(cell)} /></g>;
      })}
    </svg>
  );
}
