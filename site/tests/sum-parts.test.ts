import assert from "node:assert/strict";
import { test } from "node:test";
import { joinSum, letterOf, readPart, splitSum } from "../src/views/values/sum/parts.ts";

test("a sum is cut at the signs between its parts, not inside brackets, quotes or switches", () => {
  assert.deepEqual(splitSum("clobber(BBW) + 2.domineering(2x3) - *2"), ["clobber(BBW)", "2.domineering(2x3)", "-*2"]);
  assert.deepEqual(splitSum('{1 + 1|0} - hackenbush("0-1-B 1-2-R")'), ["{1 + 1|0}", '-hackenbush("0-1-B 1-2-R")']);
  assert.deepEqual(splitSum("- 3 + 1+-1"), ["-3", "1+-1"]);
  assert.deepEqual(splitSum("  "), []);
});

test("a part is its sign, its copies, its kind and its text", () => {
  assert.deepEqual(readPart("-3.clobber(BBW)"), { negative: true, count: 3, kind: "clobber", text: "BBW" });
  assert.deepEqual(readPart('hackenbush("0-1-B 1-2-R")'), { negative: false, count: 1, kind: "hackenbush", text: "0-1-B 1-2-R" });
  assert.deepEqual(readPart("2"), { negative: false, count: 1, kind: "value", text: "2" });
  assert.deepEqual(readPart("-1/2^"), { negative: true, count: 1, kind: "value", text: "1/2^" });
});

test("parts that are joined are the same parts when they are cut again", () => {
  for (const sum of ["clobber(BBW.WB) + domineering(2x3) - hackenbush(BRR) + *2", '-2.hackenbush("0-1-B 0-2-G") + 3.{1|-1}', "1/2 - ^^*"]) {
    assert.equal(joinSum(splitSum(sum).map(readPart)), sum);
  }
});

test("a sign in front of several terms gets brackets, and one in front of a switch does not", () => {
  const value = (text: string) => ({ negative: true, count: 1, kind: "value" as const, text });
  assert.equal(joinSum([value("1 + 2")]), "-(1 + 2)");
  assert.equal(joinSum([value("1+2")]), "-(1+2)");
  assert.equal(joinSum([value("2+-1")]), "-2+-1");
});

test("parts have letters", () => {
  assert.deepEqual([0, 25, 26, 27, 52].map(letterOf), ["A", "Z", "AA", "AB", "BA"]);
});
