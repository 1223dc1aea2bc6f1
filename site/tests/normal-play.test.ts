import assert from "node:assert/strict";
import { test } from "node:test";
import { ticks } from "../src/parts/chart-ticks.ts";
import { outcomeOf, winnerIn, type Member, type Move } from "../src/views/normal-play/answers.ts";
import { scaled } from "../src/views/normal-play/family-scale.ts";
import { gameState, isMine } from "../src/views/normal-play/game-state.ts";
import { rated } from "../src/views/normal-play/rated-moves.ts";
import { followed, readWeighing, tilt } from "../src/views/hackenbush/weighing.ts";

const move = (side: "left" | "right", name: string, value: string | null, dominated = false): Move => ({ side, move: name, position: "", value, incentive: null, dominated });

test("a move wins when the player who then moves loses the value it leaves", () => {
  const moves = [move("left", "a", "0"), move("left", "b", "*"), move("left", "c", "-1/2"), move("right", "d", "^"), move("right", "e", "v")];
  assert.deepEqual(rated(moves, "left").map((line) => line.tone), ["win", "loss", "loss"]);
  assert.deepEqual(rated(moves, "right").map((line) => line.tone), ["loss", "win"]);
});

test("the hottest moves have the temperature of the position", () => {
  // 2x3 in Domineering is {2|-1/2} with mean 3/4 and temperature 5/4; the other moves of Left leave {1|-1}.
  const moves = [move("left", "1-4", "2"), move("left", "0-3", "{1|-1}", true), move("right", "0-1", "-1/2")];
  const left = rated(moves, "left");
  assert.deepEqual(left.map((line) => line.temperature), ["5/4", "0"]);
  assert.deepEqual(left.map((line) => line.hottest), [true, false]);
  assert.deepEqual(rated(moves, "right").map((line) => line.temperature), ["5/4"]);
});

test("cold moves have no bar, and moves of unknown value no winner but by a search", () => {
  assert.deepEqual(rated([move("left", "a", "0"), move("right", "b", "1")], "left").map((line) => [line.share, line.hottest]), [[null, false]]);
  assert.deepEqual(rated([move("left", "a", null), move("left", "b", null)], "left", ["b"]).map((line) => line.tone), ["unknown", "win"]);
});

test("parallel edges of one colour keep keys of their own", () => {
  assert.equal(new Set(rated([move("left", "0-1-B", "1"), move("left", "0-1-B", "1")], "left").map((line) => line.key)).size, 2);
});

test("an outcome class says who wins for each first player, and back", () => {
  for (const outcome of ["L", "R", "N", "P"] as const) assert.equal(outcomeOf(winnerIn(outcome, "left"), winnerIn(outcome, "right")), outcome);
  assert.equal(winnerIn("P", "left"), "right");
});

const member = (n: number, value: string | null): Member => ({ family: "", n, position: "", outcome: null, value, value_too_long: false });

test("a family is charted by its numbers, its ups, or its means", () => {
  assert.deepEqual(scaled([member(1, "1/2"), member(2, null), member(3, "-3")]), { scale: "number", heights: [0.5, null, -3] });
  assert.deepEqual(scaled([member(1, "^"), member(2, "v2*"), member(3, "0")]), { scale: "ups", heights: [1, -2, 0] });
  assert.deepEqual(scaled([member(1, "1"), member(2, "{2|-1/2}")]), { scale: "mean", heights: [1, 0.75] });
});

test("the numbers beside an axis are round and inside it", () => {
  assert.deepEqual(ticks(0, 6, 4), [0, 2, 4, 6]);
  assert.deepEqual(ticks(-0.5, 1, 4), [-0.5, 0, 0.5, 1]);
  assert.deepEqual(ticks(0, 0.75, 4), [0, 0.25, 0.5, 0.75]);
  assert.deepEqual(ticks(1, 12, 12).length, 12);
  assert.deepEqual(ticks(1, 60, 12), [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
});

test("a game in the address says whose turn it is", () => {
  assert.equal(gameState({}), null);
  assert.deepEqual(gameState({ mode: "play" }), { me: "left", turn: "left", showsMoves: false });
  assert.deepEqual(gameState({ mode: "play", me: "right", all: "1" }), { me: "right", turn: "left", showsMoves: true });
  assert.equal(isMine({ me: "left", turn: "right" }), false);
  assert.equal(isMine({ me: "both", turn: "right" }), true);
});

test("a line of progress gives the weight, both rates and the bounds", () => {
  assert.deepEqual(readWeighing("against -3/8: Blue first 0.40, Red first 0.12, -1/2 to -1/4"), { weight: "-3/8", blue: 0.4, red: 0.12, low: "-1/2", high: "-1/4" });
  assert.deepEqual(readWeighing("against 0: Blue first loss, Red first win"), { weight: "0", blue: 0, red: 1, low: null, high: null });
  assert.deepEqual(readWeighing("against 1: Blue first -, Red first -, 0 to ?"), { weight: "1", blue: null, red: null, low: "0", high: null });
  assert.equal(readWeighing("building"), null);
});

test("the pan of the drawing sinks when Blue wins more", () => {
  const weighing = (blue: number | null, red: number | null) => ({ weight: "0", blue, red, low: null, high: null });
  assert.ok(tilt(weighing(1, 0)) > 0);
  assert.ok(tilt(weighing(0, 1)) < 0);
  assert.equal(tilt(weighing(0.5, 0.5)), 0);
  assert.equal(tilt(weighing(null, 0.5)), 0);
});

test("weighings between the same bounds are one, and wider bounds begin the next part", () => {
  const weighing = (weight: string, low: string, high: string) => ({ weight, blue: null, red: null, low, high });
  let list = followed([], weighing("0", "-1", "1"));
  list = followed(list, weighing("1/2", "-1", "1"));
  assert.deepEqual(list.map((one) => one.weight), ["1/2"]);
  list = followed(list, weighing("1/4", "0", "1/2"));
  assert.equal(list.length, 2);
  assert.equal(followed(list, weighing("0", "-2", "2")).length, 1);
});
