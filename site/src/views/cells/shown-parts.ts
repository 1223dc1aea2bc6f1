import type { ShownPart } from "../../boards/cell-board.tsx";
import type { PartLine } from "../../parts/part-list.tsx";
import type { Move, ValueAnswer } from "../normal-play/answers.ts";
import { texts as play, type Players } from "../normal-play/texts.ts";
import { cellOf, format, type CellBoard } from "./board.ts";
import { letterOf, outline, type Part } from "./parts.ts";

/** The two cells of a move: "5-4" is from 5 to 4, "0-3" a domino on both. */
export function cellsOf(move: string): readonly [number, number] {
  const [from, to] = move.split("-").map(Number);
  return [from ?? 0, to ?? 0];
}

/** The parts in which somebody can move, with new letters; the others do not matter any more. */
export function livingParts(parts: readonly Part[], moves: readonly Move[]): Part[] {
  const touched = new Set(moves.flatMap((move) => cellsOf(move.move)));
  return parts.filter((part) => part.cells.some((cell) => touched.has(cell))).map((part, index) => ({ ...part, letter: letterOf(index) }));
}

export function shownParts(board: CellBoard, parts: readonly Part[]): ShownPart[] {
  return parts.map((part) => ({
    letter: part.letter,
    first: cellOf(board, part.cells[0] ?? 0),
    sides: outline(board, part.cells).map(({ index, side }) => ({ cell: cellOf(board, index), side })),
  }));
}

export function partLines(parts: readonly Part[], values: ReadonlyMap<string, ValueAnswer>, players: Players): PartLine[] {
  return parts.map((part) => {
    const text = format(part.board);
    const answer = values.get(text);
    const outcome = answer?.outcome ?? null;
    return { letter: part.letter, text, value: answer?.value ?? null, said: outcome === null ? play.notKnown : play.outcome(outcome, players) };
  });
}
