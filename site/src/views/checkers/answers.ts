// What the program answers about checkers: the fields of docs/formats.md that this view reads.

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
  readonly moves: readonly string[] | null;
  readonly by: string | null;
  readonly missing: string | null; // the file that would be needed
}
