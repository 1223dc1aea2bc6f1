import { plural } from "../../texts.ts";
import type { Outcome, Side } from "./answers.ts";

export const familySeconds = 20; // for a whole family

/** The names of the players in a game: Left is Black in Clobber and Blue in Hackenbush. */
export type Players = Readonly<Record<Side, string>>;

export const texts = {
  loading: "…",
  notKnown: "Not known",
  outcome: (outcome: Outcome, players: Players): string => {
    if (outcome === "L") return `${players.left} wins`;
    if (outcome === "R") return `${players.right} wins`;
    return outcome === "N" ? "The first player wins" : "The second player wins";
  },
  value: (value: string) => `value ${value}`,
  whoever: "whoever begins",
  by: (source: string | null, nodes: number) => `by ${source === null || source === "search" ? "search" : `the ${source}`}${nodes === 0 ? "" : `, ${plural(nodes, "position")}`}`,
  facts: "Value",
  canonical: "canonical form",
  otherName: "also written",
  mean: "mean",
  temperature: "temperature",
  stops: "stops",
  weight: "atomic weight",
  birthday: "birthday",
  between: (low: string | null, high: string | null): string => {
    if (low === null && high === null) return "no bound is known";
    if (low === null) return `at most ${high ?? ""}`;
    return high === null ? `at least ${low}` : `between ${low} and ${high}`;
  },
  valueNotFound: "The value was not found in a second.",
  valueStillNotFound: "The value was not found in two minutes either.",
  lookLonger: "Look for two minutes",

  whoWins: "Who wins",
  first: (player: string) => `${player} first`,
  winsBy: (player: string) => `${player} wins, by`,
  wins: (player: string) => `${player} wins`,
  notFound: "not found yet",
  searchOn: "Search on",
  searchOnHint: "The winner was not found in two seconds.",
  searching: "Looking for the winner",
  searchEmpty: "The winner was not found in the longer time either.",
  why: "Why",

  parts: "Parts",
  partAlone: (letter: string, text: string) => `Part ${letter} alone: ${text}`,

  movesOf: (player: string) => `${player}'s moves`,
  noMoves: (player: string) => `${player} has no move.`,
  gains: "gains",
  dominated: "dominated",
  hottest: "hottest",
  heat: (temperature: string) => `temperature ${temperature}`,
  leaves: (value: string) => `leaves ${value}`,
  unknownValue: "value not found",

  family: "Families",
  familyHint: (example: string) => `A family such as ${example}: its values, its outcomes, and a formula if one fits.`,
  familyField: "Family",
  upTo: "up to n",
  member: "n",
  position: "position",
  valueName: "value",
  outcomeName: "outcome",
  familyChart: (family: string, what: string) => `${family}: ${what} for each n`,
  scale: { number: "value", ups: "ups", mean: "mean" },
  conjecture: (formula: string) => `Conjecture: ${formula}`,
  evidence: (from: number, to: number, confirmations: number) => `It fits n = ${from} to ${to}, ${plural(confirmations, "member")} more than the formula needs; it is not proved.`,
  stopped: (n: number) => `The search stopped after ${familySeconds} seconds, at n = ${n}.`,
  noFormula: "No formula fits the members found.",
  tooFew: "There are too few members to suggest a formula.",
  toRange: (most: number) => `1 to ${most}`,
  members: "Members of the family",
  showMember: (n: number) => `Show n = ${n}`,
  needsN: (example: string) => `A family contains n, such as ${example}.`,
  tooLong: "known, but too long to show",
  close: "Close",
  compute: "Compute",

  play: "Play",
  edit: "Edit",
  stopPlaying: "End the game",
  youAre: "You are",
  both: "Both",
  toMove: (player: string) => `${player} to move`,
  thinking: "The program is thinking",
  over: (winner: string, loser: string) => `${winner} has won: ${loser} has no move`,
  hint: "Hint",
  hintKey: "a hint",
  showMoves: "Show the moves",
  hintIs: (move: string) => `Try ${move}.`,
  noHint: "Every move loses, or no winning move was found.",
  otherFirst: (player: string) => `Let ${player} move`,
  undo: "Undo",
  undoKey: "undo",
  playKey: "play against the program, or stop",
  examples: "Examples",
  negative: "Swap sides",
  command: "command",
} as const;
