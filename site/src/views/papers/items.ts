// The tables and charts that `zermelo reproduce` computes again. Some take minutes: of those the page first asks for a part.
// Times were measured on two cores that had other work as well.

export type Options = Readonly<Record<string, number | true>>;

export interface Item {
  readonly name: string;
  readonly paper: string;
  readonly title: string;
  readonly part?: Options; // options of the part
  readonly seconds: number; // for the part; 0: this cannot be asked from the page
  readonly whole?: { readonly what: string; readonly seconds: number; readonly options?: Options }; // where the page asks for a part
  readonly further?: string; // what only the command line computes
  readonly tables?: string; // which tables of checkers it reads
}

const sevenPieces = "tables of seven pieces";

export const items: readonly Item[] = [
  { name: "plain-worst-case", paper: "clobber-plain", title: "Chart 1: alternating rows, every solver", part: { to: 20, seconds: 2 }, seconds: 1, whole: { what: "rows of up to 36 cells", seconds: 110, options: { seconds: 10 } } },
  { name: "plain-random", paper: "clobber-plain", title: "Chart 2: random rows, every solver", part: { to: 20, seconds: 2 }, seconds: 1, whole: { what: "rows of up to 36 cells", seconds: 140, options: { seconds: 10 } } },
  { name: "plain-packing", paper: "clobber-plain", title: "What packing four cells into a byte costs", part: { to: 11 }, seconds: 1, whole: { what: "rows to (BW)^13", seconds: 8 } },
  { name: "strong-families", paper: "clobber-strong", title: "Tables 4, 5, 7 and 8: two families of rows", seconds: 2 },
  { name: "strong-values", paper: "clobber-strong", title: "Table 6: rows by value", seconds: 2 },
  { name: "strong-random", paper: "clobber-strong", title: "Table 3: random boards with gaps, every solver", part: { gaps: true }, seconds: 4, further: "boards without gaps, in minutes" },
  { name: "strong-alternating", paper: "clobber-strong", title: "Figures 4 to 6: (WB)^n, every solver", part: { to: 7, seconds: 1 }, seconds: 3, whole: { what: "n to 16", seconds: 34, options: { seconds: 10 } } },
  { name: "strong-agreement", paper: "clobber-strong", title: "All solvers against plain search", seconds: 1, further: "all rows of up to 14 stones, with --long" },
  { name: "strong-starts", paper: "clobber-strong", title: "Starting boards up to 3x6 and 4x4", seconds: 1 },
  { name: "strong-outlook", paper: "clobber-strong", title: "Section 8: wider bounds and incentives", seconds: 1 },
  { name: "strong-keen", paper: "clobber-strong", title: "Section 8: the same in a solver", part: { boards: 20 }, seconds: 2, whole: { what: "100 boards", seconds: 80 } },
  { name: "strong-mcts", paper: "clobber-strong", title: "Section 8: Monte Carlo tree search", seconds: 3 },
  { name: "strong-growth", paper: "clobber-strong", title: "How (WB)^n grows by the sum solver", seconds: 2 },
  { name: "checkers-table1", paper: "checkers", title: "Table 1: what three kinds of database cost", part: { pieces: 4 }, seconds: 1, further: "slices of up to six pieces", tables: "tables of all metrics" },
  { name: "checkers-table2", paper: "checkers", title: "Table 2: the longest wins of 98 slices", seconds: 1, tables: sevenPieces },
  { name: "checkers-figures", paper: "checkers", title: "Figures 1 to 9: results, distances, best moves", seconds: 1, tables: sevenPieces },
  { name: "checkers-listings", paper: "checkers", title: "The games move by move, and 63 notes", seconds: 1, tables: sevenPieces },
  { name: "checkers-gtv", paper: "checkers", title: "Sections 3.2 and 3.3: are results alone enough to win?", part: { pieces: 4 }, seconds: 3, further: "positions of up to seven pieces", tables: "tables of four pieces" },
  { name: "checkers-encodings", paper: "checkers", title: "Section 2.2: positions a byte, plies a byte", part: { pieces: 3 }, seconds: 1, further: "slices of up to four pieces", tables: "tables of all metrics" },
  { name: "connect-types", paper: "connections", title: "Table 1: how many shapes have each type", seconds: 1, further: "all shapes of up to 19 points, with --long" },
  { name: "connect-sizes", paper: "connections", title: "Table 2: how large Connect6 is, and its tables", seconds: 1 },
  { name: "connect-promotions", paper: "connections", title: "Tables 3 and 4: which types promote to which", seconds: 1 },
  { name: "connect-figures", paper: "connections", title: "Figures 2, 4 and 5: Connections and their numbers", seconds: 1 },
  { name: "connect-small-games", paper: "connections", title: "Section 1: small games, solved", seconds: 2 },
  { name: "connect-mates", paper: "connections", title: "Problems of Renju players", seconds: 0, further: "a file of problems, named with --data" },
  { name: "hackenbush-values", paper: "hackenbush", title: "Sections 2, 3 and 5: values", seconds: 1 },
  { name: "hackenbush-cycles", paper: "hackenbush", title: "Section 2.1.2: how the cost of a value grows", seconds: 1 },
  { name: "hackenbush-table2", paper: "hackenbush", title: "Tables 2 and 3: stalks weighed by UCT", part: { to: 6, iterations: 400 }, seconds: 2, whole: { what: "all cells of 100 playouts", seconds: 130 } },
  { name: "hackenbush-table8", paper: "hackenbush", title: "Tables 8 and 3: by Pure Monte Carlo", part: { to: 6, iterations: 400 }, seconds: 4, whole: { what: "all cells of 100 playouts", seconds: 400 } },
  { name: "hackenbush-classes", paper: "hackenbush", title: "Table 4: classes of two-move positions", seconds: 1 },
  { name: "hackenbush-beds", paper: "hackenbush", title: "Table 6: redwood and bluewood beds", part: { playouts: 10, iterations: 100, seeds: 1 }, seconds: 10, whole: { what: "40 playouts, 1,200 iterations", seconds: 220 } },
  { name: "hackenbush-positions", paper: "hackenbush", title: "Table 7: positions A to E", part: { playouts: 2, seeds: 1 }, seconds: 1, whole: { what: "20 playouts", seconds: 90 } },
  { name: "hackenbush-curves", paper: "hackenbush", title: "Figures 15, 16 and 20: win rates at the balance", part: { playouts: 10, iterations: 200 }, seconds: 1, whole: { what: "200 playouts, 1,200 iterations", seconds: 65 } },
  { name: "hackenbush-weighing", paper: "hackenbush", title: "Section 6: how often our weighing is right", part: { seeds: 1, to: 6, drawings: 10 }, seconds: 6, whole: { what: "3 seeds, 100 drawings", seconds: 140 } },
  { name: "hackenbush-speed", paper: "hackenbush", title: "Table 5: time for 1/512, and speed by size", part: { playouts: 2, iterations: 20000 }, seconds: 1, whole: { what: "100 playouts, 2 million games", seconds: 16 } },
];

export function itemNamed(name: string | undefined): Item | undefined {
  return items.find((item) => item.name === name);
}

/** Short items are computed when their page is opened; the others wait for a click. */
export function isShort(item: Item): boolean {
  return item.seconds > 0 && item.seconds <= 4;
}
