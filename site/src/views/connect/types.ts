// Types of Connections and of points, as the program names them, in their order of strength.

import type { Connection, PointTypes, Tree } from "./answers.ts";
import { cellOf, type Colour } from "./board.ts";

/** U and O promote nothing; V, then D1, L1, D2, L2 ..; threats; DW and a whole row. Greater is stronger. */
export function strength(type: string): number {
  const found = /^([A-Z]+)(\d*)(?:\.(\d+))?$/.exec(type);
  const stones = Number(found?.[2] ?? 0);
  const threats = Number(found?.[3] ?? 0);
  switch (found?.[1]) {
    case "O": return 1;
    case "V": return 2;
    case "D": return 10 * stones;
    case "S": return 10 * stones + 3;
    case "L": return 10 * stones + 6;
    case "T": return 1000 + 100 * stones + threats;
    case "DW": return 1e5;
    case "WIN": case "C": return 1e6;
    default: return 0;
  }
}

const steps: Readonly<Record<Connection["direction"], readonly [number, number]>> = { across: [0, 1], down: [1, 0], falling: [1, 1], rising: [1, -1] };

/** The cells of a Connection from its head on. */
export function cellsOfConnection({ head, direction, length }: Connection, columns: number): number[] {
  const first = cellOf(head, columns);
  const [down, right] = steps[direction];
  return Array.from({ length }, (_, index) => first + index * (down * columns + right));
}

/** The best type that a stone of the colour gets on a point, over the four directions. */
export function bestType(point: PointTypes, colour: Colour): string {
  return point[colour].composite[0] ?? "U";
}

/** Connections that matter: with a stone in them, the strongest first. */
export function strongest(connections: readonly Connection[]): Connection[] {
  return connections.filter((one) => /[xo]/.test(one.line)).sort((a, b) => strength(b.type) - strength(a.type) || b.length - a.length);
}

export interface Step {
  readonly move: string;
  readonly reply: string | null; // null: the attacker's last turn so far
}

/** The turns along a path through the tree of a win, and where it leads. `path` numbers the replies. */
export function along(tree: Tree, path: readonly number[]): { readonly steps: readonly Step[]; readonly node: Tree } {
  const steps: Step[] = [];
  let node = tree;
  for (const number of path) {
    const taken = node.replies[number];
    if (taken === undefined) break;
    steps.push({ move: node.move, reply: taken.reply });
    node = taken.then;
  }
  return { steps: [...steps, { move: node.move, reply: null }], node };
}
