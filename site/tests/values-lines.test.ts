import assert from "node:assert/strict";
import { test } from "node:test";
import { inSymbols } from "../src/parts/symbols.ts";
import { around, bodyOf, complaint, joinLines, optionsQuestion, splitLines, withoutNames } from "../src/views/values/lines.ts";

// The right-hand sides are what `zermelo eval .. --unicode` prints.
const printed: readonly (readonly [string, string])[] = [
  ["{1/2^2|-3/2^2}", "{½⇑|−3/2⇑}"],
  ["{0|{0|-2}}", "{0|{0|−2}}"],
  ["Tiny(2)", "Tiny(2)"],
  ["^[2]", "↑[2]"],
  ["^5", "↑5"],
  ["v3*2", "↓3∗2"],
  ["{7/4|-1/4}", "{7/4|−¼}"],
  ["3/4+-1", "¾±1"],
  ["-1/2^", "−½↑"],
  ["{0|v*}", "{0|↓∗}"],
  ["2+Tiny(1)", "2+Tiny(1)"],
  ["3/4+-5/4", "¾±5/4"],
];

test("values have the signs of books that the program prints", () => {
  for (const [plain, signs] of printed) assert.equal(inSymbols(plain), signs);
});

test("lines come back from the address, without blank lines and comments", () => {
  const lines = ["g = {1|-1}", "g + g"];
  assert.deepEqual(splitLines(joinLines(lines)), lines);
  assert.deepEqual(splitLines("\n# a note\n  ^ \n"), ["^"]);
});

test("the question about options leaves out the name, and asks for the form of what was typed in braces", () => {
  assert.equal(bodyOf("g = {1|-1}"), "{1|-1}");
  assert.equal(bodyOf("g == h"), "g == h");
  assert.equal(optionsQuestion("g = {1,0|*}"), "form({1,0|*})");
  assert.equal(optionsQuestion("{1|-1} + {2|-2}"), "options({1|-1} + {2|-2})");
  assert.equal(optionsQuestion("{{2|1}|{0|-1}}"), "form({{2|1}|{0|-1}})");
});

test("for a sum, names are replaced by what they stand for", () => {
  assert.equal(withoutNames(["G = clobber(BBW)", "H = G - *", "G < 2", "H + 2.G"]), "((clobber(BBW)) - *) + 2.(clobber(BBW))");
  assert.equal(withoutNames(["B = 1", "clobber(BBW) + mean(B)"]), "clobber(BBW) + mean((1))");
  assert.equal(withoutNames(["G = {1|-1}"]), "{1|-1}");
});

test("a complaint is split into its column and its words, and the column is found in the text", () => {
  assert.deepEqual(complaint("column 4: found the end; expected a game"), { column: 4, said: "found the end; expected a game" });
  assert.deepEqual(complaint("sum: column 1: clobber: cell 1"), { column: 1, said: "clobber: cell 1" });
  assert.deepEqual(complaint("the time was up"), { column: 0, said: "the time was up" });
  assert.deepEqual(around("↑ + ?", 5), ["↑ + ", "?", ""]);
  assert.deepEqual(around("1 +", 4), ["1 +", "", ""]);
});
