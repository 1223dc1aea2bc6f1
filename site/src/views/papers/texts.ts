import type { Claim } from "../../../claims.d.mts";
import { duration, plural } from "../../texts.ts";
import type { Item } from "./items.ts";
import type { Agreement } from "./rows.ts";

export type Verdict = Claim["verdict"];

export const verdicts: readonly Verdict[] = ["reproduced", "differs", "lost", "open"];

export const card = {
  item: "hackenbush-values",
  answer: ({ compared, same }: Agreement) => `${same} of ${compared} agree`,
  says: "Every value of the Hackenbush thesis, computed just now. Five papers are checked claim by claim.",
} as const;

export const texts = {
  title: "Papers",
  about: "Five papers, claim by claim: what each one says, what we found, and the tables computed again on this machine.",
  all: "All papers",
  verdict: { reproduced: "reproduced", differs: "differs", lost: "lost", open: "open" } satisfies Record<Verdict, string>,
  meaning: {
    reproduced: "our figure agrees, or a test shows that the code follows the definition",
    differs: "our figure does not agree; the reason is given as far as it is known",
    lost: "the text lacks the data, most often a drawing or a curve",
    open: "not compared yet",
  } satisfies Record<Verdict, string>,
  count: (verdict: Verdict, count: number) => `${count} ${verdict}`,
  claims: (count: number) => plural(count, "claim"),
  computed: "Computed again",
  byClaim: "Claim by claim",
  show: "Show",
  every: "all",
  none: "No claim of this kind.",
  noPaper: (key: string) => `There is no paper called ${key}.`,
  noItem: (name: string) => `There is nothing called ${name} to compute again.`,
  found: "We found: ",
  run: "Compute",
  again: "Compute again",
  running: "Computing",
  takes: (seconds: number) => `about ${duration(Math.max(1, seconds))}`,
  howMuch: "How much to compute",
  aPart: "A part",
  theWhole: (what: string) => `The whole: ${what}`,
  further: (what: string) => `The command line goes further: ${what}.`,
  onlyThere: (item: Item) => `This needs ${item.further ?? ""}, so it runs on the command line only.`,
  needs: (tables: string) => `Rows are not known where ${tables} are missing on this machine.`,
  stopped: "Stopped. The rows below were finished before.",
  whole: "The whole, on the command line",
  theirs: "theirs",
  ours: "ours",
  differs: "differs",
  agrees: "agrees",
  notKnown: "not known",
  needsFiles: (files: readonly string[]) => `not known: needs ${files[0] ?? ""}${files.length > 1 ? ` and ${files.length - 1} more` : ""}`,
  look: "Position",
  open: "Open",
  openRow: (name: string) => `Open ${name}`,
  verdictColumn: "Same",
  rows: (count: number) => plural(count, "row"),
  summary: ({ compared, same, unknown }: Agreement): string => {
    const rest = unknown > 0 ? `, ${plural(unknown, "row")} not known` : "";
    if (compared === 0) return unknown > 0 ? `${plural(unknown, "row")} not known` : "";
    return same === compared ? `${plural(compared, "row")} compared: all agree${rest}` : `${plural(compared, "row")} compared: ${same} agree, ${compared - same} differ${rest}`;
  },
  reason: "A difference is explained in its row, or by the claims below.",
  authorsMachine: "Times and node counts of the papers were measured by their authors, on their machines.",
  related: "What the paper says about it",
} as const;
