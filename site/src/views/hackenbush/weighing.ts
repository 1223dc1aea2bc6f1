// The progress reports of a weighing: "against -3/8: Blue first 0.40, Red first 0.12, -1/2 to -1/4".

import { readNumber } from "../../parts/value-tree.ts";

export interface Weighing {
  readonly weight: string;
  readonly blue: number | null; // share of the games that the first player wins; 0 or 1 where that is proved
  readonly red: number | null;
  readonly low: string | null; // numbers that bound the value
  readonly high: string | null;
}

export interface WeighAnswer {
  readonly position: string;
  readonly estimate: string | null;
  readonly rates: { readonly blue_first: number; readonly red_first: number } | null;
  readonly confidence: number | null;
  readonly proved: boolean;
  readonly exact: boolean;
  readonly between: readonly string[] | null;
  readonly parts: number;
  readonly weighings: number;
  readonly why: string | null;
}

export function readWeighing(what: string): Weighing | null {
  const found = /^against (\S+?)(?:: Blue first (\S+), Red first ([^\s,]+))?(?:, (\S+) to (\S+))?$/.exec(what);
  if (found === null) return null;
  const end = (text: string | undefined) => (text === undefined || text === "?" ? null : text);
  return { weight: found[1] ?? "", blue: rateOf(found[2]), red: rateOf(found[3]), low: end(found[4]), high: end(found[5]) };
}

function rateOf(text: string | undefined): number | null {
  if (text === "win") return 1;
  if (text === "loss") return 0;
  const rate = Number(text ?? "-");
  return Number.isFinite(rate) ? rate : null;
}

/** The weighings so far with one more. Weighings between the same bounds are one; bounds that are wider begin the next part. */
export function followed(list: readonly Weighing[], next: Weighing): readonly Weighing[] {
  const last = list.at(-1);
  if (last === undefined) return [next];
  if (last.low === next.low && last.high === next.high) return [...list.slice(0, -1), next];
  const [low, high] = [readNumber(next.low ?? ""), readNumber(next.high ?? "")];
  const isWider = low !== null && high !== null && list.some((one) => (readNumber(one.low ?? "") ?? -Infinity) > low || (readNumber(one.high ?? "") ?? Infinity) < high);
  return isWider ? [next] : [...list, next];
}

/** The tilt of the drawing's pan, -1 to 1: the share of games that Blue wins more than Red, with either player first. */
export function tilt({ blue, red }: Weighing): number {
  return blue === null || red === null ? 0 : blue - red;
}
