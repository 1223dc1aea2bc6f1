import assert from "node:assert/strict";
import { browserTest, openPage } from "./page.ts";

browserTest("every view has a card with an answer of the program, and nothing moves when it comes", async () => {
  const explorer = await openPage("#/");
  const { page } = explorer;
  const heights = () => page.locator(".card").evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  await page.waitForFunction(() => [...document.querySelectorAll(".card .answer")].every((answer) => answer.textContent !== "…"));
  assert.deepEqual(await heights(), before);
  for (const title of await page.locator(".header nav a").allInnerTexts()) assert.equal(await page.locator(".card h2 a", { hasText: new RegExp(`^${title}$`) }).count(), 1, `a card for ${title}`);
  assert.deepEqual(await page.locator(".card .badge.unknown").allInnerTexts(), []);
  assert.deepEqual(explorer.troubles, []);
});

browserTest("the first board stands within 300 ms of the first byte", async () => {
  const explorer = await openPage("#/");
  await explorer.page.locator(".card svg").first().waitFor();
  const millis = await explorer.page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return (paint?.startTime ?? Infinity) - (load?.responseStart ?? 0);
  });
  assert.ok(millis < 300, `${Math.round(millis)} ms`);
});

browserTest("a page that is not there lists those that are", async () => {
  const explorer = await openPage("#/nothing");
  assert.match(await explorer.page.locator("h1").innerText(), /no page\s+called nothing/);
  await explorer.page.locator("#main").getByRole("link", { name: "Papers" }).click();
  assert.equal(explorer.address(), "#/papers");
  assert.equal(await explorer.page.title(), "Papers · Zermelo");
});

browserTest("a new view takes the focus, so that it is read out from its beginning", async () => {
  const explorer = await openPage("#/");
  await explorer.page.getByRole("navigation").getByRole("link", { name: "Values" }).press("Enter");
  await explorer.page.waitForFunction(() => document.activeElement?.id === "main");
  assert.equal(await explorer.page.locator("#main").getAttribute("aria-label"), "Values");
});

browserTest("the switch goes to the other of light and dark and back, and the browser remembers it", async () => {
  const explorer = await openPage("#/");
  const scheme = () => explorer.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const button = explorer.page.getByRole("button", { name: "Light or dark" });
  await button.click();
  assert.equal(await scheme(), "dark");
  await explorer.page.reload();
  assert.equal(await scheme(), "dark");
  await button.click();
  assert.equal(await scheme(), "light dark");
});

for (const size of ["wide", "phone"] as const) {
  browserTest(`the landing page is accessible and does not scroll sideways (${size})`, async () => {
    const explorer = await openPage("#/", { size });
    await explorer.page.waitForFunction(() => [...document.querySelectorAll(".card .answer")].every((answer) => answer.textContent !== "…"));
    await explorer.fits();
    await explorer.axe();
    assert.deepEqual(explorer.troubles, []);
  });
}
