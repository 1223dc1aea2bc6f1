import assert from "node:assert/strict";
import { browserTest, openPage } from "./page.ts";

const views = ["checkers", "clobber", "hackenbush", "domineering", "connect", "values", "papers"];

for (const size of ["wide", "phone"] as const) {
  browserTest(`every view has a card with an answer of the program, nothing moves when it comes, and all is accessible (${size})`, async () => {
    const explorer = await openPage("#/", { size });
    const { page } = explorer;
    const heights = () => page.locator(".card").evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
    const before = await heights();
    await page.waitForFunction(() => [...document.querySelectorAll(".card .answer")].every((answer) => answer.textContent !== "…"));
    assert.deepEqual(await heights(), before);
    for (const view of views) assert.ok((await page.locator(`.card h2 a[href^="#/${view}"]`).count()) > 0, `a card for ${view}`);
    assert.deepEqual(await page.locator(".card .badge.unknown").allInnerTexts(), []);
    await explorer.fits();
    await explorer.axe();
    assert.deepEqual(explorer.troubles, []);
  });
}

browserTest("a page that is not there lists those that are", async () => {
  const explorer = await openPage("#/nothing");
  assert.match(await explorer.page.locator("h1").innerText(), /no page\s+called nothing/);
  await explorer.page.locator("#main").getByRole("link", { name: "Papers" }).click();
  assert.equal(explorer.address(), "#/papers");
  assert.equal(await explorer.page.title(), "Papers · Zermelo");
});

browserTest("a new view takes the focus, so that it is read out from its beginning", async () => {
  const explorer = await openPage("#/nothing");
  await explorer.page.getByRole("navigation").getByRole("link", { name: "Values" }).press("Enter");
  await explorer.page.waitForFunction(() => document.activeElement?.id === "main");
  assert.equal(await explorer.page.locator("#main").getAttribute("aria-label"), "Values");
});

browserTest("a view that cannot show an answer says so, and the next address is shown again", async () => {
  const explorer = await openPage("#/nothing");
  await explorer.page.route("**/api/v1/eval*", (route) => route.fulfill({ json: [{ position: "1", value: 7 }, { left: 5 }] }));
  await explorer.go("#/values?position=1");
  await explorer.page.getByRole("heading", { name: "This page stopped" }).waitFor();
  await explorer.page.unroute("**/api/v1/eval*");
  await explorer.go("#/values?position=2");
  assert.equal(await explorer.headline(), "2");
});

browserTest("the switch goes to the other of light and dark and back, and the browser remembers it", async () => {
  const explorer = await openPage("#/nothing");
  const scheme = () => explorer.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const button = explorer.page.getByRole("button", { name: "Light or dark" });
  await button.click();
  assert.equal(await scheme(), "dark");
  await explorer.page.reload();
  assert.equal(await scheme(), "dark");
  await button.click();
  assert.equal(await scheme(), "light dark");
});
