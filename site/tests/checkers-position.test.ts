import assert from "node:assert/strict";
import { test } from "node:test";
import { format, parse, play, type Position } from "../src/views/checkers/position.ts";

function position(text: string): Position {
  const read = parse(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function refusal(text: string): string {
  const read = parse(text);
  return typeof read === "string" ? read : "";
}

test("positions are written with White first and squares ascending", () => {
  assert.equal(format(position("b:b4,k2,1:wk22,18")), "B:W18,K22:B1,K2,4");
  assert.equal(format(position("W:W21-32:B1-12")).length, "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12".length);
});

test("a text that is not a position is refused with a sentence that names the trouble", () => {
  assert.match(refusal("x"), /side to move/);
  assert.match(refusal("B:W33:B1"), /no square 33/);
  assert.match(refusal("B:W5:B5"), /named twice/);
  assert.match(refusal("B:W2:B5"), /K2/);
  assert.match(refusal("B:Wx:B5"), /"X" is not a square/);
  assert.match(refusal("B:W5"), /three parts/);
});

test("a capture takes every piece on its way, and a man becomes a king on the last row", () => {
  assert.equal(format(play(position("W:W22:B18,11"), "22x15x8")), "B:W8:B");
  assert.equal(format(play(position("B:W27,K31:B23"), "23x32")), "W:WK31:BK32");
  assert.equal(format(play(position("B:WK9,12:B1,K4"), "1-6")), "W:WK9,12:BK4,6");
});
