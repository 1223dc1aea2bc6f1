// The program's answers about values and sums: the fields of docs/formats.md that these pages read.

export type Outcome = "L" | "R" | "N" | "P";
export type Side = "left" | "right";

export interface Facts {
  readonly value?: string | null;
  readonly name?: string | null;
  readonly outcome?: Outcome | null;
  readonly atomic_weight?: string | null;
  readonly left_stop?: string | null;
  readonly right_stop?: string | null;
  readonly mean?: string | null;
  readonly temperature?: string | null;
  readonly birthday?: number | string | null;
}

export interface FormOption {
  readonly side: Side;
  readonly option: string;
  readonly value: string;
  readonly typed: boolean; // false: it takes the place of a reversible option
  readonly fate: "kept" | "dominated" | "reversible";
  readonly by: string | null;
  readonly through: string | null;
  readonly replaced_by: readonly string[] | null;
}

/** One line of the calculator: a value, a comparison, a list, a text, or why it was refused. */
export interface Evaluated extends Facts {
  readonly position: string;
  readonly error?: string;
  readonly truth?: boolean;
  readonly answer?: string;
  readonly left?: readonly string[];
  readonly right?: readonly string[];
  readonly form?: readonly FormOption[];
  readonly exact?: boolean;
  readonly source?: string | null;
  readonly nodes?: number;
  readonly seconds?: number;
  readonly note?: string;
}
