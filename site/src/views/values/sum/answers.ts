// The program's answers about sums: the fields of docs/formats.md that this page reads.

import type { Facts, Outcome, Side } from "../answers.ts";

export interface SumMove {
  readonly part: number;
  readonly move: string;
}

interface First {
  readonly winner: Side | null;
  readonly move: SumMove | null;
}

interface Explanation {
  readonly why: string;
  readonly parts: readonly { readonly part: string; readonly value: string | null; readonly value_too_long: boolean; readonly outcome: Outcome | null }[];
}

export interface Solved {
  readonly position: string;
  readonly error?: string;
  readonly outcome?: Outcome | null;
  readonly left_first?: First;
  readonly right_first?: First;
  readonly parts?: readonly string[];
  readonly winning_moves?: { readonly left_first?: readonly SumMove[] | null; readonly right_first?: readonly SumMove[] | null };
  readonly explanation_left_first?: Explanation;
  readonly explanation_right_first?: Explanation;
  readonly exact?: boolean;
  readonly nodes?: number;
  readonly seconds?: number;
}

export interface ListedMove extends SumMove {
  readonly side: Side;
  readonly position: string;
  readonly value: string | null;
  readonly incentive: string | null;
  readonly dominated: boolean | null;
}

export interface Moves {
  readonly position: string;
  readonly error?: string;
  readonly moves?: readonly ListedMove[];
}

export interface Valued extends Facts {
  readonly position: string;
  readonly error?: string;
  readonly exact?: boolean;
}
