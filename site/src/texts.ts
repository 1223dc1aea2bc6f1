// The words that all views share. A view keeps its own words in views/NAME/texts.ts.

import type { Certainty } from "./parts/badge.tsx";
import type { Tone } from "./parts/letter.tsx";

/** "4 s", "3 minutes", "2 hours". */
export function duration(seconds: number): string {
  if (seconds < 1) return "under a second";
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3600)} hours`;
}

/** "501 MiB". */
export function size(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit] ?? ""}`;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

export const texts = {
  certaintyName: { exact: "exact", estimate: "estimate", unknown: "not known" } satisfies Record<Certainty, string>,
  certainty: {
    exact: "proved, or read from a table that was proved",
    estimate: "found by sampling; it may be wrong",
    unknown: "neither proved nor in a table",
  } satisfies Record<Certainty, string>,
  letter: { win: "W", draw: "D", loss: "L", unknown: "?" } satisfies Record<Tone, string>,
  tone: { win: "the player who moves wins", draw: "draw", loss: "the player who moves loses", unknown: "not known" } satisfies Record<Tone, string>,
  copy: "Copy",
  copied: "Copied",
  failed: "Not copied",
  copyLink: "Copy link",
  command: "The same answer on the command line",
  tryAgain: "Try again",
  starting: "Starting",
  notInTime: (time: string) => `This was not found in ${time}.`,
  lookLonger: (time: string) => `Look for up to ${time}`,
  progress: "Progress",
  cancel: "Cancel",
  close: "Close",
  elapsed: (seconds: number, left: number | null) => `${duration(seconds)} so far${left === null ? "" : `, about ${duration(left)} left`}`,
  stepOf: (at: number, last: number) => `${at} of ${last}`,
  stepSlider: "Move of the line",
  toStart: "To the start",
  stepBack: "One move back",
  stepForward: "One move on",
  toEnd: "To the end",
  startAgain: "Start again",
  skip: "Skip to the page",
  lightOrDark: "Light or dark",
  help: "Keys",
  helpKey: "show the keys",
  home: "Zermelo, start page",
  games: "Games",
  noView: (name: string) => `There is no page called ${name}`,
  otherViews: "These are the pages:",
  broken: "This page stopped",
  brokenWhy: (message: string) => `${message}. The address may hold something that the page cannot show. If it does not, the mistake is ours: please report the address and this sentence.`,
  reload: "Load it again",
  backHome: "To the start page",
  moreMoves: (count: number) => plural(count, "more move"),
  noValue: "value not found",
  gains: "gains",
  dominated: "dominated",
  hottest: "hottest",
  saidTone: { win: "wins, leaves", draw: "draws, leaves", loss: "loses, leaves", unknown: "leaves" } satisfies Record<Tone, string>,
  temperature: "temperature",
  fold: "less",
  unfold: (characters: number) => `all ${plural(characters, "character")}`,
  mean: (mean: string) => `mean ${mean}`,
  degrees: (temperature: string) => `temperature ${temperature}`,
  thermographSaid: (left: string, right: string, mean: string, temperature: string) => `Thermograph: stops ${left} and ${right}, mean ${mean}, temperature ${temperature}`,
} as const;
