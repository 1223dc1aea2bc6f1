// The program's answers about games of normal play: the fields of docs/formats.md that the views read.

export type Side = "left" | "right";
export type Outcome = "L" | "R" | "N" | "P";

export interface ValueAnswer {
  readonly position: string;
  readonly value: string | null;
  readonly name: string | null;
  readonly outcome: Outcome | null;
  readonly atomic_weight: string | null;
  readonly left_stop: string | null;
  readonly right_stop: string | null;
  readonly mean: string | null;
  readonly temperature: string | null;
  readonly birthday: number | string | null;
  readonly exact: boolean;
  readonly source: string | null;
  readonly nodes: number;
  readonly seconds: number;
  readonly at_least?: string | null;
  readonly at_most?: string | null;
  readonly note?: string;
}

export interface Move {
  readonly side: Side;
  readonly move: string;
  readonly position: string; // after it
  readonly value?: string | null; // that it leaves
  readonly incentive?: string | null;
  readonly dominated?: boolean | null;
}

export interface MovesAnswer {
  readonly position: string;
  readonly moves: readonly Move[];
}

export interface Fight {
  readonly winner: Side | null;
  readonly move: string | null;
}

export interface ExplainedPart {
  readonly part: string;
  readonly value: string | null;
  readonly outcome: Outcome | null;
}

export interface Explanation {
  readonly parts: readonly ExplainedPart[];
  readonly why: string;
}

export interface SolveAnswer {
  readonly position: string;
  readonly outcome: Outcome | null;
  readonly left_first: Fight | null;
  readonly right_first: Fight | null;
  readonly nodes: number;
  readonly seconds: number;
  readonly exact: boolean;
  readonly source: string | null;
  readonly method: string;
  readonly explanation_left_first?: Explanation;
  readonly explanation_right_first?: Explanation;
}

export interface Member {
  readonly family: string;
  readonly n: number;
  readonly position: string;
  readonly outcome: Outcome | null;
  readonly value: string | null;
  readonly value_too_long: boolean;
}

export interface Formula {
  readonly family: string;
  readonly formula: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly exceptions: number | null;
  readonly confirmations: number | null;
  readonly members: number;
  readonly too_few: boolean;
  readonly proved: boolean;
}

export function other(side: Side): Side {
  return side === "left" ? "right" : "left";
}

/** The winner when that player moves first. */
export function winnerIn(outcome: Outcome, first: Side): Side {
  if (outcome === "L") return "left";
  if (outcome === "R") return "right";
  return outcome === "N" ? first : other(first);
}

/** The outcome class from who wins the two games. */
export function outcomeOf(leftFirst: Side, rightFirst: Side): Outcome {
  if (leftFirst === rightFirst) return leftFirst === "left" ? "L" : "R";
  return leftFirst === "left" ? "N" : "P";
}
