import assert from "node:assert/strict";
import { test } from "node:test";
import { wallsOf } from "../src/parts/thermograph-walls.ts";
import { numberText, readNumber, readValue, winner, type Value } from "../src/parts/value-tree.ts";
import { facts } from "./value-facts.ts";

function value(text: string): Value {
  const found = readValue(text);
  if (found === null) throw new Error(`${text} was not read`);
  return found;
}

test("the winner of a value is the one that the program names", () => {
  const letters = { "left left": "L", "right right": "R", "left right": "N", "right left": "P" } as Record<string, string>;
  for (const [text, outcome] of facts) {
    assert.equal(letters[`${winner(value(text), "left")} ${winner(value(text), "right")}`], outcome, text);
  }
});

test("a thermograph has the stops, the mean and the temperature that the program names", () => {
  for (const [text, , leftStop, rightStop, mean, temperature] of facts) {
    const walls = wallsOf(value(text));
    assert.ok(walls, text);
    assert.equal(numberText(walls.left[0]?.x ?? NaN), leftStop, text);
    assert.equal(numberText(walls.right[0]?.x ?? NaN), rightStop, text);
    assert.equal(numberText(walls.mean), mean, text);
    assert.equal(walls.temperature, Math.max(0, readNumber(temperature) ?? NaN), text);
  }
});

test("numbers, ups and stars are read in the order in which they are written", () => {
  assert.deepEqual(value("-1/2v3*2"), { kind: "simple", number: -0.5, ups: -3, star: 2 });
  assert.deepEqual(value("^*"), { kind: "simple", number: 0, ups: 1, star: 1 });
  assert.deepEqual(value("7"), { kind: "simple", number: 7, ups: 0, star: 0 });
});

test("equal options are one object", () => {
  const found = value("{{1|0}|{1|0},-3}");
  assert.ok(found.kind === "braces");
  assert.equal(found.left[0], found.right[0]);
});

test("a text that is not a value in canonical form is not read", () => {
  for (const text of ["", "{", "{1|", "{1|2}}", "1+1", "{a|b}", "{1||2}", "1/0", "99999999999999999999"]) assert.equal(readValue(text), null, text);
});

test("a wall bends where another option becomes the better one", () => {
  const walls = wallsOf(value("{5,{6|1}|-1,{0|-4}}"));
  assert.ok(walls);
  assert.deepEqual(walls.left, [{ t: 0, x: 5 }, { t: 3.5, x: 1.5 }]);
  assert.deepEqual(walls.right, [{ t: 0, x: -1 }, { t: 1, x: 0 }, { t: 2, x: 0 }, { t: 3.5, x: 1.5 }]);
});
