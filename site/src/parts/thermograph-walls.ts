// The walls of a thermograph, from the options of a value. All temperatures and values are dyadic
// numbers, which floating-point arithmetic keeps exact at these sizes.

import type { Value } from "./value-tree.ts";

export interface Bend {
  readonly t: number; // temperature
  readonly x: number; // value
}

/** A piecewise linear function of the temperature, from 0 on; `slope` holds beyond the last bend. */
interface Wall {
  readonly bends: readonly Bend[];
  readonly slope: number;
}

export interface Walls {
  readonly left: readonly Bend[]; // both end where the mast begins
  readonly right: readonly Bend[];
  readonly mean: number;
  readonly temperature: number; // 0 or more; of a number it is below 0, and this is 0
}

type Known = Map<Value, Walls>;

export function wallsOf(value: Value, known: Known = new Map()): Walls | null {
  if (value.kind === "simple") return mast(value.number);
  const found = known.get(value);
  if (found !== undefined) return found;
  const left = scaffold(value.left, "right", -1, known);
  const right = scaffold(value.right, "left", 1, known);
  if (left === null || right === null) return null;
  const walls = joined(left, right);
  known.set(value, walls);
  return walls;
}

function mast(number: number): Walls {
  const foot = [{ t: 0, x: number }];
  return { left: foot, right: foot, mean: number, temperature: 0 };
}

/** The best of the options' walls, each moved by the tax on the move. */
function scaffold(options: readonly Value[], side: "left" | "right", tax: 1 | -1, known: Known): Wall | null {
  let best: Wall | null = null;
  for (const option of options) {
    const walls = wallsOf(option, known);
    if (walls === null) return null;
    const wall = { bends: walls[side].map(({ t, x }) => ({ t, x: x + tax * t })), slope: tax };
    best = best === null ? wall : envelope(best, wall, tax < 0);
  }
  return best;
}

function at(wall: Wall, t: number): number {
  const { bends, slope } = wall;
  const next = bends.findIndex((bend) => bend.t > t);
  const before = bends[next < 0 ? bends.length - 1 : Math.max(0, next - 1)];
  const after = bends[next];
  if (before === undefined) return 0;
  if (next < 0 || after === undefined) return before.x + slope * (t - before.t);
  return before.x + ((after.x - before.x) / (after.t - before.t)) * (t - before.t);
}

function temperaturesOf(a: Wall, b: Wall): number[] {
  return [...new Set([...a.bends, ...b.bends].map((bend) => bend.t))].sort((x, y) => x - y);
}

/** Where the difference of two walls changes its sign after t, before `end`. */
function crossing(a: Wall, b: Wall, t: number, end: number): number | null {
  const gap = at(a, t) - at(b, t);
  const sample = end === Infinity ? t + 1 : end;
  const speed = (at(a, sample) - at(b, sample) - gap) / (sample - t);
  if (gap === 0 || speed === 0) return null;
  const meeting = t - gap / speed;
  return meeting > t && meeting < end ? meeting : null;
}

function envelope(a: Wall, b: Wall, larger: boolean): Wall {
  const times = temperaturesOf(a, b);
  const all = times.flatMap((t, index) => {
    const meeting = crossing(a, b, t, times[index + 1] ?? Infinity);
    return meeting === null ? [t] : [t, meeting];
  });
  const pick = larger ? Math.max : Math.min;
  return { bends: straightened(all.map((t) => ({ t, x: pick(at(a, t), at(b, t)) }))), slope: a.slope };
}

/** Without bends that lie on a straight line. */
function straightened(bends: readonly Bend[]): Bend[] {
  const out: Bend[] = [];
  for (const bend of bends) {
    const [before, last] = [out.at(-2), out.at(-1)];
    if (before !== undefined && last !== undefined && (last.x - before.x) * (bend.t - last.t) === (bend.x - last.x) * (last.t - before.t)) out.pop();
    out.push(bend);
  }
  return out;
}

/** The mast begins where the scaffolds first meet: their distance never grows. */
function joined(left: Wall, right: Wall): Walls {
  const times = temperaturesOf(left, right);
  let temperature = times.find((t) => at(left, t) <= at(right, t)) ?? Infinity;
  times.forEach((t, index) => {
    const meeting = crossing(left, right, t, times[index + 1] ?? Infinity);
    if (meeting !== null) temperature = Math.min(temperature, meeting);
  });
  const mean = at(left, temperature);
  const below = (wall: Wall) => straightened([...wall.bends.filter((bend) => bend.t < temperature), { t: temperature, x: mean }]);
  return { left: below(left), right: below(right), mean, temperature };
}
