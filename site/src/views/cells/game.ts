import type { Kind } from "../../boards/cell-picture.tsx";
import type { Players } from "../normal-play/texts.ts";
import type { CellBoard, CellKinds } from "./board.ts";

/** A game on a board of cells: what the page must know of it, which is how it is written and drawn. */
export interface CellGame {
  readonly name: string; // as in the path of a question: "clobber"
  readonly title: string;
  readonly players: Players;
  readonly kinds: CellKinds;
  readonly keys: Readonly<Record<string, string>>; // what a key puts on a cell
  readonly keysSaid: string;
  readonly parse: (text: string) => CellBoard | string;
  readonly first: string; // the position of an empty address
  readonly kind: (sign: string) => Kind;
  readonly kindName: (sign: string) => string;
  readonly moveAs: "arrow" | "domino"; // an arrow has a direction: from the first cell of a move to the second
  readonly negative: { readonly label: string; readonly make: (board: CellBoard) => CellBoard };
  readonly explains: boolean; // solve has --explain
  readonly examples: readonly { readonly position: string; readonly label: string }[];
  readonly families: readonly string[];
  readonly card: { readonly position: string; readonly sentence: string }; // on the landing page
  readonly how: string; // one sentence about the moves
}
