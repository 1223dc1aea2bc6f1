// Changes of a position in set-up mode. A change that is not possible is one sentence that says why.

import { fits, other, type Piece, type Position, type Side } from "./position.ts";

const names: Readonly<Record<Side, string>> = { B: "black", W: "white" };

function withPieces(position: Position, edit: (pieces: Map<number, Piece>) => void): Position {
  const pieces = new Map(position.pieces);
  edit(pieces);
  return { toMove: position.toMove, pieces };
}

function same(a: Piece | undefined, b: Piece): boolean {
  return a?.side === b.side && a.king === b.king;
}

/** Puts a piece on a square; the same piece again takes it off. */
export function put(position: Position, square: number, piece: Piece | null): Position | string {
  if (piece === null) return withPieces(position, (pieces) => pieces.delete(square));
  if (same(position.pieces.get(square), piece)) return withPieces(position, (pieces) => pieces.delete(square));
  if (!fits(square, piece)) return `A ${names[piece.side]} man on ${square} would be a king.`;
  const before = position.pieces.get(square);
  const after = withPieces(position, (pieces) => pieces.set(square, piece));
  return before?.side !== piece.side && count(after, piece.side) > 12 ? "Each side has at most 12 pieces." : after;
}

/** Moves a piece to another square; null takes it off the board. */
export function carry(position: Position, from: number, to: number | null): Position | string {
  const piece = position.pieces.get(from);
  if (piece === undefined || from === to) return position;
  if (to !== null && !fits(to, piece)) return `A ${names[piece.side]} man on ${to} would be a king.`;
  return withPieces(position, (pieces) => {
    pieces.delete(from);
    if (to !== null) pieces.set(to, piece);
  });
}

function count(position: Position, side: Side): number {
  return [...position.pieces.values()].filter((piece) => piece.side === side).length;
}

/** The board rotated and the colours swapped: the same position for the other side. */
export function swapped(position: Position): Position {
  const pieces = new Map([...position.pieces].map(([square, piece]) => [33 - square, { ...piece, side: other(piece.side) }]));
  return { toMove: other(position.toMove), pieces };
}
