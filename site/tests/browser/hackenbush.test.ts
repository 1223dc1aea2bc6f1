import assert from "node:assert/strict";
import { format, parse } from "../../src/views/hackenbush/drawing.ts";
import { browserTest, openPage } from "./page.ts";
import { ask } from "./program.ts";

interface Move {
  readonly side: string;
  readonly move: string;
  readonly position: string;
  readonly value: string | null;
}

interface Moves {
  readonly moves: readonly Move[];
  readonly error?: string;
}

const three = "0-1-B,1-2-R,1-3-B,0-4-G,4-5-B,4-6-R,0-7-R,7-8-B,7-9-B";
const valueOf = async (position: string) => ((await ask(`hackenbush/value?position=${encodeURIComponent(position)}`)) as { readonly value: string }).value;

browserTest("Hackenbush shows the value, that of each part, and every move as the program gives them", async () => {
  const moves = (await ask(`hackenbush/moves?position=${three}`)) as Moves;
  const { page, headline, moves: listed, troubles } = await openPage(`#/hackenbush?position=${three}`);
  assert.equal(await headline(), `Blue wins value ${await valueOf(three)}`);
  await page.locator(".rated li").nth(moves.moves.length - 1).waitFor();
  assert.deepEqual(await listed(), moves.moves.map((move) => move.move));
  assert.deepEqual(await page.locator(".rated .value").allInnerTexts(), moves.moves.map((move) => move.value));
  await page.locator(".foot", { hasText: "C =" }).waitFor();
  const parts = await Promise.all(["0-1-B,1-2-R,1-3-B", "0-4-G,4-5-B,4-6-R", "0-7-R,7-8-B,7-9-B"].map(valueOf));
  assert.deepEqual(await page.locator(".foot").allTextContents(), parts.map((value, index) => `${"ABC"[index] ?? ""} = ${value}`));
  assert.deepEqual(troubles, []);
});

for (const [name, hash] of [["hackenbush", `#/hackenbush?position=${three}`], ["hackenbush-empty", "#/hackenbush?position=."], ["hackenbush-game", `#/hackenbush?position=${three}&mode=play&whatif=1&all=1`]] as const) {
  for (const size of ["wide", "phone"] as const) {
    browserTest(`${name} is accessible and does not scroll sideways (${size})`, async () => {
      const explorer = await openPage(hash, { size });
      await explorer.answered();
      await explorer.fits();
      await explorer.axe();
      await explorer.picture(`${name}-${size}`);
      assert.deepEqual(explorer.troubles, []);
    });
  }
}

browserTest("a drawing is made with the pointer, each edge with its value at once", async () => {
  const { page, press, address, headline, troubles } = await openPage("#/hackenbush?position=.");
  await headline();
  const box = await page.locator("svg.hackenbush").first().boundingBox();
  assert.ok(box);
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 4 });
    await page.mouse.up();
  };
  await drag([0.3, 0.97], [0.3, 0.6]);
  assert.match(address(), /position=0-1-B&/);
  assert.equal(await headline(), "Blue wins value 1");
  await press("r");
  await drag([0.3, 0.6], [0.5, 0.4]);
  assert.match(address(), /position=0-1-B,1-2-R&/);
  assert.equal(await headline(), "Blue wins value 1/2");
  await drag([0.5, 0.4], [0.6, 0.97]);
  assert.match(address(), /position=0-1-B,1-2-R,0-2-R&/);
  assert.equal(await headline(), `Red wins value ${await valueOf("0-1-B,1-2-R,0-2-R")}`);
  await page.getByRole("button", { name: /^Blue edge from the ground/ }).locator(".hit").click({ force: true });
  assert.match(address(), /position=0-1-R,1-2-R,0-2-R&/);
  await press("u");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("position=0-1-B,1-2-R,0-2-R"));
  assert.deepEqual(troubles, []);
});

browserTest("a drawing is made by keys alone", async () => {
  const { page, press, address, headline } = await openPage("#/hackenbush?position=.");
  await headline();
  await page.getByRole("button", { name: "the ground", exact: true }).focus();
  await press("n");
  assert.match(address(), /position=0-1-B&/);
  await page.getByRole("button", { name: "vertex 1" }).waitFor();
  await press("ArrowUp", "ArrowUp", "n");
  assert.match(address(), /position=0-1-B,1-2-B&/);
  await page.getByRole("button", { name: "vertex 2" }).waitFor();
  await press("ArrowUp", "r");
  assert.match(address(), /position=0-1-B,1-2-R&/, "an arrow key goes from the vertex to the edge above it");
  await press("ArrowUp", "Enter");
  await page.getByRole("button", { name: "the ground", exact: true }).focus();
  await press("Enter");
  assert.match(address(), /position=0-1-B,1-2-R,0-2-B&/);
  await page.getByRole("button", { name: "vertex 2" }).focus();
  await press("Delete");
  assert.match(address(), /position=0-1-B&/);
  assert.equal(await headline(), "Blue wins value 1");
});

browserTest("an edge under the pointer shows what falls with it and what its cut leaves", async () => {
  const { page, headline } = await openPage("#/hackenbush?position=0-1-B,1-2-R,1-3-B,0-4-R");
  await headline();
  await page.locator(".rated li").first().waitFor();
  await page.getByRole("button", { name: /^Blue edge from the ground to 1/ }).focus();
  assert.equal(await page.locator("svg.hackenbush .edge.falls").count(), 3);
  await page.getByText(`Cutting 0-1-B leaves ${await valueOf("0-4-R")};`).waitFor();
});

browserTest("a game is played by cutting edges; the program answers, and the end is said", async () => {
  const { page, address, answered, headline } = await openPage("#/hackenbush?position=0-1-B,0-2-B,2-3-R,0-4-R&mode=play");
  await answered();
  assert.equal(await headline(), "Blue to move");
  await page.getByRole("button", { name: /^Blue edge from the ground to 1/ }).locator(".hit").click({ force: true });
  await page.waitForFunction(() => location.hash.includes("turn=left"));
  const replies = (await ask("hackenbush/moves?first=right&position=0-2-B,2-3-R,0-4-R")) as Moves;
  const position = (/position=([^&]*)/.exec(address())?.[1] ?? "").replaceAll(",", " ");
  assert.ok(replies.moves.some((move) => move.position === position), position);
  await answered();
  assert.match(await headline(), /Blue to move|has won/);
});

browserTest("with two cuts a turn the values and moves are those of that game", async () => {
  const { page, headline, moves } = await openPage("#/hackenbush?position=BRBB%2BRB&cuts=2");
  const expected = (await ask("hackenbush/moves?stalk=1&moves=2&position=BRBB%2BRB")) as Moves;
  assert.equal(await headline(), "The first player wins value ^*");
  await page.locator(".rated li").first().waitFor();
  const shown = await moves();
  assert.deepEqual(shown, expected.moves.filter((move) => move.side === "left").slice(0, 8).concat(expected.moves.filter((move) => move.side === "right").slice(0, 8)).map((move) => move.move).slice(0, shown.length));
  assert.match(await page.locator(".command code").last().innerText(), /--moves 2$/);
});

browserTest("a weighing ends with an estimate that is called one, or with a proof", async () => {
  const { page, headline, troubles } = await openPage("#/hackenbush?position=0-1-B,1-2-R,0-2-R");
  await headline();
  await page.getByRole("button", { name: "Weigh it", exact: true }).click();
  await page.getByText("The scales say -1.").waitFor();
  assert.equal(await page.locator(".weigh .badge").innerText(), "exact");
  await page.getByRole("button", { name: "Weigh it without proofs" }).click();
  await page.locator(".weigh .badge.estimate").waitFor({ timeout: 60_000 });
  assert.deepEqual(troubles, []);
});

browserTest("a wrong text says which edge is wrong and leaves the drawing", async () => {
  const { page, headline } = await openPage("#/hackenbush?position=0-1-B");
  await headline();
  await page.getByRole("textbox", { name: /^Drawing/ }).fill("0-1-B 1-2");
  assert.match(await page.locator(".field .check.wrong").first().innerText(), /Edge 2 is "1-2"/);
  assert.equal(await headline(), "Blue wins value 1");
  await page.getByRole("textbox", { name: /^Drawing/ }).fill("BRR+RBB");
  assert.equal(await headline(), "The second player wins value 0");
});

browserTest("a link gives the same page, with every vertex in its place", async () => {
  const first = await openPage("#/hackenbush?position=0-1-B,1-2-R&at=1:-1,1;2:1,2.5");
  await first.headline();
  const places = () => [...document.querySelectorAll("svg.hackenbush .vertex .dot")].slice(0, 2).map((dot) => `${dot.getAttribute("cx") ?? ""} ${dot.getAttribute("cy") ?? ""}`);
  const seen = await first.page.evaluate(places);
  const second = await openPage(first.address());
  await second.headline();
  assert.deepEqual(await second.page.evaluate(places), seen);
});

browserTest("the page reads a drawing as the program reads it, or refuses it as well", async () => {
  for (const text of [".", "0-1-B", "0-1-B, 1-2-R", "ground-a-b", "1-2-B", "0-0-G", "0-1-B 2-3-R", "0-1-B;1-2-R", "0-1", "00-01-B 1-x_1-r", "0-1-B 0-1-B 1-2-G", "0-1-Y", "0-1234567890-B"]) {
    const answer = (await ask(`hackenbush/moves?no-values=1&position=${encodeURIComponent(text)}`)) as Moves;
    const read = parse(text);
    assert.equal(typeof read === "string", answer.error !== undefined, `${text}: ${answer.error ?? "read"}`);
    if (typeof read !== "string") assert.deepEqual(((await ask(`hackenbush/moves?no-values=1&position=${encodeURIComponent(format(read))}`)) as Moves).moves, answer.moves, text);
  }
  for (const text of ["BRR+RBB", "b", "BRR + R", "BRX", "BR+", "."]) {
    const answer = (await ask(`hackenbush/moves?no-values=1&stalk=1&position=${encodeURIComponent(text)}`)) as Moves;
    const read = parse(text);
    assert.equal(typeof read === "string", answer.error !== undefined, `${text}: ${answer.error ?? "read"}`);
    if (typeof read !== "string") assert.deepEqual(((await ask(`hackenbush/moves?no-values=1&position=${encodeURIComponent(format(read))}`)) as Moves).moves, answer.moves, text);
  }
});
