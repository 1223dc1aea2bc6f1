import type { Tone } from "../../parts/letter.tsx";
import { plural } from "../../texts.ts";
import type { Probe } from "./answers.ts";
import type { Mistake } from "./mistakes.ts";
import { other, type Side } from "./position.ts";

const sides: Readonly<Record<Side, string>> = { B: "Black", W: "White" };
const verbs: Readonly<Record<Tone, string>> = { win: "wins", draw: "draws", loss: "loses", unknown: "not known" };
const plies = (count: number) => plural(count, "ply", "plies");

export const texts = {
  side: sides,
  toMove: (side: Side) => `${sides[side]} to move`,
  board: (side: Side) => `Checkers board, ${sides[side]} to move`,
  group: { win: "Winning", unknown: "Not known", draw: "Drawn", loss: "Losing" } satisfies Record<Tone, string>,
  position: "Position (FEN), or a game (PDN)",
  flip: "Flip",
  clear: "Clear",
  setUp: "Set up",
  whatIf: "What if",
  playAgainst: "Play",
  bestLine: "Best line",
  game: "Game",
  gameAndLine: "Game, then the best line",
  loading: "…",
  keys: { flip: "flip the board", undo: "undo", best: "play the best move", back: "one move back", on: "one move on", setUp: "set up a position", whatIf: "what if a piece stood elsewhere", play: "play against the program", hint: "hint" },

  headline: (probe: Probe, side: Side): string => {
    if (probe.result === "draw") return "Draw";
    if (probe.result === null) return "Not known";
    const winner = sides[probe.result === "win" ? side : other(side)];
    if (probe.dtw === null) return `${winner} wins`;
    return probe.dtw === 0 ? `${winner} has won` : `${winner} wins in ${plies(probe.dtw)}`;
  },
  inMoves: (count: number | null) => (count === null || count === 0 ? null : `(${plural(Math.ceil(count / 2), "move")})`),
  moveSaid: (move: string, tone: Tone, count: number | null) => (count === null ? `${move}, ${verbs[tone]}` : `${move}, ${verbs[tone]} in ${plies(count)}`),
  emptyBoard: "The board is empty",
  emptyHint: "Put a piece of each side on the board.",
  over: (side: Side) => `The game is over: ${sides[side]} cannot move.`,
  keepers: (kept: readonly string[], all: number, result: "win" | "draw") => {
    const verb = result === "win" ? "wins" : "draws";
    if (all === 1) return `${kept[0] ?? ""} is forced`;
    if (kept.length === 1) return `only ${kept[0] ?? ""} ${verb}`;
    if (kept.length === all) return `every move ${verb}`;
    return `${kept.length} of ${all} moves ${result === "win" ? "win" : "draw"}`;
  },
  fromTable: (name: string) => `table ${name}`,
  fromCaptures: "from the tables its captures lead to",

  canMove: "can move",
  canGoThere: "can be reached",
  whichWay: "Several captures end there. Which one?",

  spares: "Spare pieces",
  tool: { carry: "Move", remove: "Remove" },
  setUpHint: "Choose a piece and click squares, or drag; a piece dropped outside the board is removed. Keys 1 to 6 choose a piece, Delete removes one.",
  swap: "Swap sides",
  swapHint: "Rotate the board and swap the colours: the same position for the other side",
  opening: "Opening",
  done: "Done",

  whatIfNothing: "Choose a piece on the board or a spare one.",
  whatIfOf: (name: string, side: Side) => `${name}: what the position would be worth to ${sides[side]}, who is to move, with it on each square. Numbers are plies. Click a square to move it there.`,
  pieceOn: (name: string, square: number) => `${name} on ${square}`,
  spare: (name: string) => `${name} more`,
  worthSaid: (tone: Tone, count: number | null) => (count === null ? `here ${verbs[tone]}` : `here ${verbs[tone]} in ${plies(count)}`),

  openPdn: "Open PDN",
  downloadPdn: "Download PDN",
  copyPdn: "Copy PDN",
  bestFromHere: "Best play from here",
  reading: (at: number, of: number) => `Reading the game: move ${at} of ${of}`,
  notLegal: (number: number, move: string, legal: readonly string[]) => `Move ${number}, ${move}, is not legal; legal are ${legal.join(", ")}. The game is kept up to that move.`,
  ambiguous: (number: number, move: string, fitting: readonly string[]) => `Move ${number}, ${move}, may be ${fitting.join(" or ")}; write the full path. The game is kept up to that move.`,
  notLegalInGame: (number: number, move: string) => `Move ${number} of the game, ${move}, is not legal.`,
  keepUpTo: "Keep the game up to that move",

  curve: "Distance to the end",
  curveSaid: (moves: number, found: number, only: number) => `${plural(moves, "move")}, ${found === 0 ? "no mistake known" : plural(found, "mistake")}${only === 0 ? "" : `, ${plural(only, "only move")}`}`,
  mistake: ({ from, to, lost }: Mistake) => (from === to ? `gives away ${plies(lost ?? 0)}` : `${from} to ${to}`),
  better: (move: string) => `better ${move}`,
  noMistakes: "No move gave anything away.",
  partlyKnown: "Not every position of the game is known.",

  needs: (name: string) => `It needs ${name}.`,
  needsForMove: (move: string, name: string) => `The result of ${move} is not known: it needs ${name}.`,
  needsPositions: (count: number) => `${plural(count, "position")}, and the tables that it depends on.`,
  tooLarge: (count: number) => `With ${count.toExponential(1).replace("e+", " · 10^")} positions it cannot be built here.`,
  tooMany: "There is no table for so many pieces.",
  build: "Build it",
  buildingTable: (name: string) => `Building ${name} and the tables that it depends on`,
  tablesMade: (count: number) => `${plural(count, "table")} finished`,
  buildCancelled: "Cancelled. Tables that were finished are kept.",
  building: "The small tables are being built. Answers come as they are finished.",
  left: (time: string) => `about ${time} left`,
  search: "Search for 10 s",
  searching: "Searching",
  searchNothing: (depth: number) => `Nothing is proved: the search looked ${plies(depth)} ahead.`,
  searchFound: (headline: string, move: string | null) => `Proved by search: ${headline}${move === null ? "" : `, for example by ${move}`}.`,

  youPlay: (side: Side) => `You play ${sides[side]}; the program answers with its first move.`,
  thinks: "The program moves.",
  hint: "Hint",
  showMoves: "Show the moves",
  stop: "Stop",
  hinted: (move: string) => `The best move is ${move}.`,

  slices: "Longest wins and losses, material by material",
  slicesHint: "Black's pieces are named first, and Black is to move without a capture on the board. A distance opens a position that takes as long, a material shows how long its wins and losses take.",
  gallery: (slice: string) => `The longest of ${slice}`,
  longestOf: { win: "Black wins in", loss: "White wins in" },
  histogram: (slice: string) => `How long the wins and losses of ${slice} take`,
  histogramSaid: (slice: string, win: readonly [number, number] | null, loss: readonly [number, number] | null) =>
    `${slice}: ${win === null ? "no position is won" : `the longest win takes ${plies(win[0])}, the most frequent ${plies(win[1])}`}; ${loss === null ? "none is lost" : `the longest loss takes ${plies(loss[0])}, the most frequent ${plies(loss[1])}`}.`,
  barSaid: (verb: "won" | "lost", length: number, count: number) => `${verb} in ${plies(length)}: ${plural(count, "position")}`,
  barAxis: "plies",
  wonPositions: "won by Black",
  lostPositions: "lost by Black",
  pieces: (count: number) => `${count} pieces`,
  column: { material: "Material", won: "Won, %", drawn: "Drawn, %", lost: "Lost, %", win: "Longest win", loss: "Longest loss" },
  missingTable: "not built",

  title: "Checkers",
  notKnown: "Not known",
  card: "Two men against two: the longest win with four pieces.",
} as const;
