export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Units of a picture on one cell. */
export const cellSize = 64;

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a.row === b.row && a.column === b.column;
}

/** Where a key moves the focus, or null if it is not a key that does. */
export function keyStep(key: string, { row, column }: Cell, rows: number, columns: number): Cell | null {
  switch (key) {
    case "ArrowLeft": return { row, column: Math.max(0, column - 1) };
    case "ArrowRight": return { row, column: Math.min(columns - 1, column + 1) };
    case "ArrowUp": return { row: Math.max(0, row - 1), column };
    case "ArrowDown": return { row: Math.min(rows - 1, row + 1), column };
    case "Home": return { row, column: 0 };
    case "End": return { row, column: columns - 1 };
    case "PageUp": return { row: 0, column };
    case "PageDown": return { row: rows - 1, column };
    default: return null;
  }
}
