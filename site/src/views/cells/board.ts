// Boards of cells as texts: rows joined by "|". What a cell may hold is the game's business.

import type { Cell } from "../../boards/cells.ts";

export interface CellBoard {
  readonly rows: number;
  readonly columns: number;
  readonly cells: string; // row by row, one character a cell
}

/** The cells that a board of a game may have. */
export interface CellKinds {
  readonly order: string; // in the order of clicks: ".BW"
  readonly empty: string; // a cell that belongs to no part of the game
  readonly fresh: string; // what a new row or column holds
}

/** The largest side of a board that is edited on the page; the program reads up to `mostCells`. */
export const mostCells = 1024;

export function format({ columns, cells }: CellBoard): string {
  return (cells.match(new RegExp(`.{${columns}}`, "g")) ?? []).join("|");
}

export function at(board: CellBoard, { row, column }: Cell): string {
  return board.cells[row * board.columns + column] ?? "";
}

export function cellOf(board: CellBoard, index: number): Cell {
  return { row: Math.floor(index / board.columns), column: index % board.columns };
}

export function indexOf(board: CellBoard, { row, column }: Cell): number {
  return row * board.columns + column;
}

export function put(board: CellBoard, cell: Cell, kind: string): CellBoard {
  const index = indexOf(board, cell);
  return { ...board, cells: board.cells.slice(0, index) + kind + board.cells.slice(index + 1) };
}

/** The cell after a click. */
export function next(kind: string, kinds: CellKinds): string {
  return kinds.order[(kinds.order.indexOf(kind) + 1) % kinds.order.length] ?? kinds.empty;
}

export type Edge = "top" | "bottom" | "left" | "right";

export function canGrow(board: CellBoard, edge: Edge): boolean {
  const more = edge === "top" || edge === "bottom" ? board.columns : board.rows;
  return board.cells.length + more <= mostCells;
}

export function canShrink(board: CellBoard, edge: Edge): boolean {
  return (edge === "top" || edge === "bottom" ? board.rows : board.columns) > 1;
}

export function grow(board: CellBoard, edge: Edge, kinds: CellKinds): CellBoard {
  const rows = rowsOf(board);
  const row = kinds.fresh.repeat(board.columns);
  if (edge === "top") return fromRows([row, ...rows]);
  if (edge === "bottom") return fromRows([...rows, row]);
  return fromRows(rows.map((each) => (edge === "left" ? kinds.fresh + each : each + kinds.fresh)));
}

export function shrink(board: CellBoard, edge: Edge): CellBoard {
  const rows = rowsOf(board);
  if (edge === "top") return fromRows(rows.slice(1));
  if (edge === "bottom") return fromRows(rows.slice(0, -1));
  return fromRows(rows.map((each) => (edge === "left" ? each.slice(1) : each.slice(0, -1))));
}

export function turned(board: CellBoard): CellBoard {
  const rows = rowsOf(board);
  return fromRows(Array.from({ length: board.columns }, (_, column) => rows.map((row) => row[column] ?? "").join("")));
}

export function rowsOf(board: CellBoard): string[] {
  return format(board).split("|");
}

export function fromRows(rows: readonly string[]): CellBoard {
  return { rows: rows.length, columns: rows[0]?.length ?? 0, cells: rows.join("") };
}

/** Blanks around a text are dropped, and line ends separate rows, as the program reads it; "/" does as well. */
export function joinedRows(text: string): string {
  return text.trim().replace(/\r?\n|\//g, "|");
}

/** A size such as 3x4: its rows and columns; a sentence if it is too large or has no cells; null if it is not a size. */
export function readSize(text: string): readonly [number, number] | string | null {
  const found = /^(\d+)x(\d+)$/i.exec(text);
  if (found === null) return null;
  const [rows, columns] = [Number(found[1]), Number(found[2])];
  if (rows === 0 || columns === 0) return `The size ${text} has no cells; write one such as 3x4.`;
  if (rows * columns > mostCells) return tooLarge(text);
  return [rows, columns];
}

export function tooLarge(text: string): string {
  const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text;
  return `"${shown}" has more than ${mostCells} cells; that is the largest board.`;
}
