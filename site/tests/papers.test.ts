import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { readPapers } from "../claims.mjs";
import { items } from "../src/views/papers/items.ts";
import { agreement, cellText, placeOf, tablesOf } from "../src/views/papers/rows.ts";

const docs = join(import.meta.dirname, "../../docs");

test("the claims on the page are those that docs/papers.md counts", async () => {
  const papers = await readPapers(docs);
  const index = await readFile(join(docs, "papers.md"), "utf8");
  for (const paper of papers) {
    const count = (verdict: string) => paper.claims.filter((claim) => claim.verdict === verdict).length;
    const numbers = [paper.claims.length, count("reproduced"), count("differs"), count("lost"), count("open")];
    assert.ok(index.includes(`| [\`${paper.key}\`](papers/${paper.key}.md) | ${paper.title.replace(/^A report.*/, "a report on plain Clobber solvers, printed without a title")} | ${numbers.join(" | ")} |`), `${paper.key}: ${numbers.join(", ")}`);
  }
  assert.equal(papers.length, 5);
});

test("every item that a claim names is on the page, under its paper", async () => {
  for (const paper of await readPapers(docs)) {
    for (const claim of paper.claims) {
      const name = /zermelo reproduce ([a-z][\w-]*)/.exec(claim.command)?.[1];
      if (name !== undefined) assert.ok(items.some((item) => item.name === name), `${paper.key}: ${name}`);
    }
    assert.ok(items.some((item) => item.paper === paper.key));
  }
});

test("rows of several kinds become several tables, theirs before ours", () => {
  const tables = tablesOf([
    { item: "x", n: 30, their_winner: "left", winner: "left", same: true },
    { item: "x", n: 29, their_winner: "left", winner: "right", same: false },
    { item: "x", games: 612, nodes: 5, seconds: 1.5 },
  ]);
  assert.deepEqual(tables.map((table) => table.rows.length), [2, 1]);
  assert.deepEqual(tables[0]?.columns.map((column) => [column.key, column.whose]), [["n", null], ["their_winner", "theirs"], ["winner", "ours"]]);
  assert.deepEqual(tablesOf([{ what: "a", theirs: "1", ours: "1", note: null }])[0]?.columns.map((column) => column.key), ["what", "theirs", "ours", "note"]);
});

test("fields inside fields are columns of their own", () => {
  const columns = (row: Record<string, unknown>) => tablesOf([row])[0]?.columns.map((column) => column.name);
  assert.deepEqual(columns({ length: 6, counts: { C6: 1, DW: 0 } }), ["length", "C6", "DW"]);
  assert.deepEqual(columns({ results_only: { plies: 135 }, distances: { plies: 103 } }), ["results only plies", "distances plies"]);
});

test("a row that needs a table counts neither as agreeing nor as differing", () => {
  const rows = [{ same: true }, { same: false }, { same: false, missing: ["checkers-1K.dtw"] }, { games: 3 }];
  assert.deepEqual(agreement(rows), { compared: 2, same: 1, unknown: 1 });
});

test("cells are short texts, and null where nothing is known", () => {
  assert.equal(cellText(1119579275), "1,119,579,275");
  assert.equal(cellText(0.14966828199999999), "0.15");
  assert.equal(cellText(18952.1), "18,952");
  assert.equal(cellText({ wld: 630, dtc: 687 }), "wld 630, dtc 687");
  assert.equal(cellText(0.0000222, "seconds"), "22.2 µs");
  assert.equal(cellText(0.14966828199999999, "seconds"), "150 ms");
  assert.equal(cellText(18952.1, "their_seconds"), "18,952 s");
  assert.equal(cellText([]), null);
  assert.equal(cellText(null), null);
});

test("a row leads to its position", () => {
  assert.deepEqual(placeOf("strong-families", { family: "(BBW)^n", n: 18 }), { view: "clobber", params: { position: "(BBW)^18" } });
  assert.deepEqual(placeOf("checkers-table2", { slice: "1K", example: "B:WK29:BK4" }), { view: "checkers", params: { position: "B:WK29:BK4" } });
  assert.deepEqual(placeOf("hackenbush-values", { position: "{0,*|0}", moves: 1 }), { view: "values", params: { position: "{0,*|0}" } });
  assert.deepEqual(placeOf("hackenbush-classes", { position: "B+R", value: "0" }), { view: "hackenbush", params: { position: "B+R", cuts: "2" } });
  assert.deepEqual(placeOf("hackenbush-values", { position: "0-1-B 1-2-R", moves: 1 }), { view: "hackenbush", params: { position: "0-1-B,1-2-R" } });
  assert.equal(placeOf("hackenbush-positions", { position: "A" }), null);
});
