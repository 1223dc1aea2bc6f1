import assert from "node:assert/strict";
import { test } from "node:test";
import { canShrink, format, grow, next, put, shrink, turned, type CellBoard } from "../src/views/cells/board.ts";
import { letterOf, outline, partsOf } from "../src/views/cells/parts.ts";
import { livingParts } from "../src/views/cells/shown-parts.ts";
import { negative, parse } from "../src/views/clobber/text.ts";
import { parse as parseDomineering } from "../src/views/domineering/text.ts";

const kinds = { order: ".BW", empty: ".", fresh: "." };

function board(text: string): CellBoard {
  const read = parse(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function refusal(read: CellBoard | string): string {
  return typeof read === "string" ? read : "";
}

test("a Clobber board is read as rows, as a size, and with repeats", () => {
  assert.equal(format(board(" bx.|o-w ")), "BB.|W.W");
  assert.equal(format(board("2x3")), "BWB|WBW");
  assert.equal(format(board("(BBW)^2")), "BBWBBW");
  assert.equal(format(board("(B^2W)^2.W^0")), "BBWBBW.");
  assert.equal(format(board("BW/WB")), "BW|WB");
  assert.equal(format(board("xox")), "BWB");
});

test("a Clobber text that is not a board is refused with a sentence that says where", () => {
  assert.match(refusal(parse("")), /empty/);
  assert.match(refusal(parse("B?W")), /Row 1: "\?" is not a cell/);
  assert.match(refusal(parse("BW|W")), /Row 2 has 1 cells; the first row has 2/);
  assert.match(refusal(parse("(BW|WB)^2")), /Row 1: a \( is not closed/);
  assert.match(refusal(parse("BW)")), /\) without a \(/);
  assert.match(refusal(parse("B^")), /whole number must follow/);
  assert.match(refusal(parse("^2")), /must follow a cell/);
  assert.match(refusal(parse("0x4")), /no cells/);
  assert.match(refusal(parse("40x40")), /more than 1024 cells/);
  assert.match(refusal(parse("(((B^999)^999)^999)^999")), /more than 1024 cells/);
});

test("a Domineering board may have short rows, which are filled with blocked cells", () => {
  const read = parseDomineering("...|.");
  assert.ok(typeof read !== "string");
  assert.equal(format(read), "...|.##");
  assert.match(refusal(parseDomineering("..|.x")), /Row 2, column 2: "x"/);
  assert.match(refusal(parseDomineering("|")), /empty/);
});

test("rows and columns are added and removed at each edge", () => {
  const start = board("BW|WB");
  assert.equal(format(grow(start, "top", kinds)), "..|BW|WB");
  assert.equal(format(grow(start, "right", kinds)), "BW.|WB.");
  for (const edge of ["top", "bottom", "left", "right"] as const) assert.deepEqual(shrink(grow(start, edge, kinds), edge), start);
  assert.equal(canShrink(board("BW"), "top"), false);
  assert.equal(canShrink(board("BW"), "left"), true);
});

test("a click walks through what a cell may hold, and comes back", () => {
  const start = board("B.|WB");
  let cell = start;
  for (let click = 0; click < 3; ++click) cell = put(cell, { row: 0, column: 1 }, next(cell.cells[1] ?? "", kinds));
  assert.deepEqual(cell, start);
});

test("turning twice and exchanging colours twice give the board back", () => {
  const start = board("BBW|.WB");
  assert.deepEqual(turned(turned(start)), start);
  assert.equal(format(negative(start)), "WWB|.BW");
  assert.deepEqual(negative(negative(start)), start);
});

test("parts are the groups of adjacent stones, each cut out alone", () => {
  const parts = partsOf(board("BBW.WB|......|BWB.BB|WW..WB"), ".");
  assert.deepEqual(parts.map((part) => [part.letter, format(part.board)]), [["A", "BBW"], ["B", "WB"], ["C", "BWB|WW."], ["D", "BB|WB"]]);
  assert.deepEqual(partsOf(board("B.|.W"), ".").map((part) => format(part.board)), ["B", "W"], "cells that meet in a corner do not touch");
});

test("parts in which nobody can move are not shown", () => {
  const parts = partsOf(board("BW.B.W"), ".");
  const living = livingParts(parts, [{ side: "left", move: "0-1", position: ".B.B.W" }]);
  assert.deepEqual(living.map((part) => part.letter + format(part.board)), ["ABW"]);
});

test("the outline of a part has no line between two of its cells", () => {
  const shape = board("BW|B.");
  const sides = outline(shape, [0, 1, 2]);
  assert.equal(sides.length, 8, "three cells in an L have eight outer sides");
  assert.ok(!sides.some(({ index, side }) => index === 0 && (side === "right" || side === "bottom")));
});

test("the letters go on after Z", () => {
  assert.deepEqual([0, 25, 26, 27, 52].map(letterOf), ["A", "Z", "AA", "AB", "BA"]);
});
