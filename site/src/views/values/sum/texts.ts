import type { Outcome, Side } from "../answers.ts";
import type { Kind } from "./parts.ts";

const name: Readonly<Record<Side, string>> = { left: "Left", right: "Right" };

const winners: Readonly<Record<Outcome, string>> = { L: "Left wins", R: "Right wins", N: "The first player wins", P: "The second player wins" };
const outcomes: Readonly<Record<Outcome, string>> = { L: "Left wins, whoever starts", R: "Right wins, whoever starts", N: "The first player wins", P: "The second player wins" };

export const card = {
  position: "clobber(BBW) + domineering(2x2) - hackenbush(BRR)",
  says: "Three games at once: a player moves in one of them, and a player who cannot move loses.",
  answer: (outcome: Outcome) => winners[outcome],
} as const;

export const texts = {
  title: "Sums of games",
  kind: { clobber: "Clobber", domineering: "Domineering", hackenbush: "Hackenbush", value: "Value" } satisfies Record<Kind, string>,
  kindOf: (letter: string) => `Kind of part ${letter}`,
  textOf: (letter: string) => `Text of part ${letter}`,
  countOf: (letter: string) => `Copies of part ${letter}`,
  signOf: (letter: string, negative: boolean) => `Part ${letter} is ${negative ? "subtracted: the players are exchanged" : "added"}`,
  remove: (letter: string) => `Remove part ${letter}`,
  removeSign: "×",
  add: "Add a part",
  addKind: "Kind of the new part",
  parts: "Parts of the sum",
  part: (letter: string) => `Part ${letter}`,
  whole: "The whole sum",
  wrong: "Not a sum yet",
  empty: "An empty sum",
  emptyHow: "Neither player can move, so the first player loses. Add a part.",
  waiting: "…",
  unknown: "Not known",
  noValue: "value not found",
  toMove: (side: Side) => `${name[side]} to move`,
  wins: (side: Side) => `${name[side]} wins`,
  first: (side: Side) => `${name[side]} first`,
  by: (letter: string, move: string) => `by ${move} in ${letter}`,
  outcome: (outcome: Outcome) => outcomes[outcome],
  noMove: (side: Side) => `${name[side]} has no move.`,
  whoFirst: "The player who moves first",
  why: "Why",
  winning: "Winning",
  losing: "Losing",
  moves: "Moves",
  dominated: "dominated",
  incentive: (text: string) => `gains ${text}`,
  moveSaid: (letter: string, move: string, wins: boolean | null, value: string | null) => `${move} in part ${letter}${wins === null ? "" : wins ? ", wins" : ", loses"}${value === null ? "" : `, leaves ${value}`}`,
  best: "Play the best move",
  undo: "Undo",
  calculator: "Calculate its value",
  picture: (kind: string, text: string) => `${kind} position ${text}`,
  legend: "After each move: the value of the whole sum, and what the move gains.",
} as const;
