// Tests of speed: no other test runs beside them (tests/browser.ts).
import assert from "node:assert/strict";
import { browserTest, openPage } from "./page.ts";

/** Milliseconds from the first byte of the page to the first paint. */
async function firstPaint(): Promise<number> {
  const explorer = await openPage("#/");
  await explorer.page.locator(".card svg").first().waitFor();
  return await explorer.page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return (paint?.startTime ?? Infinity) - (load?.responseStart ?? 0);
  });
}

browserTest("the first board stands within 300 ms of the first byte", async () => {
  const times: number[] = []; // the best of some, as the machine may have other work
  while (times.length < 12 && !times.some((millis) => millis < 300)) times.push(await firstPaint());
  assert.ok(times.some((millis) => millis < 300), `${times.map(Math.round).join(", ")} ms`);
});
