import { useSignal } from "@preact/signals";
import { PieceDrawing, pieceName } from "../../boards/checkers.tsx";
import type { Cell } from "../../boards/cells.ts";
import { cellAtPoint } from "../../boards/grid.tsx";
import type { Piece } from "./position.ts";
import { texts } from "./texts.ts";

const pieces: readonly Piece[] = [{ side: "B", king: false }, { side: "B", king: true }, { side: "W", king: false }, { side: "W", king: true }];

interface SparesProps {
  readonly chosen: Piece | null;
  readonly onChoose: (piece: Piece) => void;
  readonly onDrop: (piece: Piece, cell: Cell) => void;
}

function same(a: Piece | null, b: Piece): boolean {
  return a?.side === b.side && a.king === b.king;
}

/** One piece of each kind: choose it and click squares, or drag it to a square. */
export function Spares({ chosen, onChoose, onDrop }: SparesProps) {
  const held = useSignal<{ piece: Piece; x: number; y: number } | null>(null);
  const drop = (event: PointerEvent) => {
    const piece = held.value?.piece;
    held.value = null;
    const cell = cellAtPoint(event.clientX, event.clientY);
    if (piece !== undefined && cell !== null) onDrop(piece, cell);
  };
  return (
    <div class="spares" role="group" aria-label={texts.spares}>
      {pieces.map((piece) => (
        <button
          key={pieceName(piece)} type="button" aria-pressed={same(chosen, piece)} aria-label={pieceName(piece)} title={pieceName(piece)}
          onClick={() => onChoose(piece)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId) && event.buttons > 0) held.value = { piece, x: event.clientX, y: event.clientY };
          }}
          onPointerUp={drop}
          onPointerCancel={() => (held.value = null)}
        >
          <svg viewBox="4 4 56 56" aria-hidden="true"><PieceDrawing piece={piece} /></svg>
        </button>
      ))}
      {held.value !== null && (
        <svg class="carried" viewBox="4 4 56 56" aria-hidden="true" style={{ left: `${held.value.x}px`, top: `${held.value.y}px` }}><PieceDrawing piece={held.value.piece} /></svg>
      )}
    </div>
  );
}
