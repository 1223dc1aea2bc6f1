// Clobber boards as the program reads them: rows of B, W and "." joined by "|", sizes such as 4x5,
// repeats such as (BBW)^9.

import { fromRows, joinedRows, mostCells, readSize, tooLarge, type CellBoard } from "../cells/board.ts";

const letters: Readonly<Record<string, string>> = { B: "B", X: "B", W: "W", O: "W", ".": ".", "-": "." };

/** A board, or one sentence that says what is wrong with the text. */
export function parse(given: string): CellBoard | string {
  const text = joinedRows(given);
  if (text.replaceAll("|", "") === "") return "The board is empty; write rows such as BW|WB, a size such as 3x4, or (BBW)^3.";
  const size = readSize(text);
  if (typeof size === "string") return size;
  if (size !== null) return checkerboard(size[0], size[1]);
  const rows: string[] = [];
  for (const [index, written] of text.split("|").entries()) {
    const row = expand(written, index + 1);
    if ("problem" in row) return row.problem;
    if (rows[0] !== undefined && row.cells.length !== rows[0].length) return `Row ${index + 1} has ${row.cells.length} cells; the first row has ${rows[0].length}.`;
    rows.push(row.cells);
  }
  if ((rows[0] ?? "").length * rows.length > mostCells) return tooLarge(text);
  return rows[0] === "" ? "The board has no cells." : fromRows(rows);
}

/** The start of the game: black and white stones in turn, black at the top left. */
function checkerboard(rows: number, columns: number): CellBoard {
  const cells = Array.from({ length: rows * columns }, (_, index) => ((Math.floor(index / columns) + (index % columns)) % 2 === 0 ? "B" : "W"));
  return { rows, columns, cells: cells.join("") };
}

type Expanded = { readonly cells: string } | { readonly problem: string };

/** Writes out the repeats of a row: B^3 and (BW)^3. */
function expand(text: string, row: number): Expanded {
  const open: number[] = []; // where in the output each open group began
  let out = "";
  let at = 0;
  const fail = (what: string): Expanded => ({ problem: `Row ${row}: ${what}` });
  while (at < text.length) {
    const sign = text[at] ?? "";
    at += 1;
    let start = out.length;
    if (sign === "(") {
      open.push(out.length);
      continue;
    }
    if (sign === ")") {
      const began = open.pop();
      if (began === undefined) return fail("there is a ) without a (.");
      start = began;
    } else if (sign === "^") {
      return fail("a ^ must follow a cell or a group in parentheses.");
    } else {
      const cell = letters[sign.toUpperCase()];
      if (cell === undefined) return fail(`"${sign}" is not a cell; a cell is B, W or a dot.`);
      out += cell;
    }
    if (text[at] !== "^") continue;
    const count = /^\d+/.exec(text.slice(at + 1))?.[0];
    if (count === undefined) return fail("a whole number must follow ^.");
    at += 1 + count.length;
    const unit = out.slice(start);
    if (start + unit.length * Number(count) > mostCells) return { problem: tooLarge(text) };
    out = out.slice(0, start) + unit.repeat(Number(count));
  }
  return open.length > 0 ? fail("a ( is not closed in its row.") : { cells: out };
}

/** Black and white exchanged: the negative of the game. */
export function negative(board: CellBoard): CellBoard {
  return { ...board, cells: board.cells.replace(/[BW]/g, (stone) => (stone === "B" ? "W" : "B")) };
}
