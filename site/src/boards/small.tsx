import type { ComponentChildren } from "preact";
import { at } from "../views/cells/board.ts";
import { clobberGame } from "../views/clobber/game.ts";
import { domineeringGame } from "../views/domineering/game.ts";
import { parse, verticesOf } from "../views/hackenbush/drawing.ts";
import { CellPicture } from "./cell-picture.tsx";
import { HackenbushPicture } from "./hackenbush-picture.tsx";

const cellWidth = 24;

/** More vertices need a wider picture; a stalk is narrow. */
function widthOf(vertices: number): number {
  return 44 + 12 * Math.min(10, vertices);
}

interface SmallBoardProps {
  readonly game: string;
  readonly text: string; // the position as it was typed
  readonly label: string;
}

/** A picture of a position from its text, for places where nothing is clicked. A text that cannot be drawn gives nothing. */
export function SmallBoard({ game, text, label }: SmallBoardProps) {
  const frame = (width: number, children: ComponentChildren) => <div class="small-board" style={{ width: `${width}px` }} role="img" aria-label={label}>{children}</div>;
  if (game === "hackenbush") {
    const drawing = parse(text);
    return typeof drawing === "string" ? null : frame(widthOf(verticesOf(drawing).length), <HackenbushPicture drawing={drawing} />);
  }
  const drawn = game === "clobber" ? clobberGame : domineeringGame;
  const board = drawn.parse(text);
  if (typeof board === "string") return null;
  return frame(board.columns * cellWidth, <CellPicture rows={board.rows} columns={board.columns} kind={(cell) => drawn.kind(at(board, cell))} />);
}
