import assert from "node:assert/strict";
import { test } from "node:test";
import { planeFor } from "../src/boards/edge-lines.ts";
import { layOut } from "../src/boards/sketch.ts";
import type { Move, ValueAnswer } from "../src/views/normal-play/answers.ts";
import { letterOf } from "../src/views/cells/parts.ts";
import { parse, type Drawing } from "../src/views/hackenbush/drawing.ts";
import { edgeLooks, feetOf } from "../src/views/hackenbush/edge-looks.ts";
import { namedParts } from "../src/views/hackenbush/questions.ts";

function drawing(text: string): Drawing {
  const read = parse(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

const answer = (position: string, value: string) => ({ position, value }) as unknown as ValueAnswer;

test("the values below the parts stand in their order, apart, and inside the picture", () => {
  const edges = drawing("0-1-B 0-2-R 0-3-G 0-4-B 0-5-R");
  const places = layOut(edges, new Map([["1", { x: 2.6, y: 1 }], ["2", { x: 2.7, y: 1.4 }], ["3", { x: 2.8, y: 1.8 }], ["4", { x: -2.8, y: 1 }], ["5", { x: 2.9, y: 2 }]]));
  const plane = planeFor(places, { x: 6, y: 3.6 });
  const parts = namedParts(edges, letterOf);
  const feet = feetOf(edges, places, parts, new Map(parts.map((part) => [part.text, answer(part.text, "-13/16^*")])), null, plane);
  assert.equal(feet.length, 5);
  const ends = feet.map((foot) => ({ x: plane.toScreen({ x: foot.x, y: 0 }).x, half: foot.text.length * 3.5 })).sort((a, b) => a.x - b.x);
  for (const [index, foot] of ends.entries()) {
    assert.ok(foot.x + foot.half <= plane.width, "inside on the right");
    const next = ends[index + 1];
    if (next !== undefined) assert.ok(foot.x + foot.half < next.x - next.half, "apart");
  }
});

test("an edge shows its letter, or what its cut leaves; a screen reader hears both", () => {
  const edges = drawing("0-1-B 1-2-R 3-4-G");
  const move = (side: "left" | "right", name: string, position: string, value: string): Move => ({ side, move: name, position, value, incentive: null, dominated: false });
  const list = [move("left", "0-1-B", ".", "0"), move("right", "1-2-R", "0-1-B", "1")];
  const shown = { drawing: edges, list, mine: [], isGame: false, falling: new Set([0, 1]), cut: list[0] ?? null, picked: [] };
  const letters = edgeLooks({ ...shown, whatIf: false });
  assert.deepEqual([0, 1, 2].map(letters.text), ["B", "R", "G"]);
  assert.equal(letters.name(0), "Blue edge from the ground to 1, its cut leaves 0");
  assert.match(letters.name(2), /not joined to the ground/);
  assert.deepEqual([0, 1, 2].map(letters.look), ["cut falls", "falls", "loose"]);
  assert.deepEqual([0, 1, 2].map(edgeLooks({ ...shown, whatIf: true }).text), ["0", "1", "G"]);
});
