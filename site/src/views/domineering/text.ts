// Domineering boards as the program reads them: rows of "." (free) and "#" (blocked) joined by "|",
// short rows are filled with blocked cells; or a size such as 4x5.

import { fromRows, joinedRows, mostCells, readSize, tooLarge, type CellBoard } from "../cells/board.ts";

/** A board, or one sentence that says what is wrong with the text. */
export function parse(given: string): CellBoard | string {
  const text = joinedRows(given);
  if (text.replaceAll("|", "") === "") return "The board is empty; write rows such as ..#|... or a size such as 3x4.";
  const size = readSize(text);
  if (typeof size === "string") return size;
  if (size !== null) return { rows: size[0], columns: size[1], cells: ".".repeat(size[0] * size[1]) };
  const rows = text.split("|");
  const columns = Math.max(...rows.map((row) => row.length));
  if (rows.length * columns > mostCells) return tooLarge(text);
  for (const [index, row] of rows.entries()) {
    const wrong = /[^.#]/.exec(row);
    if (wrong !== null) return `Row ${index + 1}, column ${wrong.index + 1}: "${wrong[0]}" is not a cell; a cell is . (free) or # (blocked).`;
  }
  return fromRows(rows.map((row) => row.padEnd(columns, "#")));
}
