import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, emptyBoard, formatBoard, formatTurn, nextTurn, parseBoard, readRules, readTurn, turnOf, withStone, type Board, type Rules } from "../src/views/connect/board.ts";
import { along, cellsOfConnection, strength, strongest } from "../src/views/connect/types.ts";
import type { Connection, Tree } from "../src/views/connect/answers.ts";

function rules(text: string): Rules {
  const read = readRules(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function board(text: string): Board {
  const read = parseBoard(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function sentence(read: unknown): string {
  return typeof read === "string" ? read : "";
}

test("rules are read by name and by numbers, and wrong ones are refused in words", () => {
  assert.deepEqual([rules("Connect6").rows, rules("connect6").k, rules("connect6").p], [19, 6, 2]);
  assert.equal(rules("3, 4,3,1,1").text, "3,4,3,1,1");
  assert.match(sentence(readRules("chess")), /Rules are gomoku/);
  assert.match(sentence(readRules("3,3,3,1")), /Rules are gomoku/);
  assert.match(sentence(readRules("3,33,3,1,1")), /1 to 32/);
  assert.match(sentence(readRules("3,3,3,0,1")), /1 or more/);
});

test("boards are read in any of their letters and written in the program's", () => {
  assert.equal(formatBoard(board("XB-\n wO_ / ...")), "xx./oo./...");
  assert.equal(formatBoard(emptyBoard(rules("2,3,3,1,1"))), ".../...");
  assert.match(sentence(parseBoard("xo/x")), /Row 2 has 1 points; the first row has 2/);
  assert.match(sentence(parseBoard("x?")), /Row 1 has "\?"/);
  assert.match(sentence(parseBoard("")), /rows of x, o and \./);
});

test("the turn follows from the stones on the board", () => {
  const connect6 = rules("connect6");
  let game = emptyBoard(connect6);
  const seen: string[] = [];
  for (let stone = 0; stone < 7; ++stone) {
    const turn = turnOf(connect6, game);
    seen.push(`${turn.colour}${turn.left}`);
    game = withStone(game, stone, turn.colour);
  }
  assert.deepEqual(seen, ["x1", "o2", "o1", "x2", "x1", "o2", "o1"]);
  assert.deepEqual(turnOf(rules("gomoku"), board("x..../.....")), { colour: "o", left: 1 });
});

test("a turn that is not the usual one is kept in the address, and goes on stone by stone", () => {
  const connect6 = rules("connect6");
  const usual = { colour: "o", left: 2 } as const;
  assert.equal(formatTurn(usual, usual), null);
  assert.equal(formatTurn({ colour: "x", left: 2 }, usual), "x2");
  assert.deepEqual(readTurn("x1", usual), { colour: "x", left: 1 });
  assert.deepEqual(readTurn("nonsense", usual), usual);
  assert.deepEqual(nextTurn(connect6, { colour: "x", left: 2 }), { colour: "x", left: 1 });
  assert.deepEqual(nextTurn(connect6, { colour: "x", left: 1 }), { colour: "o", left: 2 });
});

test("points are row,column", () => {
  assert.deepEqual(cellsOf("0,5 1,0", 9), [5, 9]);
  assert.deepEqual(cellsOf("*", 9), []);
});

test("types stand in the order of strength of docs/formats.md", () => {
  const connect6 = ["U", "O", "L2", "D3", "S3", "L3", "D4", "L4", "D5", "L5", "DW", "C6"];
  assert.deepEqual([...connect6].sort((a, b) => strength(a) - strength(b)), connect6);
  const others = ["U", "O", "V", "D1", "L1", "D2", "L2", "T3.1", "T3.2", "T4.1", "DW", "WIN"];
  assert.deepEqual([...others].sort((a, b) => strength(a) - strength(b)), others);
});

test("a Connection runs from its head in its direction", () => {
  const of = (direction: Connection["direction"], head: string): Connection => ({ colour: "x", direction, head, length: 3, line: "x..", type: "L1" });
  assert.deepEqual(cellsOfConnection(of("across", "1,0"), 5), [5, 6, 7]);
  assert.deepEqual(cellsOfConnection(of("down", "0,2"), 5), [2, 7, 12]);
  assert.deepEqual(cellsOfConnection(of("falling", "0,0"), 5), [0, 6, 12]);
  assert.deepEqual(cellsOfConnection(of("rising", "0,4"), 5), [4, 8, 12]);
});

test("untouched Connections are left out, and the strongest come first", () => {
  const of = (line: string, type: string): Connection => ({ colour: "x", direction: "across", head: "0,0", length: line.length, line, type });
  assert.deepEqual(strongest([of("......", "V"), of("x.....", "L1"), of("xx....", "L2")]).map((one) => one.type), ["L2", "L1"]);
});

test("a path through the tree of a win gives the turns so far and the next question", () => {
  const leaf: Tree = { move: "3,3", replies: [] };
  const tree: Tree = { move: "1,1", replies: [{ reply: "0,0", then: { move: "2,2", replies: [{ reply: "*", then: leaf }] } }, { reply: "*", then: leaf }] };
  assert.deepEqual(along(tree, []).steps, [{ move: "1,1", reply: null }]);
  assert.deepEqual(along(tree, [0, 0]).steps, [{ move: "1,1", reply: "0,0" }, { move: "2,2", reply: "*" }, { move: "3,3", reply: null }]);
  assert.equal(along(tree, [1, 5]).node, leaf);
  assert.equal(along(tree, [7]).node, tree);
});
