import type { ComponentChildren } from "preact";
import { isNarrow } from "../state/narrow.ts";
import { Arrow } from "./arrow.tsx";
import { cellSize, sameCell, type Cell } from "./cells.ts";
import { CellDrawing, type Kind } from "./cell-picture.tsx";
import { Grid } from "./grid.tsx";
import "./cell-board.css";

/** A connected part of the board, as it is drawn. */
export interface ShownPart {
  readonly letter: string;
  readonly sides: readonly { readonly cell: Cell; readonly side: "top" | "right" | "bottom" | "left" }[];
  readonly first: Cell; // where its letter stands
}

interface CellBoardProps {
  readonly rows: number;
  readonly columns: number;
  readonly label: string;
  readonly kind: (cell: Cell) => Kind;
  readonly name: (cell: Cell) => string;
  readonly parts: readonly ShownPart[];
  readonly markedPart?: string | null;
  readonly picked?: Cell | null;
  readonly targets?: readonly Cell[]; // cells that may be picked next
  readonly preview?: { readonly cells: readonly [Cell, Cell]; readonly as: "arrow" | "domino"; readonly tone: string } | null;
  readonly onPick: (cell: Cell) => void;
  readonly onKey?: (key: string, cell: Cell) => boolean;
}

const gap = 0.4; // between the lines, in cells

/** A board of stones or of cells for dominoes. A long single row is drawn in several lines. */
export function CellBoard(props: CellBoardProps) {
  const { rows, columns } = props;
  const widest = isNarrow.value ? 8 : 12; // a single row breaks into lines of this many cells
  const isBroken = rows === 1 && columns > widest;
  const lines = isBroken ? Math.ceil(columns / widest) : 1;
  const place = ({ row, column }: Cell) => (isBroken ? { x: column % widest, y: Math.floor(column / widest) * (1 + gap) } : { x: column, y: row });
  const corner = (cell: Cell) => ({ x: place(cell).x * cellSize, y: place(cell).y * cellSize });
  const width = isBroken ? widest : columns;
  const height = isBroken ? lines + (lines - 1) * gap : rows;
  const isTarget = (cell: Cell) => props.targets?.some((one) => sameCell(one, cell)) ?? false;
  return (
    <div class="cell-board" style={{ maxWidth: `${width * 112}px` }}>
      <Grid
        rows={rows} columns={columns} width={width} height={height} place={place} label={props.label}
        look={(cell) => ({
          name: `${props.name(cell)}${isTarget(cell) ? ", may be chosen" : ""}`,
          selected: sameCell(props.picked ?? null, cell),
          draw: <CellDrawing kind={props.kind(cell)} picked={sameCell(props.picked ?? null, cell)} target={isTarget(cell)} />,
        })}
        onPick={props.onPick}
        {...(props.onKey === undefined ? {} : { onKey: props.onKey })}
        over={<>
          {props.parts.map((part, index) => <PartOutline key={part.letter} part={part} tone={index % 4} corner={corner} marked={part.letter === props.markedPart} />)}
          {props.preview && <Preview cells={[corner(props.preview.cells[0]), corner(props.preview.cells[1])]} as={props.preview.as} tone={props.preview.tone} />}
        </>}
      />
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The outline of a part runs a little inside its cells, and its letter stands in a corner of its first one. */
function PartOutline({ part, tone, corner, marked }: { readonly part: ShownPart; readonly tone: number; readonly corner: (cell: Cell) => Point; readonly marked: boolean }) {
  const size = cellSize;
  const ends = { top: [0, 0, size, 0], right: [size, 0, size, size], bottom: [0, size, size, size], left: [0, 0, 0, size] } as const;
  const path = part.sides.map(({ cell, side }) => {
    const { x, y } = corner(cell);
    const [x1, y1, x2, y2] = ends[side];
    return `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`;
  }).join("");
  const { x, y } = corner(part.first);
  return (
    <g class={`part tone-${tone}${marked ? " marked" : ""}`}>
      <path d={path} />
      <rect x={x} y={y} width={9 + 9 * part.letter.length} height="18" rx="3" />
      <text x={x + 4.5 + 4.5 * part.letter.length} y={y + 13.5} text-anchor="middle">{part.letter}</text>
    </g>
  );
}

function Preview({ cells: [from, to], as, tone }: { readonly cells: readonly [Point, Point]; readonly as: "arrow" | "domino"; readonly tone: string }): ComponentChildren {
  const half = cellSize / 2;
  if (as === "arrow") return <Arrow points={[from, to].map(({ x, y }) => ({ x: x + half, y: y + half }))} tone={tone} />;
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return <rect class={`domino ${tone}`} x={x + 7} y={y + 7} width={Math.abs(to.x - from.x) + cellSize - 14} height={Math.abs(to.y - from.y) + cellSize - 14} rx="8" />;
}
