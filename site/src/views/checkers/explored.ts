import { useAnswer, type Asked } from "../../api/answer.ts";
import { useAnswers } from "../../api/many.ts";
import { change, type How } from "../../state/route.ts";
import type { Line, Probe } from "./answers.ts";
import { firstIllegal, gameParams, positionsOf, type Game } from "./game.ts";
import { mistakes, type Mistake } from "./mistakes.ts";
import { format, type Position } from "./position.ts";

/** The game of the address with what the program knows about it. */
export interface Explored {
  readonly start: Position;
  readonly played: readonly string[]; // the moves of the game
  readonly steps: readonly string[]; // the game, then the best line from its end
  readonly at: number; // how many steps are on the board
  readonly position: Position; // on the board
  readonly text: string;
  readonly probe: Asked<Probe>; // of the position on the board
  readonly line: Asked<Line>; // from the end of the game
  readonly answers: readonly (Probe | undefined)[]; // of the positions of the game
  readonly mistakes: readonly Mistake[];
  readonly illegal: number | null; // a move of the game that the program does not allow
  readonly go: (at: number, how?: How) => void;
  readonly play: (move: string, how?: How) => void;
  readonly place: (position: Position, patch?: Readonly<Record<string, string | null>>) => void; // another position, without a game
}

/** A position without pieces cannot be asked about. */
function question(position: Position): string | null {
  return position.pieces.size === 0 ? null : format(position);
}

export function useExplored(game: Game): Explored {
  const { start, moves: played } = game;
  const positions = positionsOf(start, played);
  const end = positions.at(-1) ?? start;
  const asked = question(end);
  const line = useAnswer<Line>(asked === null ? null : "checkers/line", asked === null ? {} : { position: asked });
  const steps = [...played, ...(line.fresh ? line.answer?.moves ?? [] : [])];
  const at = Math.min(game.at, steps.length);
  const position = positions[at] ?? positionsOf(end, steps.slice(played.length, at)).at(-1) ?? end;
  const now = question(position);
  const probe = useAnswer<Probe>(now === null ? null : "checkers/probe", now === null ? {} : { position: now });
  const { answers } = useAnswers<Probe>("checkers/probe", played.length === 0 ? [] : positions.map(format));
  const illegal = firstIllegal(played, answers);
  const go = (to: number, how: How = "push") => change({ at: to === played.length ? null : String(Math.max(0, Math.min(to, steps.length))) }, how);
  return {
    start, played, steps, at, position, text: format(position), probe, line, answers, go,
    mistakes: mistakes(played.slice(0, illegal ?? played.length), answers),
    illegal,
    play: (move, how = "push") => {
      if (at < played.length && played[at] === move) go(at + 1, how);
      else change(gameParams(start, [...steps.slice(0, at), move]), how);
    },
    place: (to, patch = {}) => change({ position: format(to), moves: null, at: null, ...patch }),
  };
}
