import assert from "node:assert/strict";
import type { CellBoard } from "../../src/views/cells/board.ts";
import { format } from "../../src/views/cells/board.ts";
import { parse as parseClobber } from "../../src/views/clobber/text.ts";
import { parse as parseDomineering } from "../../src/views/domineering/text.ts";
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
}

const clobber = "#/clobber?position=BBW.WB|......|BWB.BB|WW..WB";
const words = (texts: readonly string[]) => texts.map((text) => text.trim());

browserTest("Clobber shows the value, the parts and every move as the program gives them", async () => {
  const position = encodeURIComponent("BBW.WB|......|BWB.BB|WW..WB");
  const value = (await ask(`clobber/value?position=${position}`)) as { readonly value: string };
  const moves = (await ask(`clobber/moves?position=${position}`)) as Moves;
  const { page, headline, moves: listed, troubles } = await openPage(clobber);
  assert.equal(await headline(), `Black wins value ${value.value}`);
  await page.locator(".rated li").nth(moves.moves.length - 1).waitFor();
  assert.deepEqual(await listed(), moves.moves.map((move) => move.move));
  assert.deepEqual(words(await page.locator(".rated .value").allInnerTexts()), moves.moves.map((move) => move.value));
  const parts = ["BBW", "WB", "BWB|WW.", "BB|WB"];
  await page.waitForFunction(() => [...document.querySelectorAll(".parts .value")].every((each) => each.textContent !== "?"));
  assert.deepEqual(words(await page.locator(".parts .text").allInnerTexts()), parts);
  const answers = (await ask(`clobber/value?${parts.map((part) => `position=${encodeURIComponent(part)}`).join("&")}`)) as readonly { readonly value: string }[];
  assert.deepEqual(words(await page.locator(".parts .value").allInnerTexts()), answers.map((answer) => answer.value));
  assert.deepEqual(troubles, []);
});

for (const [name, hash] of [["clobber", clobber], ["domineering", "#/domineering?family=2xn"], ["clobber-game", "#/clobber?position=BWB|WBW&mode=play&all=1"]] as const) {
  for (const size of ["wide", "phone"] as const) {
    browserTest(`${name} is accessible and does not scroll sideways (${size})`, async () => {
      const explorer = await openPage(hash, { size });
      await explorer.page.locator(".rated li").first().waitFor();
      await explorer.fits();
      await explorer.axe();
      await explorer.picture(`${name}-${size}`);
      assert.deepEqual(explorer.troubles, []);
    });
  }
}

browserTest("a cell changes by a click and by a key, a row is added, and undo takes each back", async () => {
  const { page, press, address, cell, headline } = await openPage("#/clobber?position=BW|WB");
  await headline();
  await cell(/^cell 0, /).click();
  assert.match(address(), /position=WW\|WB/);
  await cell(/^cell 0, /).press(".");
  assert.match(address(), /position=\.W\|WB/);
  await page.getByRole("button", { name: "Add a row below" }).click();
  assert.match(address(), /position=\.W\|WB\|\.\./);
  for (const before of [".W|WB", "WW|WB", "BW|WB"]) {
    await press("u");
    await page.waitForFunction((expected) => decodeURIComponent(location.hash).endsWith(`=${expected}`), before);
  }
  await page.goForward();
  await page.waitForFunction(() => decodeURIComponent(location.hash).endsWith("=WW|WB"));
});

browserTest("a text that is not a board says what is wrong, and leaves the board as it is", async () => {
  const { page, address, headline } = await openPage("#/domineering?position=..|..");
  const before = await headline();
  await page.getByLabel("Position").fill("..|.x");
  assert.equal(await page.locator(".field .check.wrong").innerText(), 'Row 2, column 2: "x" is not a cell; a cell is . (free) or # (blocked).');
  assert.match(address(), /position=\.\.\|\.\.$/);
  assert.equal(await headline(), before);
  await page.getByLabel("Position").fill("3x3");
  assert.equal(await headline(), "The first player wins value {1|-1}");
});

browserTest("an address with a wrong position says so and offers a way out", async () => {
  const { page, headline } = await openPage("#/clobber?position=B?W");
  assert.match(await page.getByRole("alert").innerText(), /"\?" is not a cell/);
  await page.getByRole("button", { name: "Back to the first board" }).click();
  assert.match(await headline(), /wins/);
});

browserTest("a part alone, and back", async () => {
  const { page, address, headline } = await openPage(clobber);
  await page.locator(".parts button").nth(3).click();
  assert.match(address(), /position=BB\|WB$/);
  assert.equal(await headline(), "Black wins value ^2*");
  await page.goBack();
  assert.equal(await headline(), "Black wins value ^3*");
});

browserTest("a game is played by keys alone: the program answers, and undo takes both moves back", async () => {
  const { page, press, address, cell } = await openPage("#/clobber?position=BWBW|WBWB");
  await page.locator(".rated li").first().waitFor();
  await press("p");
  await page.getByRole("gridcell", { name: /may be chosen/ }).first().waitFor();
  assert.equal(await page.locator(".rated").count(), 0); // the moves would give everything away
  await page.getByRole("button", { name: "Show the moves" }).click();
  await page.locator(".rated li").first().waitFor();
  await cell(/^cell 0, /).focus();
  await press("Enter", "ArrowRight", "Enter");
  await page.waitForFunction(() => location.hash.includes("turn=left"));
  const after = /position=([^&]*)/.exec(address())?.[1] ?? "";
  const first = (await ask(`clobber/moves?position=${encodeURIComponent("BWBW|WBWB")}`)) as Moves;
  const mine = first.moves.find((move) => move.side === "left" && move.move === "0-1")?.position ?? "";
  const replies = (await ask(`clobber/moves?position=${encodeURIComponent(mine)}&first=right`)) as Moves;
  assert.ok(replies.moves.some((move) => move.position === after), `${after} is a reply to ${mine}`);
  await press("u");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("position=BWBW|WBWB"));
});

browserTest("a domino is placed by two clicks, and the game ends when a player cannot move", async () => {
  const { page, cell, headline, troubles } = await openPage("#/domineering?position=..|..&mode=play&me=both&turn=left");
  await page.getByRole("gridcell", { name: /may be chosen/ }).first().waitFor();
  await cell(/^cell 2, /).click();
  await cell(/^cell 0, /).click();
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("#.|#."));
  assert.equal(await headline(), "Left has won: Right has no move");
  assert.deepEqual(troubles, []);
});

browserTest("a family is charted as it is found, and its members open", async () => {
  const { page, address, headline, troubles } = await openPage("#/clobber?family=(BBW)^n&to=9");
  await page.getByText("Conjecture: floor((n+1)/2) ups").waitFor();
  assert.deepEqual(words(await page.locator(".family td.mono").allInnerTexts()), ["^", "^", "^2", "^2", "^3", "^3", "^4", "^4", "^5"]);
  assert.equal(await page.locator(".chart circle").count(), 9);
  await page.getByRole("button", { name: "Show n = 3" }).click();
  assert.match(address(), /position=BBWBBWBBW/);
  assert.equal(await headline(), "Black wins value ^2");
  assert.deepEqual(troubles, []);
});

browserTest("a board too large for a value says so, and a longer search can be cancelled", async () => {
  const { page, headline, troubles } = await openPage("#/clobber?position=6x7", { seconds: { "clobber/solve": 0.1, "clobber/value": 0.1, "clobber/moves": 0.1 } });
  await page.getByText("The winner was not found in two seconds.").waitFor({ timeout: 20_000 });
  assert.equal(await headline(), "Not known");
  await page.getByRole("button", { name: "Search on" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Search on" }).waitFor();
  assert.deepEqual(troubles, []);
});

browserTest("a winner that is known without a value is said, and a longer look for the value can be cancelled", async () => {
  const solved = (await ask("clobber/solve?position=4x4")) as { readonly outcome: string };
  assert.equal(solved.outcome, "N");
  const { page, headline, troubles } = await openPage("#/clobber?position=4x4", { seconds: { "clobber/value": 0.01, "clobber/moves": 0.01 } });
  await page.getByText("The value was not found in a second.").waitFor({ timeout: 20_000 });
  await page.getByRole("heading", { name: "The first player wins" }).waitFor({ timeout: 20_000 });
  assert.equal(await headline(), "The first player wins");
  await page.getByRole("button", { name: "Look for two minutes" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Look for two minutes" }).waitFor();
  assert.deepEqual(troubles, []);
});

browserTest("the page reads a text as the program reads it, or refuses it as well", async () => {
  const games: readonly (readonly [string, (text: string) => CellBoard | string, readonly string[]])[] = [
    ["clobber", parseClobber, ["BBW", "bx.|o-w", "2x3", "3X2", "(BBW)^2", "(B^2W)^2.W^0", "xox", "BW|W", "(BW|WB)^2", "B^", "^2", "BW)", "0x4", "40x40", "B W", "((B)^3W)^2"]],
    ["domineering", parseDomineering, ["..|..", "...|.", "3x4", "#", "..|.x", "|", "0x3", "99x99", "..||..", ".|..|"]],
  ];
  for (const [game, parse, texts] of games) {
    for (const text of texts) {
      const answer = (await ask(`${game}/moves?no-values=1&position=${encodeURIComponent(text)}`)) as Moves & { readonly error?: string };
      const read = parse(text);
      assert.equal(typeof read === "string", answer.error !== undefined, `${game} ${text}: ${answer.error ?? "read"}`);
      if (typeof read === "string") continue;
      const own = (await ask(`${game}/moves?no-values=1&position=${encodeURIComponent(format(read))}`)) as Moves;
      assert.deepEqual(own.moves, answer.moves, `${game} ${text}`);
    }
  }
});

browserTest("a program that does not answer is said, nothing is claimed, and trying again brings everything back", async () => {
  const explorer = await openPage("#/clobber");
  const { page, headline } = explorer;
  await headline();
  explorer.refusals(/Failed to load resource|api\/v1/);
  await page.route("**/api/v1/**", (route) => route.abort("connectionrefused"));
  await explorer.go("#/clobber?position=BW|WB");
  await page.getByRole("alert").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /does not answer/);
  assert.equal(await page.getByText("has no move").count(), 0);
  assert.equal(await page.locator(".badge").count(), 0);
  await page.unroute("**/api/v1/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".rated li").first().waitFor();
  assert.equal(await headline(), "The first player wins value *");
});
