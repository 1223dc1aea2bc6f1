import { useAnswer } from "../../api/answer.ts";
import { useAnswers } from "../../api/many.ts";
import type { MovesAnswer, SolveAnswer, ValueAnswer } from "../normal-play/answers.ts";
import { format, partsOf, type Drawing } from "./drawing.ts";

export const quick = 1; // seconds for a value
const solving = 2; // seconds for the winner
const mostParts = 40;

export interface Part {
  readonly letter: string;
  readonly edges: readonly number[];
  readonly text: string;
}

export function namedParts(drawing: Drawing, letterOf: (index: number) => string): Part[] {
  return partsOf(drawing).map((edges, index) => ({ letter: letterOf(index), edges, text: format(drawing.filter((_, each) => edges.includes(each))) }));
}

/** The option that is left out where it has its usual value, so that equal questions are one. */
export function cutsOption(cuts: number): { readonly moves?: number } {
  return cuts === 1 ? {} : { moves: cuts };
}

/** The same option on the command line. */
export function cutsWords(cuts: number): readonly string[] {
  return cuts === 1 ? [] : ["--moves", String(cuts)];
}

export function useDrawingAnswers(position: string, cuts: number) {
  const query = { position, ...cutsOption(cuts), seconds: quick };
  const value = useAnswer<ValueAnswer>("hackenbush/value", query);
  const moves = useAnswer<MovesAnswer>("hackenbush/moves", query);
  const solved = useAnswer<SolveAnswer>(value.fresh ? "hackenbush/solve" : null, { ...query, seconds: solving });
  return { value, moves, solved };
}

/** The value of each part, by its text. With several cuts a turn a value of a part alone would mean nothing. */
export function usePartValues(parts: readonly Part[], cuts: number): ReadonlyMap<string, ValueAnswer> {
  const texts = [...new Set(parts.map((part) => part.text))].slice(0, mostParts);
  const asks = parts.length > 1 && cuts === 1;
  const { answers } = useAnswers<ValueAnswer>("hackenbush/value", asks ? texts : [], { seconds: quick });
  return new Map(answers.flatMap((one) => (one === undefined ? [] : [[one.position, one]])));
}
