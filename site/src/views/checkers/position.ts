// Checkers positions as the program writes them: "B:WK9,12:B1,K4" is the side to move, then the
// squares of White and of Black, ascending; K is a king.

export type Side = "B" | "W";

export interface Piece {
  readonly side: Side;
  readonly king: boolean;
}

export interface Position {
  readonly toMove: Side;
  readonly pieces: ReadonlyMap<number, Piece>; // by square, 1 to 32
}

export const squares = 32;

export function other(side: Side): Side {
  return side === "B" ? "W" : "B";
}

/** The row on which men of a side become kings; row 0 is the one with the squares 1 to 4. */
function kingRow(side: Side): number {
  return side === "B" ? 7 : 0;
}

export function rowOf(square: number): number {
  return Math.floor((square - 1) / 4);
}

/** The column of the board, 0 to 7. */
export function columnOf(square: number): number {
  return 2 * ((square - 1) % 4) + (rowOf(square) % 2 === 0 ? 1 : 0);
}

export function squareAt(row: number, column: number): number {
  return row * 4 + Math.floor(column / 2) + 1;
}

/** A man that stands on its own king row would be a king. */
export function fits(square: number, piece: Piece): boolean {
  return piece.king || rowOf(square) !== kingRow(piece.side);
}

export function format(position: Position): string {
  const list = (side: Side) => [...position.pieces]
    .filter(([, piece]) => piece.side === side)
    .sort(([a], [b]) => a - b)
    .map(([square, piece]) => `${piece.king ? "K" : ""}${square}`)
    .join(",");
  return `${position.toMove}:W${list("W")}:B${list("B")}`;
}

/** A position, or one sentence that says what is wrong with the text. */
export function parse(text: string): Position | string {
  const parts = text.trim().toUpperCase().replace(/\.$/, "").split(":");
  const toMove = parts[0]?.trim();
  if (toMove !== "B" && toMove !== "W") return `A position begins with the side to move, "B:" or "W:".`;
  if (parts.length > 3) return "A position has three parts: B:W18,K22:B1,K2.";
  const pieces = new Map<number, Piece>();
  for (const part of parts.slice(1)) {
    const problem = readSide(part.trim(), pieces);
    if (problem !== null) return problem;
  }
  if (parts.length < 3) return "A position has three parts: B:W18,K22:B1,K2.";
  return { toMove, pieces };
}

function readSide(part: string, pieces: Map<number, Piece>): string | null {
  const side = part[0];
  if (side !== "W" && side !== "B") return `"${part}" should begin with W or B.`;
  for (const item of part.slice(1).split(",").map((word) => word.trim()).filter((word) => word !== "")) {
    const found = /^(K?)(\d+)(?:-(\d+))?$/.exec(item);
    if (found === null) return `"${item}" is not a square; squares are 1 to 32, and K before one is a king.`;
    const first = Number(found[2]);
    const last = Number(found[3] ?? found[2]);
    for (let square = first; square <= last; ++square) {
      const problem = put(square, { side, king: found[1] === "K" }, pieces);
      if (problem !== null) return problem;
    }
  }
  return null;
}

function put(square: number, piece: Piece, pieces: Map<number, Piece>): string | null {
  if (square < 1 || square > squares) return `There is no square ${square}; squares are 1 to 32.`;
  if (pieces.has(square)) return `Square ${square} is named twice.`;
  if (!fits(square, piece)) return `A man on ${square} would be a king: write K${square}.`;
  pieces.set(square, piece);
  return null;
}

/** Where a jump from one square to another captures: the square between, or null for a step. */
function between(from: number, to: number): number | null {
  const rows = rowOf(to) - rowOf(from);
  if (Math.abs(rows) !== 2) return null;
  return squareAt((rowOf(from) + rowOf(to)) / 2, (columnOf(from) + columnOf(to)) / 2);
}

/** The squares of a move, in order: "22x15x8" is 22, 15, 8. */
export function path(move: string): number[] {
  return move.split(/[-x]/).map(Number);
}

/** The position after a legal move; the rules are the program's business, this only moves the pieces. */
export function play(position: Position, move: string): Position {
  const way = path(move);
  const from = way[0] ?? 0;
  const to = way.at(-1) ?? 0;
  const piece = position.pieces.get(from);
  const pieces = new Map(position.pieces);
  pieces.delete(from);
  way.slice(1).forEach((square, index) => {
    const captured = between(way[index] ?? 0, square);
    if (captured !== null) pieces.delete(captured);
  });
  if (piece !== undefined) pieces.set(to, fits(to, piece) ? piece : { ...piece, king: true });
  return { toMove: other(position.toMove), pieces };
}

/** "1K+2C v 1K+1C": what Black has and what White has. */
export function material(position: Position): string {
  const count = (side: Side, king: boolean) => [...position.pieces.values()].filter((piece) => piece.side === side && piece.king === king).length;
  return `${count("B", true)}K+${count("B", false)}C v ${count("W", true)}K+${count("W", false)}C`;
}
