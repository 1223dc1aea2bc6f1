import assert from "node:assert/strict";
import { browserTest, openPage } from "./page.ts";
import { touchDrag } from "./touch.ts";

const middle = (box: { x: number; y: number; width: number; height: number } | null) => {
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

browserTest("a finger draws an edge of a Hackenbush drawing and does not scroll the page", async () => {
  const { page, address, headline } = await openPage("#/hackenbush?position=.", { size: "phone" });
  await headline();
  const box = await page.locator("svg.hackenbush").first().boundingBox();
  assert.ok(box);
  await touchDrag(page, { x: box.x + 0.3 * box.width, y: box.y + 0.96 * box.height }, { x: box.x + 0.3 * box.width, y: box.y + 0.5 * box.height });
  await page.waitForFunction(() => location.hash.includes("position=0-1-B"));
  assert.match(address(), /position=0-1-B&/);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal(await headline(), "Blue wins value 1");
});

browserTest("a finger drags a checkers piece to another square while the board is set up", async () => {
  const { page, cell, headline } = await openPage("#/checkers?position=B:WK9,12:B1,K4&edit=1", { size: "phone" });
  await headline();
  await touchDrag(page, middle(await cell(/^4, Black king/).boundingBox()), middle(await cell(/^18, empty/).boundingBox()));
  await page.waitForFunction(() => location.hash.includes("K18"));
  assert.equal(await page.evaluate(() => scrollY), 0);
});
