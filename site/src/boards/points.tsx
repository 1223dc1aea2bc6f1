import type { ComponentChildren } from "preact";
import { cellSize, type Cell } from "./cells.ts";
import { Grid, type CellLook } from "./grid.tsx";
import "./points.css";

interface PointsBoardProps {
  readonly rows: number;
  readonly columns: number;
  readonly label: string;
  readonly stone: (cell: number) => "x" | "o" | null; // cells are numbered row by row
  readonly name: (cell: number) => string; // in words
  readonly mark?: (cell: number) => ComponentChildren; // above the point, in a box of one cell
  readonly over?: ComponentChildren; // above everything, in units of the picture
  readonly still?: boolean;
  readonly onPick?: (cell: number) => void;
  readonly onHover?: (cell: number | null) => void;
}

const margin = 0.55; // in cells, for the numbers of rows and columns
const rim = 0.1; // on the other sides

/** The middle of a point in the picture. */
export function pointAt(cell: number, columns: number): { x: number; y: number } {
  return { x: (margin + (cell % columns) + 0.5) * cellSize, y: (margin + Math.floor(cell / columns) + 0.5) * cellSize };
}

/** A board of lines: stones stand on its points. Rows and columns are numbered from 0. */
export function PointsBoard(props: PointsBoardProps) {
  const { rows, columns } = props;
  const numberOf = ({ row, column }: Cell) => row * columns + column;
  const look = (cell: Cell): CellLook => {
    const number = numberOf(cell);
    const stone = props.stone(number);
    return {
      name: props.name(number),
      draw: stone === null ? undefined : <Stone stone={stone} />,
      mark: props.mark?.(number),
    };
  };
  return (
    <div class="points-board" style={{ maxWidth: `${Math.max(columns, rows) * 92}px` }}>
      <Grid
        rows={rows} columns={columns} width={columns + margin + rim} height={rows + margin + rim} label={props.label} look={look} still={props.still ?? false}
        place={({ row, column }) => ({ x: column + margin, y: row + margin })}
        onPick={(cell) => props.onPick?.(numberOf(cell))}
        onHover={(cell) => props.onHover?.(cell === null ? null : numberOf(cell))}
        under={<Lines rows={rows} columns={columns} />}
        over={props.over}
      />
    </div>
  );
}

export function Stone({ stone }: { readonly stone: "x" | "o" }) {
  return <circle class={`stone ${stone === "x" ? "black" : "white"}`} cx="32" cy="32" r="27" />;
}

function Lines({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const at = (index: number) => (margin + index + 0.5) * cellSize;
  return (
    <>
      <rect class="points-wood" width={(columns + margin + rim) * cellSize} height={(rows + margin + rim) * cellSize} />
      {Array.from({ length: rows }, (_, row) => <line key={`r${row}`} class="points-line" x1={at(0)} x2={at(columns - 1)} y1={at(row)} y2={at(row)} />)}
      {Array.from({ length: columns }, (_, column) => <line key={`c${column}`} class="points-line" y1={at(0)} y2={at(rows - 1)} x1={at(column)} x2={at(column)} />)}
      {Array.from({ length: rows }, (_, row) => <text key={`t${row}`} class="points-number" x={18} y={at(row) + 7}>{row}</text>)}
      {Array.from({ length: columns }, (_, column) => <text key={`u${column}`} class="points-number" x={at(column)} y={26}>{column}</text>)}
    </>
  );
}
