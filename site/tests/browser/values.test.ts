import assert from "node:assert/strict";
import { card, first, texts } from "../../src/views/values/texts.ts";
import { browserTest, openPage, settled } from "./page.ts";
import { ask } from "./program.ts";

interface Answer {
  readonly value: string | null;
  readonly mean: string | null;
  readonly temperature: string | null;
  readonly error?: string;
}

async function evaluated(expression: string): Promise<Answer> {
  const answers = (await ask(`eval?position=${encodeURIComponent(expression)}&position=0`)) as readonly Answer[];
  return answers[0] ?? { value: null, mean: null, temperature: null };
}

browserTest("the calculator says what the program says", async () => {
  const explorer = await openPage("#/values?position=clobber(BBWB)%20%2B%20domineering(2x3)");
  const answer = await evaluated("clobber(BBWB) + domineering(2x3)");
  assert.equal((await explorer.headline()).split(" ")[0], answer.value);
  const facts = await explorer.page.locator(".fact-list").innerText();
  assert.match(facts, new RegExp(`mean\\s+${answer.mean ?? ""}`, "i"));
  assert.match(facts, new RegExp(`temperature\\s+${answer.temperature ?? ""}`, "i"));
  assert.deepEqual(explorer.troubles, []);
});

browserTest("the examples, the first expression and the card are understood by the program", async () => {
  for (const text of [first, ...texts.examplesList.map((example) => example.text)]) assert.equal((await evaluated(text)).error, undefined, text);
  assert.equal((await evaluated(card.position)).value, card.canonical);
});

browserTest("lines are kept, share their names, and are in the address", async () => {
  const explorer = await openPage("#/values");
  const box = explorer.page.getByLabel("Expression", { exact: true });
  await box.fill("g = {1|-1}");
  await explorer.headline();
  await box.press("Enter");
  await box.fill("g + g");
  await explorer.page.waitForFunction(() => document.querySelector(".headline h1")?.textContent === "0");
  assert.equal(explorer.address(), "#/values?before=g = {1|-1}&position=g + g");
  const again = await openPage("#/values?position=g%20%2B%20g&before=g%20%3D%20%7B1%7C-1%7D");
  assert.equal(await again.headline(), "0");
  assert.deepEqual([...explorer.troubles, ...again.troubles], []);
});

browserTest("a wrong expression is refused with its column, and nothing is reported as a fault", async () => {
  const explorer = await openPage("#/values?position=1%20%2B");
  await settled(explorer.page);
  assert.match(await explorer.page.locator(".check").innerText(), /Column 4: found the end; expected a game/);
  assert.equal(await explorer.page.getByLabel("Expression", { exact: true }).getAttribute("aria-invalid"), "true");
  assert.deepEqual(explorer.troubles, []);
});

browserTest("dominated options are named, and options unfold by keyboard", async () => {
  const explorer = await openPage("#/values?position={1,0|3}");
  await explorer.headline();
  assert.match(await explorer.page.locator(".tree .dim").first().innerText(), /dominated by 1/);
  await explorer.page.getByRole("button", { name: "Options of 3" }).press("Enter");
  await explorer.page.getByText("mean 3, temperature -1").waitFor();
  assert.match(explorer.address(), /open=R0/);
  assert.deepEqual(explorer.troubles, []);
});

browserTest("what is not found in the usual time is said to be not known, and a longer search can be started and stopped", async () => {
  const explorer = await openPage("#/values?position=clobber((WB)^20)", { seconds: { eval: 0.1 } });
  assert.equal(await explorer.headline(), "Not known");
  assert.equal(await explorer.page.locator(".badge").first().innerText(), "not known");
  await explorer.page.getByRole("button", { name: /^Look for up to/ }).click();
  await explorer.page.getByRole("button", { name: "Cancel" }).click();
  await explorer.page.getByRole("button", { name: /^Look for up to/ }).waitFor();
  assert.equal(await explorer.headline(), "Not known");
  assert.deepEqual(explorer.troubles, []);
});

browserTest("the functions are those that the program describes", async () => {
  const described = (await ask("")) as { readonly commands: readonly { readonly path: string; readonly notes: readonly { readonly name: string }[] }[] };
  const explorer = await openPage("#/values");
  await explorer.page.getByRole("button", { name: "Functions" }).click();
  await explorer.page.locator(".functions dt").first().waitFor();
  assert.deepEqual(await explorer.page.locator(".functions dt").allInnerTexts(), described.commands.find((command) => command.path === "/api/v1/eval")?.notes.map((note) => note.name));
});

interface SumMoves {
  readonly moves: readonly { readonly part: number; readonly move: string; readonly position: string }[];
}

interface SumSolved {
  readonly left_first: { readonly winner: string; readonly move: { readonly part: number; readonly move: string } | null };
}

const sum = "clobber(BBW.WB) + domineering(2x3) - hackenbush(BRR)";

browserTest("a sum shows its winner and its winning move, and playing it is a step that can be taken back", async () => {
  const query = `position=${encodeURIComponent(sum)}&first=left`;
  const solved = (await ask(`sum/solve?${query}`)) as SumSolved;
  const listed = (await ask(`sum/moves?${query}`)) as SumMoves;
  const explorer = await openPage(`#/values?sum=${encodeURIComponent(sum)}`);
  const winning = solved.left_first.move;
  assert.ok(winning !== null);
  assert.equal(await explorer.headline(), `Left wins by ${winning.move} in ${"ABC"[winning.part] ?? ""}`);
  assert.equal((await explorer.moves()).length, listed.moves.length);
  await explorer.press(" ");
  await explorer.page.waitForFunction(() => location.hash.includes("first=right"));
  const played = listed.moves.find((move) => explorer.address().includes(move.position));
  assert.ok(played !== undefined, explorer.address());
  assert.match(await explorer.headline(), /^Left wins/);
  await explorer.press("u");
  await explorer.page.waitForFunction(() => !location.hash.includes("first=right"));
  assert.equal(await explorer.page.getByLabel("The whole sum").inputValue(), sum);
  assert.deepEqual(explorer.troubles, []);
});

browserTest("parts are added, changed and removed, and a wrong part is named", async () => {
  const explorer = await openPage("#/values?sum=clobber(BBW)");
  await explorer.headline();
  await explorer.page.getByRole("button", { name: "Add a part" }).click();
  await explorer.page.getByLabel("Text of part B").fill("BQ");
  await explorer.page.locator(".value-of.wrong").waitFor();
  assert.match(await explorer.page.locator(".value-of.wrong").innerText(), /'Q'/);
  await explorer.page.getByRole("button", { name: "Remove part B" }).click();
  await explorer.page.waitForFunction(() => document.querySelectorAll(".sum-part").length === 2); // part A, and the place to add one
  assert.equal(explorer.address(), "#/values?sum=clobber(BBW)");
  await explorer.page.getByRole("button", { name: "Remove part A" }).click();
  await explorer.page.getByRole("heading", { name: "An empty sum" }).waitFor();
  await explorer.page.getByRole("button", { name: "Add a part" }).click();
  await explorer.page.getByLabel("Text of part A").waitFor();
  assert.deepEqual(explorer.troubles, []);
});

for (const size of ["wide", "phone"] as const) {
  for (const [name, hash] of [["values", "#/values?position={1,0|3}"], ["sum", `#/values?sum=${encodeURIComponent(sum)}`]] as const) {
    browserTest(`${name} is accessible and does not scroll sideways (${size})`, async () => {
      const explorer = await openPage(hash, { size });
      await explorer.headline();
      await explorer.fits();
      await explorer.axe();
      assert.deepEqual(explorer.troubles, []);
    });
  }
}
