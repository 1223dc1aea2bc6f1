import { turned } from "../cells/board.ts";
import type { CellGame } from "../cells/game.ts";
import { parse } from "./text.ts";


export const domineeringGame: CellGame = {
  name: "domineering",
  title: "Domineering",
  players: { left: "Left", right: "Right" },
  kinds: { order: ".#", empty: "#", fresh: "." },
  keys: { ".": ".", "#": "#", x: "#", Delete: ".", Backspace: "." },
  keysSaid: "the keys . and # set it.",
  parse,
  first: "#..#|....|...#",
  kind: (sign) => (sign === "#" ? "blocked" : "free"),
  kindName: (sign) => (sign === "#" ? "blocked" : "free"),
  moveAs: "domino",
  negative: { label: "Turn", make: turned },
  explains: false,
  examples: [
    { position: "...|...", label: "2×3" },
    { position: "...|...|...", label: "3×3" },
    { position: "....|....|....|....", label: "4×4" },
    { position: ".......|.......", label: "2×7" },
    { position: "..#...#.|..#.###.|####..#.", label: "Four parts" },
  ],
  families: ["2xn", "1xn", "nx3", "(..|.#)^n"],
  card: { position: "3x3", sentence: "Whoever takes the middle first is a whole move ahead." },
  how: "Left places upright dominoes, Right lying ones; a player who cannot move loses.",
};
