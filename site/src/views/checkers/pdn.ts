// Games in PDN, the notation of draughts. Only the texts are read here; which moves are legal, the program says.

import { format, parse, path, type Position } from "./position.ts";

export interface PdnGame {
  readonly start: Position;
  readonly moves: readonly string[]; // as written: "11-15", "22x8"
}

const beginning = "B:W21-32:B1-12";

/** A text that is a game rather than a position. */
export function looksLikePdn(text: string): boolean {
  return /^\s*\[/.test(text) || /\b1\s*\.{1,3}\s*\d{1,2}\s*[-x:]/i.test(text);
}

/** Tags, comments, variations and marks taken away. */
function plain(text: string): string {
  let rest = text.replace(/^[%#].*$/gm, " ").replace(/\{[^}]*\}/g, " ").replace(/^\s*\[[^\]\n]*\]/gm, " ").replace(/\[\w+\s+"[^"]*"\s*\]/g, " ").replace(/;.*$/gm, " ");
  for (let shorter = ""; shorter !== rest;) {
    shorter = rest;
    rest = rest.replace(/\([^()]*\)/g, " ");
  }
  return rest.replace(/\$\d+/g, " ");
}

/** The first game of a text, or one sentence that says what is wrong with it. */
export function readPdn(text: string): PdnGame | string {
  const fen = /\[\s*FEN\s+"([^"]*)"\s*\]/i.exec(text)?.[1];
  const start = parse(fen ?? beginning);
  if (typeof start === "string") return `The FEN of the game: ${start}`;
  const moves: string[] = [];
  const words = plain(text).replace(/(\d+)\s*\.{1,3}/g, " ").split(/\s+/).filter((word) => word !== "");
  for (const word of words) {
    if (/^(1-0|0-1|1\/2-1\/2|\*|2-0|0-2|1-1)$/.test(word)) break;
    const move = word.replace(/[!?]+$/, "").replace(/:/g, "x").toLowerCase();
    if (!/^\d{1,2}(-\d{1,2}|(x\d{1,2})+)$/.test(move)) return `"${word}" is not a move; moves are written 11-15 or 22x15.`;
    moves.push(move);
  }
  return { start, moves };
}

/** The legal move that a text means: captures may be written by their ends alone. Several fit: the text is ambiguous. */
export function meant(written: string, legal: readonly string[]): readonly string[] {
  const exact = legal.filter((move) => move === written);
  if (exact.length > 0) return exact;
  const way = path(written);
  return legal.filter((move) => {
    const full = path(move);
    return full[0] === way[0] && full.at(-1) === way.at(-1) && isWithin(way, full);
  });
}

/** True if the squares occur in the full way in their order. */
function isWithin(squares: readonly number[], full: readonly number[]): boolean {
  let at = 0;
  for (const square of full) if (square === squares[at]) at += 1;
  return at === squares.length;
}

/** "1-0" is a win for Black, who moves first. */
export type PdnResult = "1-0" | "0-1" | "1/2-1/2" | "*";

export function writePdn(start: Position, moves: readonly string[], result: PdnResult): string {
  const turns = [start.toMove === "W" ? "1..." : ""];
  moves.forEach((move, index) => {
    const ply = index + (start.toMove === "W" ? 1 : 0);
    turns.push(ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move);
  });
  const fen = format(start);
  const tags = [`[Event "Zermelo"]`, `[GameType "21"]`, `[Result "${result}"]`, `[SetUp "1"]`, `[FEN "${fen}"]`];
  return `${tags.join("\n")}\n\n${folded([...turns.filter((turn) => turn !== ""), result])}\n`;
}

function folded(words: readonly string[]): string {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + word.length < 79) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}
