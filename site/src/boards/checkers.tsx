import type { ComponentChildren } from "preact";
import { columnOf, rowOf, type Piece, type Position } from "../views/checkers/position.ts";
import { Arrow } from "./arrow.tsx";
import { cellSize, type Cell } from "./cells.ts";
import { Grid, type CellLook } from "./grid.tsx";

/** One of Black's or White's men or kings, in a box of one cell. */
export function PieceDrawing({ piece }: { readonly piece: Piece }) {
  return (
    <g class={`piece ${piece.side === "B" ? "black" : "white"}`}>
      <circle class="shade" cx="32" cy="35" r="24" />
      <circle cx="32" cy="32" r="24" />
      <circle class="ring" cx="32" cy="32" r="18" />
      {piece.king && <path class="crown" d="M19.5 23.5 25 30l7-10 7 10 5.5-6.5-2.5 17h-20z" />}
    </g>
  );
}

export function pieceName(piece: Piece | undefined): string {
  if (piece === undefined) return "empty";
  return `${piece.side === "B" ? "Black" : "White"} ${piece.king ? "king" : "man"}`;
}

interface CheckersBoardProps {
  readonly position: Position;
  readonly label: string;
  readonly flipped: boolean;
  readonly selected?: number | null;
  readonly still?: boolean; // a picture: nothing can be picked
  readonly marks?: (square: number) => ComponentChildren; // drawn on a square, above its piece
  readonly said?: (square: number) => string; // what the marks say
  readonly canDrag?: (square: number) => boolean;
  readonly onPick?: (square: number) => void;
  readonly onLift?: (square: number) => void; // a drag begins; default: onPick
  readonly onDrop?: (from: number, to: number | null) => void;
  readonly onHover?: (square: number | null) => void;
  readonly onKey?: (key: string, square: number) => boolean;
  readonly arrow?: { readonly squares: readonly number[]; readonly tone: string } | null;
}

/** The square at a cell of the grid: 8 rows of 4. */
export function cellSquare({ row, column }: Cell, flipped: boolean): number {
  const square = row * 4 + column + 1;
  return flipped ? 33 - square : square;
}

/** The board of 32 dark squares; a grid of 8 rows of 4 for the keyboard and for screen readers. */
export function CheckersBoard(props: CheckersBoardProps) {
  const { position, flipped } = props;
  const turned = (value: number, last: number) => (flipped ? last - value : value);
  const squareOf = (cell: Cell) => cellSquare(cell, flipped);
  const onScreen = (square: number) => ({ x: turned(columnOf(square), 7), y: turned(rowOf(square), 7) });
  const middle = (square: number) => ({ x: (onScreen(square).x + 0.5) * cellSize, y: (onScreen(square).y + 0.5) * cellSize });

  const look = (cell: Cell): CellLook => {
    const square = squareOf(cell);
    const piece = position.pieces.get(square);
    const drawing = piece === undefined ? undefined : <PieceDrawing piece={piece} />;
    const said = props.said?.(square) ?? "";
    return {
      name: `${square}, ${pieceName(piece)}${said === "" ? "" : `, ${said}`}`,
      selected: props.selected === square,
      draw: <><Square square={square} selected={props.selected === square} />{drawing}</>,
      mark: props.marks?.(square),
      ...(drawing !== undefined && props.canDrag?.(square) === true ? { lift: drawing } : {}),
    };
  };

  return (
    <Grid
      rows={8} columns={4} width={8} height={8} label={props.label} look={look} still={props.still ?? false}
      place={(cell) => onScreen(squareOf(cell))}
      onPick={(cell) => props.onPick?.(squareOf(cell))}
      {...(props.onLift === undefined ? {} : { onLift: (cell: Cell) => props.onLift?.(squareOf(cell)) })}
      onDrop={(from, to) => props.onDrop?.(squareOf(from), to === null ? null : squareOf(to))}
      onHover={(cell) => props.onHover?.(cell === null ? null : squareOf(cell))}
      onKey={(key, cell) => props.onKey?.(key, squareOf(cell)) ?? false}
      under={<rect class="wood-light" width={8 * cellSize} height={8 * cellSize} />}
      over={props.arrow && <Arrow points={props.arrow.squares.map(middle)} tone={props.arrow.tone} />}
    />
  );
}

function Square({ square, selected }: { readonly square: number; readonly selected: boolean }) {
  return (
    <>
      <rect class="wood-dark" width={cellSize} height={cellSize} />
      {selected && <rect class="chosen" width={cellSize} height={cellSize} />}
      <text class="number" x="4" y="13">{square}</text>
    </>
  );
}

