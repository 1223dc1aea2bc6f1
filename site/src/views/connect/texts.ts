import { plural } from "../../texts.ts";
import type { DirectionTypes, Solved } from "./answers.ts";
import type { Colour, Rules, Turn } from "./board.ts";

const sides: Readonly<Record<Colour, string>> = { x: "Black", o: "White" };

export const kinds = {
  1: [["vcf", "Fours"], ["vct", "Fours and threes"]],
  2: [["double", "Double threats"], ["single", "Single threat first"]],
} as const;

export const texts = {
  title: "k in a row",
  side: sides,
  loading: "…",
  board: (turn: Turn) => `Board of lines, ${sides[turn.colour]} to move`,
  toMove: (turn: Turn, rules: Rules) => `${sides[turn.colour]} to move${rules.p > 1 ? `, ${plural(turn.left, "stone")} to place` : ""}`,
  point: (row: number, column: number, stone: string) => `${row},${column}, ${stone === "x" ? "black stone" : stone === "o" ? "white stone" : "void"}`,
  rules: "Rules",
  ruleNames: [["gomoku", "Go-Moku"], ["standard", "Standard Go-Moku"], ["connect6", "Connect6"], ["3,3,3,1,1", "3 by 3"], ["5,5,4,1,1", "5 by 5, four"]] as const,
  rulesText: "M,N,K,P,Q: M by N points, K in a row, P stones a turn, Q first",
  boardText: "Board",
  otherSize: (rows: number, columns: number, rules: Rules) => `This board has ${rows} by ${columns} points; the rules say ${rules.rows} by ${rules.columns}.`,
  clear: "Clear",
  setUp: "Set up",
  setUpHint: "A click changes a point: void, black, white.",
  turnOf: "Side to move",

  won: (colour: Colour) => `${sides[colour]} has won`,
  winsIn: (colour: Colour, turns: number | null) => (turns === null ? `${sides[colour]} wins` : `${sides[colour]} wins in ${plural(turns, "turn")}`),
  draw: "Draw",
  noThreats: "Not known",
  exactSource: (solved: Solved) => `by search, ${plural(solved.nodes, "node")}`,
  threatSource: (solved: Solved) => `against every defence, ${plural(solved.nodes, "node")}`,
  firstMoves: (count: number, p: number) => `${plural(count, p === 1 ? "point begins" : "pair begins", p === 1 ? "points begin" : "pairs begin")} a shortest win`,
  noneWithin: (colour: Colour, limit: number) => `${sides[colour]} has no win by these threats within ${plural(limit, "turn")}; longer wins and other wins are not excluded.`,
  halfTurn: "The turn is not complete: place the second stone to see whether it wins.",
  tooManyStones: "Wins by threats are searched for with one or two stones a turn only.",
  solve: "Solve it exactly",
  solveHint: (points: number) => `All ${points} points, by search; it may take a long time.`,
  notSolved: "Not decided in that time.",
  threats: "Win by threats",
  threatKind: "Kind of threats",

  winTree: "The win, with every defence",
  depth: (turn: number, of: number) => `turn ${turn} of at most ${of}`,
  attacks: (colour: Colour, move: string) => `${sides[colour]} plays ${move}`,
  wins: "Whatever the other side plays, the next turn completes the row.",
  completes: "That completes the row.",
  chooseDefence: "The defences that need an answer:",
  anyOther: "any other",
  backOne: "One turn back",
  fromStart: "From the start",

  layer: "Show",
  layers: { none: "Stones", points: "Types of points", lines: "Connections" } as const,
  pointsOf: "for",
  typesHint: "The type is that of the best line through a stone placed there; stronger types are darker. Click to place a stone.",
  pointTypes: (colour: Colour, types: DirectionTypes) => `${sides[colour]}: ${types.composite[0] ?? "U"} (across ${types.across}, down ${types.down}, falling ${types.falling}, rising ${types.rising})`,
  noPoint: "Point at a void point to see its types.",
  connections: "Connections with stones, the strongest first",
  connectionSaid: (colour: Colour, type: string, direction: string, head: string, length: number) => `${sides[colour]} ${type}, ${direction} from ${head}, ${length} points`,
  more: (count: number) => `and ${count} more`,
  noConnections: "No line with a stone in it can still be completed.",

  playEngine: "Play against the engine",
  youPlay: (colour: Colour) => `You play ${sides[colour]}; the engine plays ${sides[colour === "x" ? "o" : "x"]}.`,
  thinkAgain: "Think again",
  thinks: "The engine thinks.",
  yourTurn: "Your turn.",
  advise: "What would the engine play?",
  thoughts: "The engine's analysis",
  thinkingTime: "Seconds a turn",
  over: "The game is over.",

  keys: { undo: "undo", play: "play against the engine", advise: "what would the engine play", setUp: "set up a board", layer: "stones, types of points, Connections" },
  card: "Black is to move and wins by fours and threes against every defence.",
} as const;
