import type { Point } from "./sketch.ts";

/** An item that the arrow keys select: a vertex, the ground included, or an edge. */
export interface Item {
  readonly key: string;
  readonly vertex: string | null;
  readonly edge: number | null;
  readonly at: Point; // in the picture, y downwards
}

/** The nearest item in a direction; one that lies aside counts as further away. */
export function nearestThat(items: readonly Item[], from: Item, dx: number, dy: number): Item | null {
  let best: Item | null = null;
  let least = Infinity;
  for (const item of items) {
    const ahead = (item.at.x - from.at.x) * dx + (item.at.y - from.at.y) * dy;
    const aside = Math.abs((item.at.x - from.at.x) * dy) + Math.abs((item.at.y - from.at.y) * dx);
    const far = ahead + 2 * aside;
    if (item.key === from.key || ahead <= 0.5 || far >= least) continue;
    best = item;
    least = far;
  }
  return best;
}
