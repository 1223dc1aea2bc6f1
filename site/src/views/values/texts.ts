import { duration, plural } from "../../texts.ts";
import type { Evaluated, FormOption, Outcome, Side } from "./answers.ts";

/** The first line of the calculator. */
export const first = "{3||2|-1}";

/** On the landing page. The picture is drawn at once; a test compares `canonical` with the program's answer. */
export const card = {
  position: "clobber(BBWB) + domineering(2x3)",
  canonical: "{2v*|-1/2v*}",
  says: "A row of Clobber and a board of Domineering, side by side, are one game with one value.",
} as const;

const outcomes: Readonly<Record<Outcome, string>> = {
  L: "Left wins, whoever starts",
  R: "Right wins, whoever starts",
  N: "The first player wins",
  P: "The second player wins",
};

export const texts = {
  calculator: "Calculator",
  sum: "Sum of games",
  ways: "Values",
  expression: "Expression",
  placeholder: "{1|-1} + 2.^* - 1/2",
  keep: "Keep this line",
  keepHint: "Enter keeps the line; a name before = can be used in later lines.",
  signs: "Notation of the books",
  lines: "Lines",
  clear: "Clear all",
  undo: "undo",
  use: (line: string) => `Put ${line} into the box`,
  remove: (line: string) => `Remove ${line}`,
  removeSign: "×",
  examples: "Examples",
  functions: "Functions",
  waiting: "…",
  notFound: "Not known",
  nothing: "Type an expression",
  wrong: "Not an expression yet",
  outcome: (outcome: Outcome) => outcomes[outcome],
  isTrue: "True",
  isFalse: "False",
  side: { left: "Left", right: "Right" } satisfies Record<Side, string>,
  options: "Options",
  games: "Games",
  ofSide: (side: Side) => `${side === "left" ? "Left" : "Right"}'s options`,
  none: "none",
  open: (value: string) => `Options of ${value}`,
  nodeFacts: (facts: { readonly mean?: string | null; readonly temperature?: string | null }) => `mean ${facts.mean ?? "not known"}, temperature ${facts.temperature ?? "not known"}`,
  asSum: "Play it as a sum",
  facts: {
    outcome: "Outcome", mean: "Mean", temperature: "Temperature", left_stop: "Left stop", right_stop: "Right stop",
    atomic_weight: "Atomic weight", birthday: "Birthday", name: "Also written",
  },
  full: "The whole value",
  thermograph: "Thermograph",
  fate: (option: FormOption): string => {
    if (option.fate === "dominated") return `dominated by ${option.by ?? ""}`;
    if (option.fate === "reversible") {
      const instead = option.replaced_by?.length ? `replaced by ${option.replaced_by.join(", ")}` : "nothing takes its place";
      return `reversible through ${option.through ?? ""}: ${instead}`;
    }
    return option.typed ? "kept" : "in place of a reversible option";
  },
  how: (answer: Evaluated): string => {
    const source = answer.source === "search" ? "by search" : "by arithmetic";
    return answer.nodes !== undefined && answer.nodes > 0 ? `${source}, ${plural(answer.nodes, "node")}, ${duration(answer.seconds ?? 0)}` : source;
  },
  examplesList: [
    { text: "{1|-1}", says: "A switch: each player gains 1 by moving." },
    { text: "{3||2|-1}", says: "A threat: its mean is 2, its temperature 1." },
    { text: "clobber(BBWB) + domineering(2x3)", says: "Positions of different games, added." },
    { text: "{1,0,*|*2,{3|1}}", says: "Dominated options, and why they do not count." },
    { text: "^ || *", says: "Up and star are confused: neither is larger." },
    { text: "cool({4|1||0}, 1/2)", says: "Cooled: every move costs 1/2." },
    { text: "hackenbush(BRR)", says: "A stalk of one blue and two red edges." },
    { text: "tiny(2) < ^", says: "A positive game smaller than up." },
    { text: "incentives({3||2|-1})", says: "What each player gains by a move." },
  ],
} as const;
