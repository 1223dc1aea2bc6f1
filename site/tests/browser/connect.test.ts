import assert from "node:assert/strict";
import { browserTest, openPage, type Explorer } from "./page.ts";
import { ask } from "./program.ts";

interface Solved {
  readonly result: string;
  readonly turns: number;
  readonly line: readonly string[];
  readonly tree: { readonly move: string; readonly replies: readonly { readonly reply: string; readonly then: { readonly move: string } }[] };
}

interface Types {
  readonly points: readonly { readonly point: string; readonly x: { readonly composite: readonly string[] } }[];
}

const void15 = ".".repeat(15);
const board = [void15, void15, void15, void15, "......x........", ".....o.ox......", "......x.o......", "......ox.......", "...o.xo.x......", "....x..x.o.....", "......o........", void15, void15, void15, void15].join("/");
const win = `#/connect?rules=gomoku&position=${board}`;

const threats = async () => (await ask(`connect/solve?position=${board}&board=1&rules=gomoku&to-move=x&threats=1&tree=1&by=vct`)) as Solved;

/** Waits until the address holds a text. */
async function reaches(explorer: Explorer, text: string): Promise<void> {
  await explorer.page.waitForURL((url) => decodeURIComponent(url.hash).includes(text));
}

for (const size of ["wide", "phone"] as const) {
  for (const [name, hash] of [["stones", win], ["types", `${win}&show=points`], ["lines", `${win}&show=lines`], ["set-up", "#/connect?rules=connect6&edit=1"]] as const) {
    browserTest(`k in a row is accessible and does not scroll sideways (${name}, ${size})`, async () => {
      const explorer = await openPage(hash, { size });
      await explorer.answered();
      await explorer.fits();
      await explorer.axe();
      await explorer.picture(`connect-${name}-${size}`);
      assert.deepEqual(explorer.troubles, []);
    });
  }
}

browserTest("a win by threats is what the program says, and its defences can be stepped through", async () => {
  const solved = await threats();
  assert.equal(solved.result, "win");
  const explorer = await openPage(win);
  assert.equal(await explorer.headline(), `Black wins in ${solved.turns} turns`);
  const panel = explorer.page.getByRole("region", { name: "The win, with every defence" });
  await panel.getByText(`Black plays ${solved.tree.move}.`).waitFor();
  const [reply] = solved.tree.replies;
  assert.ok(reply !== undefined);
  await panel.getByRole("button", { name: reply.reply === "*" ? "any other" : reply.reply, exact: true }).click();
  await panel.getByText(`Black plays ${reply.then.move}.`).waitFor();
  assert.match(explorer.address(), /win=0/);
  assert.ok((await explorer.page.locator(".win-stone").count()) >= 2);
  await explorer.page.goBack();
  await panel.getByText(`Black plays ${solved.tree.move}.`).waitFor();
  assert.deepEqual(explorer.troubles, []);
});

browserTest("a small game is solved exactly, stone by stone", async () => {
  const explorer = await openPage("#/connect?rules=3,3,3,1,1");
  assert.equal(await explorer.headline(), "Draw");
  await explorer.cell(/^0,0, void/).click();
  await reaches(explorer, "position=x../.../...");
  await explorer.cell(/^0,1, void/).click();
  await reaches(explorer, "position=xo./.../...");
  assert.match(await explorer.headline(), /^Black wins/);
  await explorer.page.locator("#main").focus();
  await explorer.press("u");
  await explorer.page.waitForURL((url) => decodeURIComponent(url.hash).includes("position=x../.../..."));
});

browserTest("a larger game is solved when asked, and the answer does not stay for another board", async () => {
  const explorer = await openPage("#/connect?rules=6,5,5,1,1");
  assert.equal(await explorer.headline(), "Not known");
  await explorer.page.getByRole("button", { name: "Solve it exactly" }).click();
  await explorer.page.getByRole("heading", { level: 1, name: "Draw" }).waitFor();
  await explorer.cell(/^0,0, void/).click();
  await reaches(explorer, "position=x");
  assert.equal(await explorer.headline(), "Not known");
});

browserTest("stones are placed with the keyboard alone", async () => {
  const explorer = await openPage("#/connect?rules=connect6");
  await explorer.headline();
  await explorer.cell(/^0,0, /).focus();
  await explorer.press("ArrowDown", "ArrowRight", "Enter");
  await reaches(explorer, `position=${".".repeat(19)}/.x`);
  await explorer.press("ArrowRight", "Enter");
  await reaches(explorer, `position=${".".repeat(19)}/.xo`);
  await explorer.page.getByText("White to move, 1 stone to place").waitFor();
  await explorer.page.getByText("The turn is not complete").waitFor();
});

browserTest("types of points are those of the program", async () => {
  const types = (await ask(`connect/probe?position=${board}&board=1&k=5&p=1`)) as Types;
  const explorer = await openPage(`${win}&show=points&for=x`);
  await explorer.page.locator(".points-type").first().waitFor();
  for (const { point, x } of types.points.filter((_, index) => index % 7 === 0)) {
    assert.match((await explorer.cell(new RegExp(`^${point}, void`)).getAttribute("aria-label")) ?? "", new RegExp(`, ${x.composite[0] ?? ""}$`), point);
  }
});

browserTest("a board and rules that are wrong are refused with the reason", async () => {
  const explorer = await openPage("#/connect?rules=3,3,3,1,1");
  await explorer.headline();
  await explorer.page.getByLabel("Board", { exact: true }).fill("xo/x");
  await explorer.page.getByText("Row 2 has 1 points; the first row has 2.").waitFor();
  await explorer.page.getByLabel("Board", { exact: true }).fill("xo./.x./... /...");
  await explorer.page.getByText("This board has 4 by 3 points; the rules say 3 by 3.").waitFor();
  await explorer.page.getByLabel("M,N,K,P,Q").fill("4,4");
  await explorer.page.getByText("Rules are gomoku").waitFor();
  await explorer.page.getByLabel("M,N,K,P,Q").fill("4,4,3,1,1");
  await reaches(explorer, "rules=4,4,3,1,1");
  assert.match(await explorer.headline(), /^Black wins/);
  await explorer.go("#/connect?rules=3,3,3,1,1&position=x?/..");
  await explorer.page.getByRole("alert").getByText('Row 1 has "?"').waitFor();
});

browserTest("set-up changes points, and the side to move is a switch", async () => {
  const explorer = await openPage("#/connect?rules=3,3,3,1,1&edit=1");
  await explorer.headline();
  await explorer.cell(/^1,1, /).click();
  await reaches(explorer, "position=.../.x./...");
  await explorer.cell(/^1,1, /).click();
  await reaches(explorer, "position=.../.o./...");
  await explorer.page.getByRole("button", { name: "White", exact: true }).click();
  assert.match(await explorer.page.locator(".headline").innerText(), /White to move/);
  const other = await openPage(explorer.address());
  await other.headline();
  assert.match(await other.page.locator(".headline").innerText(), /White to move/);
});

browserTest("the engine answers a stone, and undo takes both back", async () => {
  const explorer = await openPage("#/connect?rules=7,7,5,1,1&as=x&time=1");
  await explorer.headline();
  await explorer.cell(/^3,3, /).click();
  await explorer.page.waitForURL((url) => /position=[./x]*o/.test(decodeURIComponent(url.hash)));
  assert.equal(await explorer.page.getByRole("gridcell", { name: /white stone/ }).count(), 1);
  assert.equal(await explorer.page.getByRole("gridcell", { name: /black stone/ }).count(), 1);
  await explorer.page.locator("#main").focus();
  await explorer.press("u");
  await explorer.page.waitForURL((url) => !url.hash.includes("position"));
  assert.deepEqual(explorer.troubles, []);
});

browserTest("advice of the engine says whether it is proved", async () => {
  const explorer = await openPage("#/connect?rules=gomoku&position=....../.xxxx./......&turn=x1");
  await explorer.headline();
  await explorer.page.getByRole("button", { name: "What would the engine play?" }).click();
  const thoughts = explorer.page.getByRole("list", { name: "The engine's analysis" });
  await thoughts.getByText("completes a row").first().waitFor();
  assert.match(await thoughts.innerText(), /^1,0\s+exact/);
  await explorer.go("#/connect?rules=7,7,5,1,1&position=......./......./......./...x.../......./......./.......&time=1");
  await explorer.headline();
  await explorer.page.getByRole("button", { name: "What would the engine play?" }).click();
  await thoughts.getByText("an estimate of").first().waitFor();
  assert.doesNotMatch(await thoughts.innerText(), /exact/);
});

browserTest("the Connections of a board can be pointed at", async () => {
  const explorer = await openPage(`${win}&show=lines`);
  await explorer.headline();
  const lines = explorer.page.locator(".connections li");
  await lines.first().waitFor();
  const types = await lines.locator("strong").allInnerTexts();
  assert.equal(types[0], "D3"); // oo.o below 7,6: White's four points, stopped on one side
  await lines.nth(1).focus();
  assert.equal(await explorer.page.locator(".points-connection").count(), 1);
});
