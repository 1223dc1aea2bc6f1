import { plural } from "../../texts.ts";

export const texts = {
  edge: { top: "Top edge", bottom: "Bottom edge", left: "Left edge", right: "Right edge" },
  add: { top: "Add a row above", bottom: "Add a row below", left: "Add a column on the left", right: "Add a column on the right" },
  remove: { top: "Remove the top row", bottom: "Remove the bottom row", left: "Remove the left column", right: "Remove the right column" },
  size: (title: string, rows: number, columns: number) => `${title}, ${plural(rows, "row")} of ${plural(columns, "cell")}`,
  board: (title: string, rows: number, columns: number) => `${title} board, ${plural(rows, "row")}, ${plural(columns, "column")}`,
  cell: (index: number, kind: string, part: string | null) => `cell ${index}, ${kind}${part === null ? "" : `, part ${part}`}`,
  open: (title: string, position: string) => `${title}: ${position}`,
  position: "Position",
  editHint: "A click changes a cell;",
  clear: "Back to the first board",
  noMoves: "Neither player has a move: the player to move has lost.",
} as const;
