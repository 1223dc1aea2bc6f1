// The program's answers about k in a row: the fields of docs/formats.md that this view reads.

import type { Colour } from "./board.ts";

export interface Tree {
  readonly move: string; // the attacker's turn
  readonly replies: readonly { readonly reply: string; readonly then: Tree }[];
}

export interface Solved {
  readonly to_move: Colour;
  readonly result: "first" | "second" | "draw" | "win" | "none" | null;
  readonly won_already: Colour | null;
  readonly cut: boolean;
  readonly exact: boolean;
  readonly nodes: number;
  readonly seconds: number;
  readonly move?: string | null; // exactly
  readonly turns?: number | null; // by threats
  readonly first_moves?: number | null;
  readonly line?: readonly string[] | null;
  readonly tree?: Tree | null;
  readonly limit?: number;
}

export interface DirectionTypes {
  readonly across: string;
  readonly down: string;
  readonly falling: string;
  readonly rising: string;
  readonly composite: readonly string[];
}

export interface PointTypes {
  readonly point: string;
  readonly x: DirectionTypes;
  readonly o: DirectionTypes;
}

export interface Connection {
  readonly colour: Colour;
  readonly direction: "across" | "down" | "falling" | "rising";
  readonly head: string;
  readonly length: number;
  readonly line: string;
  readonly type: string;
}

export interface Types {
  readonly rows: number;
  readonly columns: number;
  readonly connections: readonly Connection[];
  readonly points: readonly PointTypes[];
}
