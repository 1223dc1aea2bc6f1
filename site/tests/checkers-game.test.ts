import assert from "node:assert/strict";
import { test } from "node:test";
import { curvePoints } from "../src/views/checkers/curve.ts";
import { firstIllegal, gameParams, positionsOf, readGame, type Game } from "../src/views/checkers/game.ts";
import { hasOnlyMove } from "../src/views/checkers/groups.ts";
import { barsOf, extremes } from "../src/views/checkers/histogram.ts";
import { mistakes } from "../src/views/checkers/mistakes.ts";
import { looksLikePdn, meant, readPdn, writePdn, type PdnGame } from "../src/views/checkers/pdn.ts";
import { pick, targets } from "../src/views/checkers/picking.ts";
import { format, parse, type Position } from "../src/views/checkers/position.ts";
import { carry, put, swapped } from "../src/views/checkers/setting-up.ts";
import { percent, tableOf } from "../src/views/checkers/slice.ts";
import { placements, readSubject } from "../src/views/checkers/what-if.ts";

function position(text: string): Position {
  const read = parse(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function game(params: Record<string, string>): Game {
  const read = readGame(params);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function pdn(text: string): PdnGame {
  const read = readPdn(text);
  if (typeof read === "string") throw new Error(read);
  return read;
}

function sentence(read: unknown): string {
  return typeof read === "string" ? read : "";
}

test("a game comes back from its address", () => {
  const read = game({ position: "B:WK9,12:B1,K4", moves: "1-5.9-13.4-8", at: "2" });
  assert.deepEqual(read.moves, ["1-5", "9-13", "4-8"]);
  assert.equal(read.at, 2);
  const { at, ...params } = gameParams(read.start, read.moves, read.at);
  assert.deepEqual(readGame({ ...params, at: at ?? "" }), read);
  assert.deepEqual(positionsOf(read.start, read.moves).map(format), ["B:WK9,12:B1,K4", "W:WK9,12:BK4,5", "B:W12,K13:BK4,5", "W:W12,K13:B5,K8"]);
});

test("an address with something that is not a move is refused in words", () => {
  assert.match(sentence(readGame({ moves: "1-5.hello" })), /"hello" is not a move/);
  assert.match(sentence(readGame({ moves: "1-55" })), /"1-55" is not a move/);
});

test("the first move that the program does not list is found", () => {
  const answers = [{ moves: [{ move: "1-5" }] }, { moves: [{ move: "9-14" }] }, undefined];
  assert.equal(firstIllegal(["1-5", "9-13", "4-8"], answers), 1);
  assert.equal(firstIllegal(["1-5", "9-14", "4-8"], answers), null);
});

const jumps = ["22x15x8", "22x15x6", "22x17x8", "1-5"];

test("a capture is picked square by square, or by its end", () => {
  assert.deepEqual(targets(jumps, [22]), new Set([15, 8, 6, 17]));
  assert.deepEqual(pick(jumps, [], 22), { does: "choose", squares: [22] });
  assert.deepEqual(pick(jumps, [22], 6), { does: "play", move: "22x15x6" });
  assert.deepEqual(pick(jumps, [22], 15), { does: "choose", squares: [22, 15] });
  assert.deepEqual(pick(jumps, [22, 15], 8), { does: "play", move: "22x15x8" });
  assert.deepEqual(pick(jumps, [22], 1), { does: "choose", squares: [1] });
  assert.deepEqual(pick(jumps, [22], 30), { does: "choose", squares: [] });
  assert.deepEqual(pick(jumps, [22], 22), { does: "choose", squares: [] });
});

test("when several captures end on a square, the reader is asked", () => {
  assert.deepEqual(pick(jumps, [22], 8), { does: "ask", moves: ["22x15x8", "22x17x8"] });
});

test("a capture that comes back to where it began can be picked by its squares", () => {
  const round = ["1x10x19x12x1"];
  assert.deepEqual(pick(round, [1, 10, 19, 12], 1), { does: "play", move: "1x10x19x12x1" });
});

test("games in PDN are read with tags, comments, variations and move numbers", () => {
  const text = `[Event "a [b] ; c"]\n[FEN "W:WK9,12:B1,K4"]\n\n{first} 1... 9-13 $2 2. 1-6! (2. 1-5 13-9 (13-17)) 13x8x1 ; the rest\n% line\n3.4-8 1-0 4. 1-5`;
  assert.ok(looksLikePdn(text));
  const read = pdn(text);
  assert.equal(format(read.start), "W:WK9,12:B1,K4");
  assert.deepEqual(read.moves, ["9-13", "1-6", "13x8x1", "4-8"]);
  assert.equal(format(pdn("1. 11-15 22-18").start).length, format(position("B:W21-32:B1-12")).length);
  assert.ok(!looksLikePdn("B:WK9,12:B1,K4"));
  assert.match(sentence(readPdn("1. 11-15 O-O")), /"O-O" is not a move/);
  assert.match(sentence(readPdn(`[FEN "B:W5:B5"]`)), /named twice/);
});

test("a game written as PDN is read back as it was", () => {
  for (const start of ["B:WK9,12:B1,K4", "W:WK9,12:B1,K4"]) {
    const moves = ["1-5", "9-13", "22x15x8", "4-8", "11-15"];
    const written = writePdn(position(start), moves, "1-0");
    assert.deepEqual(pdn(written).moves, moves);
    assert.equal(format(pdn(written).start), start);
    assert.match(written, start.startsWith("W") ? /1\.\.\. 1-5 2\. 9-13/ : /1\. 1-5 9-13 2\./);
  }
});

test("a capture written by its ends means each legal capture with those ends", () => {
  assert.deepEqual(meant("22x8", jumps), ["22x15x8", "22x17x8"]);
  assert.deepEqual(meant("22x17x8", jumps), ["22x17x8"]);
  assert.deepEqual(meant("22x6", jumps), ["22x15x6"]);
  assert.deepEqual(meant("1-6", jumps), []);
});

test("mistakes are moves that make the result worse or give plies away", () => {
  const answer = (text: string, result: "win" | "draw" | "loss", dtw: number | null, best?: string) => ({ position: text, result, dtw, moves: best === undefined ? [] : [{ move: best, position: "", result: null, dtw: null, dtc: null }] });
  const found = mistakes(["1-5", "2-7", "3-8", "4-8"], [
    answer("B:", "win", 9, "1-6"), answer("W:", "loss", 10, "2-6"), answer("B:", "win", 9, "3-7"), answer("W:", "win", 3, "4-9"), answer("B:", "draw", null),
  ]);
  assert.deepEqual(found.map(({ ply, side, from, to, lost, better }) => [ply, side, from, to, lost, better]), [
    [1, "B", "win", "win", 2, "1-6"],
    [3, "B", "win", "loss", null, "3-7"],
    [4, "W", "win", "draw", null, "4-9"],
  ]);
});

test("in the curve Black's wins stand above, and the nearer the higher", () => {
  const points = curvePoints("B", [{ result: "win", dtw: 3 }, { result: "loss", dtw: 2 }, { result: "draw", dtw: null }, { result: null, dtw: null }, { result: "loss", dtw: 0 }]);
  const [far, near, draw, unknown, lost] = points.map((point) => point.height);
  assert.ok(far !== null && far !== undefined && near !== null && near !== undefined && far > 0 && near > far && near < 1);
  assert.equal(draw, 0);
  assert.equal(unknown, null);
  assert.equal(lost, -1);
});

test("in set-up mode pieces are put, carried and taken off, and men on their king row are refused", () => {
  const start = position("B:WK9,12:B1,K4");
  const after = (result: Position | string) => (typeof result === "string" ? result : format(result));
  assert.equal(after(put(start, 10, { side: "W", king: true })), "B:WK9,K10,12:B1,K4");
  assert.equal(after(put(start, 9, { side: "W", king: true })), "B:W12:B1,K4");
  assert.match(after(put(start, 2, { side: "W", king: false })), /white man on 2 would be a king/);
  assert.equal(after(carry(start, 12, null)), "B:WK9:B1,K4");
  assert.equal(after(carry(start, 4, 12)), "B:WK9:B1,K12");
  assert.match(after(carry(start, 1, 30)), /black man on 30/);
  assert.equal(after(swapped(start)), "W:WK29,32:B21,K24");
  assert.equal(after(swapped(swapped(start))), format(start));
  assert.match(after(put(position("B:W31:B1-12"), 20, { side: "B", king: false })), /at most 12/);
});

test("a what-if map asks about every free square where the piece may stand", () => {
  const start = position("B:WK9,12:B1,K4");
  const king = readSubject("4", start);
  assert.ok(king !== null);
  const map = placements(start, king);
  assert.equal(map.size, 29); // 32 without the three other pieces
  assert.equal(map.get(4), "B:WK9,12:B1,K4");
  assert.equal(map.get(30), "B:WK9,12:B1,K30");
  const man = readSubject("1", start);
  assert.ok(man !== null && !placements(start, man).has(30));
  assert.equal(readSubject("5", start), null);
  assert.deepEqual(readSubject("WK", start), { from: null, piece: { side: "W", king: true } });
});

test("a table is named by its material, the side to move first", () => {
  assert.equal(tableOf(position("W:WK9,12:B1,K4,5"), "dtw"), "checkers-1K1C-1K2C.dtw");
});

test("a share that is not 0 or all never looks like it", () => {
  assert.deepEqual([percent(0, 7), percent(7, 7), percent(1, 1e6), percent(999_999, 1e6), percent(1, 3)], ["0", "100", "< 0.1", "> 99.9", "33.3"]);
});

test("an only move is the one of several that keeps the result", () => {
  const after = (...results: ("win" | "draw" | "loss" | null)[]) => results.map((result) => ({ move: "1-5", position: "", result, dtw: null, dtc: null }));
  const probe = (result: "win" | "draw" | "loss" | null, moves: ReturnType<typeof after>) => ({ position: "", result, dtw: null, dtc: null, missing: [], moves });
  assert.ok(hasOnlyMove(probe("win", after("loss", "draw"))));
  assert.ok(hasOnlyMove(probe("draw", after("draw", "win"))));
  assert.ok(!hasOnlyMove(probe("win", after("loss", "loss"))));
  assert.ok(!hasOnlyMove(probe("win", after("loss")))); // forced: there was no choice
  assert.ok(!hasOnlyMove(probe("win", after("loss", null)))); // another may win as well
  assert.ok(!hasOnlyMove(probe("loss", after("win", "win"))));
});

test("a histogram has a bar for each length that occurs, and names the longest and the most frequent", () => {
  const distances = { win: [0, 5, 0, 9], loss: [2, 0, 2] };
  assert.deepEqual(barsOf(distances), [
    { plies: 1, kind: "won", count: 5 },
    { plies: 3, kind: "won", count: 9 },
    { plies: 0, kind: "lost", count: 2 },
    { plies: 2, kind: "lost", count: 2 },
  ]);
  assert.deepEqual(extremes(distances.win), [3, 3]);
  assert.deepEqual(extremes(distances.loss), [2, 0]);
  assert.equal(extremes([]), null);
});
