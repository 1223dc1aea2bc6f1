import { useSignal } from "@preact/signals";
import type { ComponentChildren, TargetedKeyboardEvent, TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";
import { cellSize, keyStep, type Cell } from "./cells.ts";

/** The piece on a cell, and its name for screen readers. */
export interface CellLook {
  readonly name: string; // "square 18, White king"
  readonly draw?: ComponentChildren; // in a box of cellSize by cellSize
  readonly mark?: ComponentChildren; // above it, in the same box: letters and numbers that the name says in words
  readonly lift?: ComponentChildren; // what follows the pointer when the cell is dragged; none: it cannot be dragged
  readonly selected?: boolean;
}

export interface GridProps {
  readonly rows: number;
  readonly columns: number;
  readonly label: string; // "Checkers board, Black to move"
  readonly look: (cell: Cell) => CellLook;
  readonly place?: (cell: Cell) => { x: number; y: number }; // in cells; default: column, row
  readonly width?: number; // of the picture, in cells; default: columns
  readonly height?: number; // default: rows
  readonly onPick?: (cell: Cell) => void; // click, Enter or Space
  readonly onLift?: (cell: Cell) => void; // a drag begins; default: onPick
  readonly onDrop?: (from: Cell, to: Cell | null) => void; // null: dropped outside the board
  readonly onHover?: (cell: Cell | null) => void;
  readonly onKey?: (key: string, cell: Cell) => boolean; // true: the key was used
  readonly under?: ComponentChildren; // drawn below the cells
  readonly still?: boolean; // a picture: nothing can be picked
  readonly over?: ComponentChildren; // drawn above them, not in the way of the pointer
}

/** A finger that drags a piece does not scroll the page; touch-action has no effect on parts of a picture. */
function keepStill(event: TouchEvent): void {
  event.preventDefault();
}

interface Drag {
  readonly from: Cell;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
}

/** The cell at a point of the screen, or null. */
export function cellAtPoint(x: number, y: number): Cell | null {
  const found = document.elementFromPoint(x, y)?.closest("[data-cell]")?.getAttribute("data-cell");
  const [row, column] = (found ?? "").split(",").map(Number);
  return found && row !== undefined && column !== undefined ? { row, column } : null;
}

function pointInPicture(svg: SVGSVGElement, event: PointerEvent): { x: number; y: number } {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return { x: point.x, y: point.y };
}

/** A board of cells: a grid for screen readers, one tab stop, arrow keys move the focus, pieces can be dragged. */
export function Grid(props: GridProps) {
  const { rows, columns } = props;
  const svg = useRef<SVGSVGElement>(null);
  const focus = useSignal<Cell>({ row: 0, column: 0 });
  const drag = useSignal<Drag | null>(null);
  const place = props.place ?? (({ row, column }: Cell) => ({ x: column, y: row }));
  const focused = { row: Math.min(focus.value.row, rows - 1), column: Math.min(focus.value.column, columns - 1) };

  const onKeyDown = (event: TargetedKeyboardEvent<SVGGElement>, cell: Cell) => {
    const next = keyStep(event.key, cell, rows, columns);
    if (next !== null) {
      focus.value = next;
      svg.current?.querySelector<SVGGElement>(`[data-cell="${next.row},${next.column}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      props.onPick?.(cell);
    } else if (props.onKey?.(event.key, cell) !== true) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const onPointerDown = (event: TargetedPointerEvent<SVGGElement>, cell: Cell, look: CellLook) => {
    if (event.button !== 0 || look.lift === undefined || svg.current === null) return;
    drag.value = { from: cell, ...pointInPicture(svg.current, event), moved: false };
    svg.current.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const held = drag.value;
    if (held === null) {
      if (props.onHover !== undefined && event.pointerType === "mouse") props.onHover(cellAtPoint(event.clientX, event.clientY));
      return;
    }
    const { x, y } = pointInPicture(event.currentTarget, event);
    drag.value = { ...held, x, y, moved: held.moved || Math.hypot(x - held.x, y - held.y) > 8 };
    if (!held.moved && drag.value.moved) (props.onLift ?? props.onPick)?.(held.from);
    if (!drag.value.moved) drag.value = held;
  };

  const onPointerUp = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const held = drag.value;
    drag.value = null;
    if (held === null) return;
    if (!held.moved) {
      props.onPick?.(held.from);
      return;
    }
    const to = cellAtPoint(event.clientX, event.clientY);
    const isBetween = to === null && event.currentTarget.contains(document.elementFromPoint(event.clientX, event.clientY));
    if (!isBetween) props.onDrop?.(held.from, to); // a light square of checkers is neither a cell nor outside
  };

  const marks: ComponentChildren[] = []; // not inside the cells: their names need not repeat what is drawn
  const cell = (at: Cell) => {
    const look = props.look(at);
    const { x, y } = place(at);
    if (look.mark !== undefined) marks.push(<g key={`${at.row},${at.column}`} transform={`translate(${x * cellSize} ${y * cellSize})`}>{look.mark}</g>);
    if (props.still === true) return <g key={at.column} transform={`translate(${x * cellSize} ${y * cellSize})`}>{look.draw}</g>;
    const isFocus = at.row === focused.row && at.column === focused.column;
    const held = drag.value?.moved === true && drag.value.from.row === at.row && drag.value.from.column === at.column;
    return (
      <g
        key={at.column}
        role="gridcell"
        aria-label={look.name}
        aria-selected={look.selected ?? false}
        tabIndex={isFocus ? 0 : -1}
        data-cell={`${at.row},${at.column}`}
        transform={`translate(${x * cellSize} ${y * cellSize})`}
        onTouchStart={look.lift === undefined ? undefined : keepStill}
        onClick={look.lift === undefined ? () => props.onPick?.(at) : undefined}
        onFocus={() => (focus.value = at)}
        onKeyDown={(event) => onKeyDown(event, at)}
        onPointerDown={(event) => onPointerDown(event, at, look)}
      >
        <rect width={cellSize} height={cellSize} fill="transparent" />
        <g class={held ? "held" : undefined} aria-hidden="true">{look.draw}</g>
        <rect class="focus" x="3" y="3" width={cellSize - 6} height={cellSize - 6} rx="6" />
      </g>
    );
  };

  const drawn = Array.from({ length: rows }, (_, row) => (
    <g key={row} role={props.still === true ? undefined : "row"}>{Array.from({ length: columns }, (_unused, column) => cell({ row, column }))}</g>
  ));
  const lifted = drag.value?.moved === true ? drag.value : null;
  return (
    <svg
      ref={svg}
      class="grid-board"
      {...(props.still === true ? { role: "img" } : { role: "grid", "aria-rowcount": rows, "aria-colcount": columns })}
      aria-label={props.label}
      viewBox={`0 0 ${(props.width ?? columns) * cellSize} ${(props.height ?? rows) * cellSize}`}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => (drag.value = null)}
      onPointerLeave={() => props.onHover?.(null)}
    >
      <g aria-hidden="true">{props.under}</g>
      {drawn}
      <g aria-hidden="true" pointer-events="none">{marks}{props.over}</g>
      {lifted !== null && (
        <g class="lifted" aria-hidden="true" transform={`translate(${lifted.x - cellSize / 2} ${lifted.y - cellSize / 2})`}>
          {props.look(lifted.from).lift}
        </g>
      )}
    </svg>
  );
}
