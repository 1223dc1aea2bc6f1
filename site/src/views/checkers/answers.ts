// The program's answers about checkers: the fields of docs/formats.md that this view reads.

export type Result = "win" | "draw" | "loss";

export interface ProbeMove {
  readonly move: string;
  readonly position: string;
  readonly result: Result | null; // for the side that is then to move
  readonly dtw: number | null;
  readonly dtc: number | null;
}

export interface Probe {
  readonly position: string;
  readonly result: Result | null;
  readonly dtw: number | null;
  readonly dtc: number | null;
  readonly missing: readonly string[];
  readonly moves?: readonly ProbeMove[];
}

export interface Line {
  readonly position: string;
  readonly result: Result | null;
  readonly moves: readonly string[] | null; // empty for a draw
  readonly by: string | null;
  readonly missing: string | null; // the file that would be needed
}

export interface Solved {
  readonly result: Result | null;
  readonly move: string | null;
  readonly dtw: number | null;
  readonly depth: number;
}

export interface Stats {
  readonly slice: string;
  readonly positions: number;
  readonly win: number | null;
  readonly loss: number | null;
  readonly draw: number | null;
  readonly distances?: Distances;
  readonly missing?: string;
}

/** How many positions without a capture are won and lost in how many plies: win[n] in n. */
export interface Distances {
  readonly win: readonly number[];
  readonly loss: readonly number[];
}

export interface Longest {
  readonly slice: string;
  readonly longest_win: Extreme | null;
  readonly longest_loss: Extreme | null;
}

export interface Extreme {
  readonly plies: number | null;
  readonly count: number | null;
  readonly positions: readonly string[];
}

export interface Built {
  readonly slice: string;
  readonly was_there: boolean;
}
