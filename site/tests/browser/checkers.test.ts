import assert from "node:assert/strict";
import { browserTest, openPage, settled, type Explorer } from "./page.ts";
import { ask } from "./program.ts";

interface Probe {
  readonly result: "win" | "draw" | "loss" | null;
  readonly dtw: number | null;
  readonly moves: readonly { readonly move: string; readonly position: string }[];
}

const start = "B:WK9,12:B1,K4";
const probe = async (position: string) => (await ask(`checkers/probe?position=${encodeURIComponent(position)}`)) as Probe;

async function fieldText(explorer: Explorer): Promise<string> {
  return await explorer.page.getByLabel("Position (FEN)").inputValue();
}

/** Waits until the address holds a text. */
async function reaches(explorer: Explorer, text: string): Promise<void> {
  await explorer.page.waitForURL((url) => decodeURIComponent(url.hash).includes(text));
}

browserTest("the page says what the program says, and lists the moves in its order", async () => {
  const known = await probe(start);
  const explorer = await openPage(`#/checkers?position=${start}`);
  assert.equal(known.result, "loss");
  assert.equal(await explorer.headline(), `White wins in ${known.dtw ?? 0} plies (${Math.ceil((known.dtw ?? 0) / 2)} moves)`);
  assert.deepEqual(await explorer.moves(), known.moves.map((move) => move.move));
  assert.deepEqual(explorer.troubles, []);
});

for (const size of ["wide", "phone"] as const) {
  for (const [name, hash] of [["moves", `${start}&moves=1-5.9-13`], ["set-up", `${start}&edit=1`], ["what-if", `${start}&what=4`], ["play", `${start}&as=B`], ["longest", `${start}&longest=3`]] as const) {
    browserTest(`checkers is accessible and does not scroll sideways (${name}, ${size})`, async () => {
      const explorer = await openPage(`#/checkers?position=${hash}`, { size });
      await explorer.answered();
      await explorer.fits();
      await explorer.axe();
      await explorer.picture(`checkers-${name}-${size}`);
      assert.deepEqual(explorer.troubles, []);
    });
  }
}

browserTest("a move is played by two clicks, and undo and the browser's back button take it back", async () => {
  const explorer = await openPage(`#/checkers?position=${start}`);
  await explorer.headline();
  await explorer.cell(/^1, Black man/).click();
  await explorer.cell(/^5, empty, can be reached/).click();
  await reaches(explorer, "moves=1-5");
  await settled(explorer.page);
  assert.equal(await fieldText(explorer), "W:WK9,12:BK4,5");
  await explorer.page.goBack();
  assert.equal(await fieldText(explorer), start);
  await explorer.page.goForward();
  assert.equal(await fieldText(explorer), "W:WK9,12:BK4,5");
  await explorer.page.locator("h1").click();
  await explorer.press("u");
  await explorer.page.waitForURL((url) => !url.hash.includes("moves"));
  assert.equal(await fieldText(explorer), start);
  assert.deepEqual(explorer.troubles, []);
});

browserTest("captures are picked square by square, or by their end, which may be ambiguous", async () => {
  const ring = "B:W6,7,14,15:B2"; // 2x9x18 and 2x11x18
  const explorer = await openPage(`#/checkers?position=${ring}`);
  assert.deepEqual([...(await explorer.moves())].sort(), ["2x11x18", "2x9x18"]);
  await explorer.cell(/^2, /).click();
  await explorer.cell(/^18, /).click();
  await explorer.page.getByText("Several captures end there. Which one?").waitFor();
  await explorer.page.locator(".note").getByRole("button", { name: "2x11x18" }).click();
  await reaches(explorer, "moves=2x11x18");
  await explorer.headline();
  assert.equal(await fieldText(explorer), "W:W6,14:B18");
  await explorer.page.goBack();
  await explorer.headline();
  await explorer.cell(/^2, /).click();
  await explorer.cell(/^9, /).click();
  await explorer.cell(/^18, /).click();
  await reaches(explorer, "moves=2x9x18");
  await explorer.go(`#/checkers?position=${ring}`);
  await explorer.page.getByLabel("Position (FEN)").fill(`[FEN "${ring}"] 1. 2x18`);
  await explorer.page.getByText("Move 1, 2x18, may be 2x9x18 or 2x11x18").waitFor();
});

browserTest("a move is played by two taps on a phone", async () => {
  const explorer = await openPage(`#/checkers?position=${start}`, { size: "phone" });
  await explorer.headline();
  await explorer.cell(/^1, Black man/).tap();
  await explorer.cell(/^5, empty, can be reached/).tap();
  await reaches(explorer, "moves=1-5");
});

browserTest("a file with a game is opened, and the game comes back as PDN", async () => {
  const explorer = await openPage("#/checkers");
  await explorer.headline();
  const chooser = explorer.page.waitForEvent("filechooser");
  await explorer.page.getByRole("button", { name: "Open PDN" }).click();
  await (await chooser).setFiles({ name: "game.pdn", mimeType: "text/plain", buffer: Buffer.from(`[FEN "${start}"]\n\n1. 1-6 9x2 2. 4-8 *\n`) });
  await reaches(explorer, "moves=1-6.9x2.4-8");
  await explorer.headline();
  await explorer.page.getByRole("button", { name: "Copy PDN" }).click();
  const copied = await explorer.page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /\[FEN "B:WK9,12:B1,K4"\][^]*1\. 1-6 9x2 2\. 4-8 /);
  assert.match(copied, /0-1\s*$/); // the best line ends in a win for White
});

browserTest("a piece is dragged to a square, and what was illegal stays where it was", async () => {
  const explorer = await openPage(`#/checkers?position=${start}`);
  await explorer.headline();
  await explorer.cell(/^1, /).dragTo(explorer.cell(/^10, /));
  assert.equal(await fieldText(explorer), start);
  await explorer.cell(/^1, /).dragTo(explorer.cell(/^6, /));
  await reaches(explorer, "moves=1-6");
  assert.equal(await fieldText(explorer), "W:WK9,12:BK4,6");
});

browserTest("everything works with the keyboard alone", async () => {
  const explorer = await openPage(`#/checkers?position=${start}`);
  await explorer.headline();
  await explorer.cell(/^1, /).focus();
  await explorer.press("Enter", "ArrowDown");
  const focused = await explorer.page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.match(focused ?? "", /^5, empty, can be reached/);
  await explorer.press("Enter");
  await reaches(explorer, "moves=1-5");
  await settled(explorer.page);
  await explorer.page.locator("#main").focus();
  await explorer.press(" ");
  await reaches(explorer, "moves=1-5.9-13");
  await explorer.press("ArrowLeft", "ArrowLeft");
  await reaches(explorer, "at=0");
  await explorer.press("f");
  await reaches(explorer, "flip=1");
  await explorer.press("e");
  await reaches(explorer, "edit=1");
  await explorer.press("w");
  await reaches(explorer, "what=");
  assert.doesNotMatch(explorer.address(), /edit=1/);
  await explorer.press("?");
  await explorer.page.getByRole("dialog").waitFor();
  assert.deepEqual(explorer.troubles, []);
});

browserTest("the best line begins with the best move, and its end is the end of the game", async () => {
  const known = await probe("B:W29,30:B2,15");
  const explorer = await openPage("#/checkers?position=B:W29,30:B2,15");
  await explorer.headline();
  const steps = explorer.page.locator(".walk .steps button");
  await steps.first().waitFor();
  assert.equal(await steps.count(), known.dtw);
  assert.equal(await steps.first().innerText(), known.moves[0]?.move);
  await explorer.page.getByRole("button", { name: "To the end" }).click();
  await reaches(explorer, `at=${known.dtw ?? 0}`);
  assert.equal(await explorer.headline(), "Black has won");
});

browserTest("a link shows the same page to somebody else", async () => {
  const explorer = await openPage(`#/checkers?position=${start}&moves=1-6.9x2&at=1&flip=1`);
  const headline = await explorer.headline();
  assert.equal(await fieldText(explorer), "W:WK9,12:BK4,6");
  const other = await openPage(explorer.address());
  assert.equal(await other.headline(), headline);
  assert.deepEqual(await other.moves(), await explorer.moves());
});

browserTest("set-up: pieces are put, dragged off and refused, and the side to move changes", async () => {
  const explorer = await openPage(`#/checkers?position=${start}&edit=1`);
  await explorer.headline();
  await explorer.page.getByRole("button", { name: "White king" }).click();
  await explorer.cell(/^18, /).click();
  await reaches(explorer, "WK9,12,K18");
  await explorer.page.getByRole("button", { name: "White man" }).click();
  await explorer.cell(/^2, /).click();
  await explorer.page.getByText("A white man on 2 would be a king.").waitFor();
  await explorer.cell(/^9, /).dragTo(explorer.page.locator("h1"));
  await reaches(explorer, "B:W12,K18:B1,K4");
  await explorer.page.getByRole("button", { name: "Black man" }).dragTo(explorer.cell(/^20, /));
  await reaches(explorer, "B:W12,K18:B1,K4,20");
  await explorer.page.getByRole("button", { name: "White to move" }).click();
  await reaches(explorer, "W:W12,K18");
  await explorer.cell(/^20, /).focus();
  await explorer.press("Delete");
  await reaches(explorer, "W:W12,K18:B1,K4");
  await explorer.page.getByRole("button", { name: "Swap sides" }).click();
  await reaches(explorer, "B:WK29,32:BK15,21");
  await explorer.page.getByRole("button", { name: "Clear" }).click();
  assert.equal(await explorer.headline(), "The board is empty");
  assert.deepEqual(explorer.troubles, []);
});

browserTest("a wrong position is refused with the reason, and a right one takes effect", async () => {
  const explorer = await openPage(`#/checkers?position=${start}`);
  await explorer.headline();
  const field = explorer.page.getByLabel("Position (FEN)");
  await field.fill("B:WK9,12:B40");
  await explorer.page.getByText("There is no square 40").waitFor();
  assert.match(explorer.address(), /B:WK9,12:B1,K4/);
  await field.fill("W:WK9,12:BK4,5");
  await reaches(explorer, "W:WK9,12:BK4,5");
  await explorer.go("#/checkers?position=nonsense");
  await explorer.page.getByRole("alert").getByText("A position begins with the side to move").waitFor();
  await explorer.go(`#/checkers?position=${start}&moves=1-5.9-15`);
  await explorer.page.getByText("Move 2 of the game, 9-15, is not legal.").waitFor();
  await explorer.page.getByRole("button", { name: "Keep the game up to that move" }).click();
  await explorer.page.waitForURL((url) => url.hash.endsWith("moves=1-5"));
});

browserTest("a game in PDN is played to its end, and its mistakes are marked", async () => {
  const explorer = await openPage("#/checkers");
  await explorer.headline();
  await explorer.page.getByLabel("Position (FEN)").fill(`[FEN "${start}"] 1. 1-6 {hurries} 9x2 2. 4-8 *`);
  await reaches(explorer, `position=${start}&moves=1-6.9x2.4-8`);
  await explorer.page.getByRole("region", { name: "Distance to the end" }).waitFor();
  const before = await probe(start);
  const after = await probe("W:WK9,12:BK4,6");
  const lost = (before.dtw ?? 0) - (after.dtw ?? 0) - 1;
  assert.ok(lost > 0);
  await explorer.page.getByText(`gives away ${lost} plies; better ${before.moves[0]?.move ?? ""}`).waitFor();
  await explorer.page.getByLabel("Position (FEN)").fill("1. 11-15 23-19 2. 8-12");
  await explorer.page.getByText("Move 3, 8-12, is not legal; legal are").waitFor();
});

browserTest("the what-if map says of every square what the program says of it", async () => {
  const position = "B:WK1,29:BK12,17";
  const explorer = await openPage(`#/checkers?position=${position}&what=12`);
  await explorer.page.locator(".worth").first().waitFor();
  const words = { win: "wins", draw: "draws", loss: "loses" } as const;
  let squares = 0;
  for (let square = 1; square <= 32; ++square) {
    if ([1, 29, 17].includes(square)) continue;
    const single = await probe(`B:WK1,29:B${square < 17 ? `K${square},17` : `17,K${square}`}`);
    const worth = `here ${words[single.result ?? "draw"]}${single.dtw === null ? "" : ` in ${single.dtw} ${single.dtw === 1 ? "ply" : "plies"}`}`;
    assert.match((await explorer.cell(new RegExp(`^${square}, `)).getAttribute("aria-label")) ?? "", new RegExp(`${worth}$`), `square ${square}`);
    squares += 1;
  }
  assert.equal(squares, 29);
  assert.equal(await explorer.page.locator(".worth").count(), 29);
  await explorer.cell(/^10, /).click();
  await reaches(explorer, "BK10,17&what=10");
});

browserTest("the program answers the moves of somebody who plays against it", async () => {
  const known = await probe("W:WK9,12:BK4,5");
  const explorer = await openPage(`#/checkers?position=${start}&as=B`);
  await explorer.headline();
  assert.equal(await explorer.page.locator(".moves").count(), 0); // they would give everything away
  await explorer.page.locator("#main").focus();
  await explorer.press("h");
  await explorer.page.getByText("The best move is 1-5.").waitFor();
  await explorer.cell(/^1, /).click();
  await explorer.cell(/^5, /).click();
  await reaches(explorer, `moves=1-5.${known.moves[0]?.move ?? ""}`);
  await explorer.press("u");
  await explorer.page.waitForURL((url) => !url.hash.includes("moves"));
});

browserTest("an unknown position names the table that would tell, and a build can be cancelled", async () => {
  const explorer = await openPage("#/checkers?position=B:WK20,21,29:BK1,2,3");
  assert.equal(await explorer.headline(), "Not known");
  await explorer.page.getByText("It needs checkers-1K2C-1K2C.dtw.").waitFor();
  await explorer.page.getByText("zermelo build checkers --slice checkers-1K2C-1K2C.dtw").waitFor();
  await explorer.page.getByRole("button", { name: "Build it" }).click();
  await explorer.page.getByRole("progressbar").waitFor();
  await explorer.picture("checkers-building");
  await explorer.cell(/^1, /).click(); // a look at another position does not stop the build
  await explorer.cell(/^5, /).click();
  await reaches(explorer, "moves=1-5");
  await explorer.page.getByRole("progressbar").waitFor();
  await explorer.page.getByRole("button", { name: "Cancel" }).click();
  await explorer.page.getByText("Cancelled.").waitFor();
  assert.deepEqual(explorer.troubles, []);
});

browserTest("the longest wins are listed with pictures, and lead to their positions", async () => {
  const longest = (await ask("checkers/longest?pieces=4")) as readonly { slice: string; longest_win: { plies: number | null; positions: readonly string[] } | null }[];
  const most = Math.max(...longest.map((one) => one.longest_win?.plies ?? 0));
  const first = longest.find((one) => one.longest_win?.plies === most);
  const explorer = await openPage("#/checkers");
  await explorer.page.getByText("Longest wins and losses").click();
  await reaches(explorer, "longest=4");
  await explorer.page.getByRole("link", { name: String(most), exact: true }).waitFor();
  assert.equal(await explorer.page.locator(".slices tbody tr").count(), longest.length);
  await explorer.page.getByRole("link", { name: new RegExp(`^Black wins in ${most}.*${first?.longest_win?.positions[0] ?? "no position"}$`) }).click();
  assert.match(await explorer.headline(), new RegExp(`wins in ${most} plies`));
  assert.match(explorer.address(), /position=/);
  await explorer.page.goBack();
  await explorer.page.getByRole("link", { name: String(most), exact: true }).click();
  assert.match(await explorer.headline(), new RegExp(`wins in ${most} plies`));
  assert.deepEqual(explorer.troubles, []);
});

browserTest("the histogram of a material has the counts of the program, and a link to it shows it again", async () => {
  const slice = "1K+1C v 1K+0C";
  const [stats] = (await ask(`checkers/stats?distances=1&slice=${encodeURIComponent(slice)}`)) as readonly [{ distances: { win: readonly number[]; loss: readonly number[] }; quiet: { win: number } }];
  const { win, loss } = stats.distances;
  const explorer = await openPage("#/checkers?longest=3");
  await explorer.page.getByRole("button", { name: slice }).click();
  await reaches(explorer, `slice=${slice}`);
  const bars = (page: Explorer) => page.page.getByRole("region", { name: `How long the wins and losses of ${slice} take` }).locator("rect title");
  await bars(explorer).first().waitFor({ state: "attached" });
  const said = (verb: string, counts: readonly number[]) => counts.flatMap((count, plies) => (count === 0 ? [] : [`${verb} in ${plies} ${plies === 1 ? "ply" : "plies"}: ${count.toLocaleString("en")} position${count === 1 ? "" : "s"}`]));
  const expected = [...said("won", win), ...said("lost", loss)];
  assert.deepEqual(await bars(explorer).allTextContents(), expected);
  const other = await openPage(explorer.address());
  await bars(other).first().waitFor({ state: "attached" });
  assert.deepEqual(await bars(other).allTextContents(), expected);
  await explorer.page.goBack();
  await explorer.page.waitForURL((url) => !url.hash.includes("slice"));
  assert.deepEqual([...explorer.troubles, ...other.troubles], []);
});
