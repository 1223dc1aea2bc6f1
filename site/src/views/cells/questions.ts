// The questions that the page asks about a board of cells.

import { useAnswer } from "../../api/answer.ts";
import { useAnswers } from "../../api/many.ts";
import type { MovesAnswer, SolveAnswer, ValueAnswer } from "../normal-play/answers.ts";
import { format } from "./board.ts";
import type { CellGame } from "./game.ts";
import type { Part } from "./parts.ts";

const quick = 1; // seconds for a value
const solving = 2; // seconds for the winner
const typing = 60; // milliseconds to wait for the next change
const mostParts = 40;

export function useBoardAnswers(game: CellGame, position: string) {
  const value = useAnswer<ValueAnswer>(`${game.name}/value`, { position, seconds: quick }, typing);
  const moves = useAnswer<MovesAnswer>(`${game.name}/moves`, { position, seconds: quick }, typing);
  const solved = useAnswer<SolveAnswer>(`${game.name}/solve`, { position, seconds: solving }, typing);
  const explained = useAnswer<SolveAnswer>(game.explains ? `${game.name}/solve` : null, { position, explain: true, seconds: quick }, typing);
  return { value, moves, solved, explained };
}

/** The value of each part, by its text. */
export function usePartValues(game: CellGame, parts: readonly Part[]): ReadonlyMap<string, ValueAnswer> {
  const texts = [...new Set(parts.map((part) => format(part.board)))].slice(0, mostParts);
  const { answers } = useAnswers<ValueAnswer>(`${game.name}/value`, texts, { seconds: quick });
  return new Map(answers.flatMap((one) => (one === undefined ? [] : [[one.position, one]])));
}
