import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { linesOf, planeFor } from "../src/boards/edge-lines.ts";
import { nearestThat, type Item } from "../src/boards/items.ts";
import { formatPlaces, layOut, parsePlaces } from "../src/boards/sketch.ts";
import { exactly, movesWith } from "../src/views/hackenbush/cuts.ts";
import { format, freshVertex, heights, missingIn, negative, parse, partsOf, standing, verticesOf, type Drawing } from "../src/views/hackenbush/drawing.ts";
import { gallery, standIns } from "../src/views/hackenbush/drawings.ts";
import { joined, recoloured, sketchOf, without } from "../src/views/hackenbush/state.ts";

function drawing(text: string): Drawing {
  const read = parse(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function refusal(text: string): string {
  const read = parse(text);
  return typeof read === "string" ? read : "";
}

test("edges are read with numbers, words and either separator", () => {
  assert.equal(format(drawing("0-1-b, 1-2-R ground-x_1-g")), "0-1-B 1-2-R 0-x_1-G");
  assert.equal(format(drawing("00-01-B")), "0-1-B");
  assert.equal(format(drawing(".")), ".");
});

test("stalks and flowers are written out as edges", () => {
  assert.equal(format(drawing("BRR+RBB")), "0-1-B 1-2-R 2-3-R 0-4-R 4-5-B 5-6-B");
  assert.equal(format(drawing("b + .")), "0-1-B");
  assert.equal(format(drawing("flower GG BR")), "0-1-G 1-2-G 2-2-B 2-2-R");
});

test("a text that is not a drawing is refused with a sentence that names the edge", () => {
  assert.match(refusal(""), /Write edges/);
  assert.match(refusal("0-1-B 1-2"), /Edge 2 is "1-2"/);
  assert.match(refusal("0-1-B;1-2-R"), /Edge 1/);
  assert.match(refusal("1-2-B"), /No edge touches the ground/);
  assert.match(refusal("BRX"), /Stalk 1 is "BRX"/);
  assert.match(refusal("BR+"), /Stalk 2 is ""/);
  assert.match(refusal("B".repeat(301)), /301 edges/);
});

test("what is not joined to the ground does not stand", () => {
  assert.equal(format(standing(drawing("0-1-B 2-3-R 1-4-G 3-3-B"))), "0-1-B 1-4-G");
  assert.deepEqual([...heights(drawing("0-1-B 1-2-R 2-0-B"))], [["0", 0], ["1", 1], ["2", 1]]);
});

test("parts meet only in the ground", () => {
  assert.deepEqual(partsOf(drawing("0-1-B 0-2-R 1-3-G 0-0-G 2-2-B 0-0-B")), [[0, 2], [1, 4], [3], [5]]);
});

test("of parallel edges as many are missing as were cut", () => {
  const before = drawing("0-1-B 0-1-B 1-2-R");
  assert.deepEqual([...missingIn(before, drawing("0-1-B 1-2-R"))], [1]);
  assert.deepEqual([...missingIn(before, drawing("."))], [0, 1, 2]);
});

test("a new vertex gets the smallest free number", () => {
  assert.equal(freshVertex(drawing("0-1-B 1-3-R 3-a-G")), "2");
  assert.equal(freshVertex([]), "1");
});

test("the negative of a drawing has blue and red exchanged, and green as it was", () => {
  assert.equal(format(negative(drawing("0-1-B 1-2-R 2-3-G"))), "0-1-R 1-2-B 2-3-G");
});

test("the layout puts every vertex at its distance from the ground, and no two on one place", () => {
  for (const { position } of [...gallery, ...standIns]) {
    const edges = drawing(position);
    const places = layOut(edges, new Map());
    assert.deepEqual([...places.keys()].sort(), verticesOf(edges).sort());
    const found = heights(edges);
    const list = [...places];
    for (const [vertex, place] of list) assert.equal(place.y, found.get(vertex), vertex);
    for (const [a, p] of list) for (const [b, q] of list) if (a < b) assert.ok(Math.hypot(p.x - q.x, p.y - q.y) > 0.6, `${a} and ${b} of ${position}`);
  }
});

test("a drawing keeps its places when an edge is added, and the new vertex has one of its own", () => {
  const before = sketchOf(drawing("0-1-B 1-2-R 1-3-B"), "1:0,1;2:-0.5,2;3:0.5,2");
  const after = layOut(drawing("0-1-B 1-2-R 1-3-B 1-4-G 0-5-R"), before.places);
  for (const [vertex, place] of before.places) assert.deepEqual(after.get(vertex), place);
  const places = [...after.values()];
  for (const [index, p] of places.entries()) for (const q of places.slice(index + 1)) assert.ok(Math.hypot(p.x - q.x, p.y - q.y) > 0.7);
});

test("places come back from the address as they were; what is not a place is ignored", () => {
  assert.equal(formatPlaces(parsePlaces("1:2.5,1;a_b:-3,2")), "1:2.5,1;a_b:-3,2");
  assert.deepEqual([...parsePlaces("1:x,2;2;3:1e9,1;4:0,0")], [["4", { x: 0, y: 0.3 }]]);
});

test("the window stands still while edges are drawn inside it", () => {
  const before = planeFor(parsePlaces("1:0,1"), { x: 6, y: 3.6 });
  const after = planeFor(parsePlaces("1:0,1;2:-1.5,2;3:1.9,2.4"), { x: 6, y: 3.6 });
  assert.deepEqual(after.toScreen({ x: 0.5, y: 1 }), before.toScreen({ x: 0.5, y: 1 }));
  assert.deepEqual(before.toPlace(before.toScreen({ x: 0.5, y: 1.25 })), { x: 0.5, y: 1.25 });
});

test("parallel edges, written either way, and loops have lines of their own", () => {
  const edges = drawing("0-1-B 1-2-R 2-1-G 1-2-B 2-2-R 2-2-G 0-1-R 0-0-B");
  const places = layOut(edges, new Map());
  const lines = linesOf(edges, places, planeFor(places, { x: 6, y: 3.6 }));
  const middles = lines.map(({ middle }) => middle);
  for (const [index, p] of middles.entries()) for (const q of middles.slice(index + 1)) assert.ok(Math.hypot(p.x - q.x, p.y - q.y) > 12, `${JSON.stringify(p)} ${JSON.stringify(q)}`);
});

test("an edge that is taken away takes with it what it carried", () => {
  const sketch = sketchOf(drawing("0-1-B 1-2-R 2-3-G 0-4-R"), undefined);
  assert.equal(format(without(sketch, (_, index) => index === 1).drawing), "0-1-B 0-4-R");
  assert.equal(format(without(sketch, (edge) => edge.from === "1" || edge.to === "1").drawing), "0-4-R");
  assert.equal(format(recoloured(sketch, 0, "G").drawing), "0-1-G 1-2-R 2-3-G 0-4-R");
});

test("an edge is written from the ground up, whichever way it was drawn", () => {
  const sketch = sketchOf(drawing("0-1-B"), undefined);
  assert.equal(format(joined(sketch, "1", "0", "R").drawing), "0-1-B 0-1-R");
  const grown = joined(sketch, "0", { x: 2, y: 0.1 }, "G");
  assert.equal(format(grown.drawing), "0-1-B 0-2-G");
  assert.deepEqual(grown.places.get("2"), { x: 2, y: 0.3 });
});

test("a turn of several cuts is found by its edges, parallel ones counted", () => {
  const edges = drawing("0-1-B 0-1-B 1-2-G");
  const move = (name: string) => ({ side: "left" as const, move: name, position: "." });
  const moves = [move("0-1-B 0-1-B"), move("0-1-B 1-2-G")];
  assert.deepEqual(movesWith(edges, [0], moves), moves);
  assert.equal(exactly(edges, [0], moves), null);
  assert.equal(exactly(edges, [0, 1], moves)?.move, "0-1-B 0-1-B");
  assert.equal(exactly(edges, [2, 0], moves)?.move, "0-1-B 1-2-G");
});

test("an arrow key goes to the nearest item in its direction", () => {
  const item = (key: string, x: number, y: number): Item => ({ key, vertex: key, edge: null, at: { x, y } });
  const items = [item("a", 0, 0), item("b", 100, 10), item("c", 60, 90), item("d", 0, -80)];
  const from = (key: string) => items.find((each) => each.key === key) ?? item("", 0, 0);
  assert.equal(nearestThat(items, from("a"), 1, 0)?.key, "b");
  assert.equal(nearestThat(items, from("a"), 0, -1)?.key, "d");
  assert.equal(nearestThat(items, from("d"), 0, 1)?.key, "a");
  assert.equal(nearestThat(items, from("d"), 0, -1), null);
});

test("the stand-ins for the drawings of the thesis are those that the program reproduces", async () => {
  const source = await readFile(join(import.meta.dirname, "../../src/papers/hackenbush_mcts/stand_ins.h"), "utf8");
  const plain = source.replace(/"\s*\n\s*"/g, "");
  const found = [...plain.matchAll(/\{'([A-E])',\s*"([^"]+)"/g)].map(([, name, position]) => ({ name, position }));
  assert.deepEqual(standIns.map(({ name, position }) => ({ name, position })), found);
});
