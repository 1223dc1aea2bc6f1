// Measures when the page is there and answers: node tests/speed.ts [TIMES]
//
// For each view, the milliseconds from the start of the navigation until the frame after the first board is
// in the page, in a browser without a cache. For Hackenbush, those from each typed edge until the frame after
// the headline has its answer, as drawings grow to 30 edges. The program is the one at ZERMELO_URL, or the
// program ZERMELO, as in the browser tests.
import { chromium as playwright, type Browser, type Page } from "playwright-core";
import { chromium, programUrl, stopProgram } from "./browser/program.ts";

declare global {
  interface Window {
    painted?: number; // when the first board was, on the clock of the page
    answered?: number[]; // what each typed edge took
  }
}

const views = ["", "checkers", "clobber", "domineering", "hackenbush", "connect"];
const edges = 30;

function spread(millis: readonly number[]): string {
  const sorted = [...millis].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.round(part * (sorted.length - 1))] ?? NaN).toFixed(0);
  return `${sorted.length} times: median ${at(0.5)} ms, 90 % ${at(0.9)}, 99 % ${at(0.99)}, longest ${at(1)}`;
}

/** In the page, before its own scripts. */
function watchForBoard(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector("#main svg") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function boardOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchForBoard);
  await page.goto(address);
  const painted = await (await page.waitForFunction(() => window.painted)).jsonValue();
  await context.close();
  return painted ?? NaN;
}

/** In the page: the time from an input until the headline is no longer busy. */
function watchTyping(): void {
  const answered: number[] = (window.answered = []);
  let [since, isBusy] = [0, false];
  document.addEventListener("input", () => ([since, isBusy] = [performance.now(), false]), true);
  new MutationObserver(() => {
    if (document.querySelector(".headline")?.getAttribute("aria-busy") === "true") isBusy = true;
    else if (isBusy && since > 0) {
      const from = since;
      since = 0;
      requestAnimationFrame(() => setTimeout(() => answered.push(performance.now() - from)));
    }
  }).observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
}

/** Edges of a tree, some of them joined to an older vertex as well: the same for the same seed. */
function growing(seed: number): string[] {
  let state = seed;
  const below = (count: number) => ((state = (state * 48271) % 2147483647), state % count);
  const colours = seed % 2 === 0 ? "BR" : "BRG";
  const grown: string[] = [];
  for (let vertex = 1; grown.length < edges; ++vertex) {
    grown.push(`${below(3) === 0 ? 0 : below(vertex)}-${vertex}-${colours[below(colours.length)] ?? "B"}`);
    if (vertex > 2 && below(5) === 0 && grown.length < edges) grown.push(`${below(vertex)}-${vertex}-${colours[below(colours.length)] ?? "B"}`);
  }
  return grown;
}

async function typed(page: Page, seed: number): Promise<{ millis: number[]; unknown: number }> {
  const box = page.getByLabel("Drawing, or stalks");
  await box.fill("0-1-G");
  await page.waitForTimeout(300);
  await page.evaluate(watchTyping);
  await box.press("End");
  let unknown = 0;
  for (const [index, edge] of growing(seed).entries()) {
    await page.keyboard.insertText(` ${edge}`);
    await page.waitForFunction((count) => (window.answered?.length ?? 0) > count, index);
    if ((await page.locator(".headline").innerText()).includes("ot known")) ++unknown;
  }
  return { millis: await page.evaluate(() => window.answered ?? []), unknown };
}

async function measure(browser: Browser, times: number): Promise<void> {
  const base = await programUrl();
  for (const view of views) {
    const millis: number[] = [];
    for (let i = 0; i < times; ++i) millis.push(await boardOf(browser, `${base}#/${view}`));
    console.log(`first board, ${view === "" ? "home" : view}: ${spread(millis)}`);
  }
  const all: number[] = [];
  let unknown = 0;
  for (let seed = 1; seed <= times; ++seed) {
    const page = await browser.newPage();
    await page.goto(`${base}#/hackenbush`);
    const run = await typed(page, seed);
    all.push(...run.millis);
    unknown += run.unknown;
    await page.close();
  }
  console.log(`typing in Hackenbush up to ${edges} edges: ${spread(all)}; ${unknown} not known`);
}

const browser = await playwright.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"] });
try {
  await measure(browser, Number(process.argv[2] ?? "20"));
} finally {
  await browser.close();
  stopProgram();
}
