// The scale of a chart of a family: values that are numbers as such, multiples of up by their number of
// ups, and anything else by its mean.

import { wallsOf } from "../../parts/thermograph-walls.ts";
import { readValue, type Value } from "../../parts/value-tree.ts";
import type { Member } from "./answers.ts";

export type Scale = "number" | "ups" | "mean";

export interface Scaled {
  readonly scale: Scale;
  readonly heights: readonly (number | null)[]; // one for each member
}

export function scaled(members: readonly Member[]): Scaled {
  const values = members.map((member) => (member.value === null ? null : readValue(member.value)));
  const known = values.filter((value) => value !== null);
  const scale = scaleOf(known);
  return { scale, heights: values.map((value) => (value === null ? null : heightOf(value, scale))) };
}

function scaleOf(values: readonly Value[]): Scale {
  if (values.every((value) => value.kind === "simple" && value.ups === 0 && value.star === 0)) return "number";
  if (values.every((value) => value.kind === "simple" && value.number === 0) && values.some((value) => value.kind === "simple" && value.ups !== 0)) return "ups";
  return "mean";
}

function heightOf(value: Value, scale: Scale): number | null {
  if (value.kind === "simple") return scale === "ups" ? value.ups : value.number;
  return wallsOf(value)?.mean ?? null;
}
