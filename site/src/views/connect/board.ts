// Boards of k in a row as the program writes them: rows of x, o and . joined by "/". x begins the game.

export type Colour = "x" | "o";

export interface Rules {
  readonly text: string; // as the program reads it: "gomoku", "connect6", "standard" or "M,N,K,P,Q"
  readonly rows: number;
  readonly columns: number;
  readonly k: number; // stones in a row that win
  readonly p: number; // stones a turn
  readonly q: number; // stones in the first turn
}

export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly cells: string; // row by row
}

/** Whose stones are placed now, and how many are left of the turn. */
export interface Turn {
  readonly colour: Colour;
  readonly left: number;
}

const named: Readonly<Record<string, readonly number[]>> = {
  gomoku: [15, 15, 5, 1, 1],
  standard: [15, 15, 5, 1, 1],
  connect6: [19, 19, 6, 2, 1],
};

const largest = 32; // points on a side

/** Rules, or one sentence that says what is wrong with the text. */
export function readRules(text: string): Rules | string {
  const name = text.trim().toLowerCase();
  const numbers: readonly number[] = named[name] ?? name.split(",").map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : NaN));
  const [rows, columns, k, p, q, ...more] = numbers;
  if (rows === undefined || columns === undefined || k === undefined || p === undefined || q === undefined || more.length > 0 || numbers.some(Number.isNaN)) {
    return "Rules are gomoku, standard, connect6, or five numbers M,N,K,P,Q: M by N points, K in a row win, P stones a turn, Q in the first.";
  }
  if (Math.min(rows, columns) < 1 || Math.max(rows, columns) > largest) return `A board has 1 to ${largest} points on a side.`;
  if (k < 1 || p < 1 || q < 1) return "K, P and Q are 1 or more.";
  return { text: named[name] === undefined ? numbers.join(",") : name, rows, columns, k, p, q };
}

export function emptyBoard({ rows, columns }: Rules): Board {
  return { rows, columns, cells: ".".repeat(rows * columns) };
}

export function formatBoard({ rows, columns, cells }: Board): string {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)).join("/");
}

const letters: Readonly<Record<string, string>> = { x: "x", X: "x", b: "x", B: "x", o: "o", O: "o", w: "o", W: "o", ".": ".", "-": ".", _: "." };

/** A board, or one sentence that says what is wrong with the text. */
export function parseBoard(text: string): Board | string {
  const lines = text.split(/[/\n]/).map((line) => line.replace(/\s/g, "")).filter((line) => line !== "");
  const [first] = lines;
  if (first === undefined) return "A board is rows of x, o and . joined by /, as in xo./.x./...";
  for (const [index, line] of lines.entries()) {
    const wrong = Array.from(line).find((letter) => letters[letter] === undefined);
    if (wrong !== undefined) return `Row ${index + 1} has "${wrong}"; expected x, o or .`;
    if (line.length !== first.length) return `Row ${index + 1} has ${line.length} points; the first row has ${first.length}.`;
  }
  if (Math.max(lines.length, first.length) > largest) return `A board has at most ${largest} points on a side.`;
  return { rows: lines.length, columns: first.length, cells: Array.from(lines.join("")).map((letter) => letters[letter] ?? ".").join("") };
}

export function stonesOn({ cells }: Board): number {
  return cells.length - cells.split(".").length + 1;
}

export function other(colour: Colour): Colour {
  return colour === "x" ? "o" : "x";
}

/** The turn in a game that was played by the rules, from the number of stones. */
export function turnOf(rules: Rules, board: Board): Turn {
  const stones = stonesOn(board);
  if (stones < rules.q) return { colour: "x", left: rules.q - stones };
  const later = stones - rules.q;
  return { colour: Math.floor(later / rules.p) % 2 === 0 ? "o" : "x", left: rules.p - (later % rules.p) };
}

/** The turn after one stone of it. */
export function nextTurn(rules: Rules, turn: Turn): Turn {
  return turn.left > 1 ? { ...turn, left: turn.left - 1 } : { colour: other(turn.colour), left: rules.p };
}

export function withStone(board: Board, cell: number, stone: Colour | "."): Board {
  return { ...board, cells: board.cells.slice(0, cell) + stone + board.cells.slice(cell + 1) };
}

/** "7,8" is row 7, column 8, from 0. */
export function cellOf(point: string, columns: number): number {
  const [row, column] = point.split(",").map(Number);
  return (row ?? 0) * columns + (column ?? 0);
}

/** The points of a turn: "0,5 1,0". */
export function cellsOf(turn: string, columns: number): number[] {
  return turn === "*" || turn === "" ? [] : turn.split(" ").map((point) => cellOf(point, columns));
}

/** "x1" in the address: x moves and has one stone left of its turn. */
export function readTurn(text: string | undefined, otherwise: Turn): Turn {
  const found = /^([xo])(\d{1,2})?$/.exec(text ?? "");
  if (found === null) return otherwise;
  const colour = found[1] === "o" ? "o" : "x";
  return { colour, left: found[2] === undefined ? otherwise.left : Math.max(1, Number(found[2])) };
}

export function formatTurn(turn: Turn, otherwise: Turn): string | null {
  return turn.colour === otherwise.colour && turn.left === otherwise.left ? null : `${turn.colour}${turn.left}`;
}
