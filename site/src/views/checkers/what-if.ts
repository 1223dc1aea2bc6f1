// The worth of a position with one piece elsewhere: one question with many positions.

import { fits, format, squares, type Piece, type Position } from "./position.ts";

/** A piece on the board, or a spare one that would be added. */
export interface Subject {
  readonly from: number | null; // null: a spare piece
  readonly piece: Piece;
}

/** "4" is the piece on that square; "BK" and "W" are spare pieces. */
export function readSubject(text: string | undefined, position: Position): Subject | null {
  if (text === undefined) return null;
  const spare = /^([BW])(K?)$/.exec(text);
  if (spare !== null) return { from: null, piece: { side: spare[1] === "B" ? "B" : "W", king: spare[2] === "K" } };
  const piece = position.pieces.get(Number(text));
  return piece === undefined ? null : { from: Number(text), piece };
}

/** The position with the piece on that square instead. */
export function placed(position: Position, { from, piece }: Subject, square: number): Position {
  const pieces = new Map(position.pieces);
  if (from !== null) pieces.delete(from);
  pieces.set(square, piece);
  return { toMove: position.toMove, pieces };
}

/** Every square where it could stand, with the position then. */
export function placements(position: Position, subject: Subject): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (let square = 1; square <= squares; ++square) {
    const isFree = !position.pieces.has(square) || square === subject.from;
    if (isFree && fits(square, subject.piece)) found.set(square, format(placed(position, subject, square)));
  }
  return found;
}
