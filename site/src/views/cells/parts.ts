// The connected parts of a board of cells: nothing that happens in one of them touches another.

import { cellOf, fromRows, indexOf, type CellBoard } from "./board.ts";

export interface Part {
  readonly letter: string; // A, B, .. Z, AA, AB, ..
  readonly cells: readonly number[]; // of the whole board, ascending
  readonly board: CellBoard; // the part alone, cut to its cells
}

export function letterOf(index: number): string {
  return (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));
}

function neighbours(board: CellBoard, index: number): number[] {
  const { row, column } = cellOf(board, index);
  return [
    ...(column > 0 ? [index - 1] : []), ...(column + 1 < board.columns ? [index + 1] : []),
    ...(row > 0 ? [index - board.columns] : []), ...(row + 1 < board.rows ? [index + board.columns] : []),
  ];
}

/** The groups of adjacent cells that are not `empty`, by their first cells. */
export function groupsOf(board: CellBoard, empty: string): number[][] {
  const groups: number[][] = [];
  const seen = new Set<number>();
  for (let start = 0; start < board.cells.length; ++start) {
    if (seen.has(start) || board.cells[start] === empty) continue;
    const group = [start];
    seen.add(start);
    for (const cell of group) {
      for (const near of neighbours(board, cell)) {
        if (seen.has(near) || board.cells[near] === empty) continue;
        seen.add(near);
        group.push(near);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

export function partsOf(board: CellBoard, empty: string): Part[] {
  return groupsOf(board, empty).map((cells, index) => ({ letter: letterOf(index), cells, board: cutOut(board, cells, empty) }));
}

function cutOut(board: CellBoard, cells: readonly number[], empty: string): CellBoard {
  const places = cells.map((index) => cellOf(board, index));
  const rows = places.map((place) => place.row);
  const columns = places.map((place) => place.column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1];
  const grid = Array.from({ length: height }, () => Array<string>(width).fill(empty));
  places.forEach(({ row, column }, index) => {
    const line = grid[row - top];
    if (line !== undefined) line[column - left] = board.cells[cells[index] ?? 0] ?? empty;
  });
  return fromRows(grid.map((line) => line.join("")));
}

/** The sides of cells that are the outline of a part: those beyond which another cell, or none, lies. */
export function outline(board: CellBoard, cells: readonly number[]): { readonly index: number; readonly side: "top" | "right" | "bottom" | "left" }[] {
  const inside = new Set(cells);
  return cells.flatMap((index) => {
    const { row, column } = cellOf(board, index);
    const isInside = (r: number, c: number) => c >= 0 && c < board.columns && inside.has(indexOf(board, { row: r, column: c }));
    return [
      ...(isInside(row - 1, column) ? [] : [{ index, side: "top" as const }]), ...(isInside(row, column + 1) ? [] : [{ index, side: "right" as const }]),
      ...(isInside(row + 1, column) ? [] : [{ index, side: "bottom" as const }]), ...(isInside(row, column - 1) ? [] : [{ index, side: "left" as const }]),
    ];
  });
}
