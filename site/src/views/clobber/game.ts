import type { CellGame } from "../cells/game.ts";
import { negative, parse } from "./text.ts";

const names: Readonly<Record<string, string>> = { B: "Black stone", W: "White stone", ".": "empty" };

export const clobberGame: CellGame = {
  name: "clobber",
  title: "Clobber",
  players: { left: "Black", right: "White" },
  kinds: { order: ".BW", empty: ".", fresh: "." },
  keys: { b: "B", w: "W", x: "B", o: "W", ".": ".", Delete: ".", Backspace: "." },
  keysSaid: "the keys b, w and . set it.",
  parse,
  first: "BBW.WB|......|BWB.BB|WW..WB",
  kind: (sign) => (sign === "B" ? "black" : sign === "W" ? "white" : "hole"),
  kindName: (sign) => names[sign] ?? sign,
  moveAs: "arrow",
  negative: { label: "Swap colours", make: negative },
  explains: true,
  examples: [
    { position: "BBW.WB", label: "Two parts" },
    { position: "BW|WB", label: "2×2" },
    { position: "BWB|WBW|BWB", label: "3×3 start" },
    { position: "BBWB.BW|WWB..BW", label: "Up and star" },
    { position: "BWBWB|WBWBW|BWBWB|WBWBW", label: "4×5 start" },
  ],
  families: ["(BBW)^n", "(WB)^n", "B^nW", "B^nWW", "2xn"],
  card: { position: "BBW.W|...BB", sentence: "Black is ahead by two ups: less than any fraction of a move, and enough to win." },
  how: "Black (Left) and White (Right) capture an adjacent enemy stone; a player who cannot move loses.",
};
