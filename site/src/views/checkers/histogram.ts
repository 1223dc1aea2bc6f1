// A histogram of distances: won positions above the axis, lost ones below it.

import type { Distances } from "./answers.ts";

export interface Bar {
  readonly plies: number;
  readonly kind: "won" | "lost";
  readonly count: number;
}

export function barsOf({ win, loss }: Distances): Bar[] {
  const bars = (counts: readonly number[], kind: "won" | "lost") => counts.map((count, plies) => ({ plies, kind, count })).filter((bar) => bar.count > 0);
  return [...bars(win, "won"), ...bars(loss, "lost")];
}

/** The longest distance that occurs, and the most frequent one; null if none does. */
export function extremes(counts: readonly number[]): readonly [longest: number, usual: number] | null {
  const most = Math.max(0, ...counts);
  return most === 0 ? null : [counts.findLastIndex((count) => count > 0), counts.indexOf(most)];
}
