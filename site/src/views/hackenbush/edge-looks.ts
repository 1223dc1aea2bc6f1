import type { Foot } from "../../boards/hackenbush.tsx";
import type { Plane } from "../../boards/edge-lines.ts";
import type { Places } from "../../boards/sketch.ts";
import { shortened } from "../../parts/shortened.ts";
import type { Move, ValueAnswer } from "../normal-play/answers.ts";
import { exactly } from "./cuts.ts";
import { ground, heights, standing, type Drawing } from "./drawing.ts";
import type { Part } from "./questions.ts";
import { texts } from "./texts.ts";

interface Shown {
  readonly drawing: Drawing;
  readonly list: readonly Move[]; // every move
  readonly mine: readonly Move[]; // those that may be made on the board
  readonly isGame: boolean;
  readonly whatIf: boolean; // edges show what their cut leaves
  readonly falling: ReadonlySet<number>; // by the move under the pointer
  readonly cut: Move | null; // that move
  readonly picked: readonly number[];
}

/** The name, the letter and the look of each edge. */
export function edgeLooks({ drawing, list, mine, isGame, whatIf, falling, cut, picked }: Shown) {
  const found = heights(drawing);
  const leaves = (index: number) => exactly(drawing, [index], list)?.value ?? null;
  const text = (index: number) => {
    const letter = drawing[index]?.colour ?? "";
    return whatIf ? shortened(leaves(index) ?? letter, 9) : letter;
  };
  const name = (index: number) => {
    const edge = drawing[index];
    if (edge === undefined) return "";
    const words = texts.edge(texts.colour[edge.colour], edge.from === ground ? texts.ground : edge.from, edge.to === ground ? texts.ground : edge.to);
    const value = leaves(index);
    return `${words}${found.has(edge.from) ? "" : `, ${texts.loose}`}${value === null ? "" : `, ${texts.cut(value)}`}`;
  };
  const cuts = new Set(cut === null ? [] : cut.move.split(" "));
  const look = (index: number) => {
    const edge = drawing[index];
    if (edge === undefined) return "";
    const isCut = falling.has(index) && cuts.has(`${edge.from}-${edge.to}-${edge.colour}`);
    return [
      isCut ? "cut" : "", falling.has(index) ? "falls" : "", found.has(edge.from) ? "" : "loose", picked.includes(index) ? "chosen" : "",
      !isGame || isIn(drawing, index, mine) ? "" : "idle",
    ].filter((each) => each !== "").join(" ");
  };
  return { text, name, look };
}

function isIn(drawing: Drawing, index: number, moves: readonly Move[]): boolean {
  const edge = drawing[index];
  return edge !== undefined && moves.some((move) => move.move.split(" ").includes(`${edge.from}-${edge.to}-${edge.colour}`));
}

const mostFeet = 8;
const characterWidth = 0.115; // of a foot's text, in places

/** The value of each part, below it. */
export function feetOf(drawing: Drawing, places: Places, parts: readonly Part[], values: ReadonlyMap<string, ValueAnswer>, marked: string | null, plane: Plane): Foot[] {
  if (parts.length < 2 || parts.length > mostFeet) return [];
  const edges = standing(drawing);
  return apart(parts.map((part) => {
    const feet = part.edges.flatMap((index) => edges[index] ?? []).filter((edge) => edge.from === ground || edge.to === ground);
    const xs = feet.flatMap((edge) => places.get(edge.from === ground ? edge.to : edge.from)?.x ?? []);
    const value = values.get(part.text)?.value ?? null;
    return {
      x: xs.length === 0 ? 0 : xs.reduce((sum, x) => sum + x, 0) / xs.length,
      text: value === null ? part.letter : `${part.letter} = ${shortened(value, 10)}`,
      marked: part.letter === marked,
    };
  }), plane);
}

/** The feet in the same order, as far apart as their texts are long, around the same middle and inside the picture. */
function apart(feet: readonly Foot[], { scale, width, toPlace }: Plane): Foot[] {
  const sorted = [...feet].sort((a, b) => a.x - b.x);
  const half = (foot: Foot) => ((foot.text.length + 2) * characterWidth * scale) / 2;
  const out: Foot[] = [];
  for (const foot of sorted) {
    const last = out.at(-1);
    out.push(last === undefined ? foot : { ...foot, x: Math.max(foot.x, last.x + half(last) + half(foot)) });
  }
  const shift = (list: readonly Foot[]) => list.reduce((sum, foot) => sum + foot.x, 0) / Math.max(1, list.length);
  const back = shift(out) - shift(sorted);
  let end = toPlace({ x: width, y: 0 }).x;
  return out.reverse().map((foot) => {
    const x = Math.min(foot.x - back, end - half(foot));
    end = x - half(foot);
    return { ...foot, x };
  }).reverse();
}
