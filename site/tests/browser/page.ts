// A page of the explorer in a real browser, and what tests look at: the headline, the moves, what a
// check of accessibility says, and whether anything went wrong unseen.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { chromium as playwright, type Browser, type BrowserContext, type Page, type Request } from "playwright-core";
import { flags } from "./flags.ts";
import { chromium, programUrl, stopProgram, whyNot } from "./program.ts";

const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

export interface Look {
  readonly size?: keyof typeof sizes;
  readonly theme?: "light" | "dark";
  readonly stillness?: boolean; // reduced motion; the default, so that tests do not wait for movement
  readonly seconds?: Readonly<Record<string, number>>; // by path: what the program gets for a question, in place of the seconds that the page grants
}

export interface Explorer {
  readonly page: Page;
  readonly troubles: readonly string[]; // console errors, uncaught exceptions, failed requests
  readonly go: (hash: string) => Promise<void>;
  readonly press: (...keys: string[]) => Promise<void>;
  readonly address: () => string; // "#/checkers?position=.."
  readonly headline: () => Promise<string>; // when the answer has come
  readonly answered: () => Promise<void>; // waits until every question of the page has its answer
  readonly moves: () => Promise<readonly string[]>; // their names in the order of the list
  readonly cell: (name: RegExp) => ReturnType<Page["locator"]>; // a cell of a board by the words that are read out
  readonly axe: () => Promise<void>; // fails on serious and critical findings, in light and in dark
  readonly fits: () => Promise<void>; // fails if the page scrolls sideways
  readonly picture: (name: string) => Promise<void>; // into the folder SCREENSHOTS, if that is set
  readonly refusals: (pattern: RegExp) => void; // requests that may be refused, for tests of wrong input
}

let browser: Promise<Browser> | null = null;
const contexts: BrowserContext[] = [];

/** A test in a browser; skipped with the reason where there is none. Every page is closed at its end. */
export function browserTest(name: string, run: () => Promise<void>): void {
  const reason = whyNot();
  test(name, { skip: reason ?? false }, async () => {
    try {
      await run();
    } finally {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    }
  });
}

/** The browser that all files of tests share, or one of this file's own. */
function launched(): Promise<Browser> {
  const shared = process.env.BROWSER_URL;
  browser ??= shared === undefined ? playwright.launch({ executablePath: chromium, args: [...flags] }) : playwright.connect(shared);
  return browser;
}

after(async () => {
  await (await browser)?.close();
  stopProgram();
});

/** Opens the explorer at an address such as "#/checkers?position=B:WK9:BK1". */
export async function openPage(hash: string, look: Look = {}): Promise<Explorer> {
  const context = await (await launched()).newContext({
    viewport: sizes[look.size ?? "wide"],
    colorScheme: look.theme ?? "light",
    reducedMotion: look.stillness === false ? "no-preference" : "reduce",
    hasTouch: look.size === "phone",
  });
  contexts.push(context);
  if (look.seconds !== undefined) await hurry(context, look.seconds);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  const troubles: string[] = [];
  const allowed: RegExp[] = [];
  listenForTrouble(page, troubles, allowed);
  const asked = openQuestions(page);
  const base = await programUrl();
  await page.goto(`${base}${hash}`);
  await page.waitForSelector("#main");
  return explorer(page, asked, troubles, allowed);
}

/** The questions of a page that have no answer yet; streams of events are none, as they may last. */
function openQuestions(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>();
  page.on("request", (request) => request.url().includes("/api/v1/") && request.headers().accept !== "text/event-stream" && asked.add(request));
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
  return asked;
}

/** Waits until no question is open, nor one that follows from the last answer: the page has then been drawn twice. */
async function answered(page: Page, asked: ReadonlySet<Request>): Promise<void> {
  await settled(page);
  for (let calm = 0; calm < 2; ) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
    calm = asked.size === 0 ? calm + 1 : 0;
  }
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
}

/** An answer that is not found in time is then given up soon. Work that was asked for by a click keeps its minutes. */
async function hurry(context: BrowserContext, seconds: Readonly<Record<string, number>>): Promise<void> {
  for (const [path, granted] of Object.entries(seconds)) {
    await context.route(new RegExp(`/api/v1/${path}\\?.*\\bseconds=\\d\\b`), async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set("seconds", String(granted));
      await route.continue({ url: url.href });
    });
  }
}

function listenForTrouble(page: Page, troubles: string[], allowed: readonly RegExp[]): void {
  page.on("console", (message) => {
    const at = message.location().url;
    if (message.type() === "error" && !allowed.some((one) => one.test(at) || one.test(message.text()))) troubles.push(`${message.text()} (${at})`);
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (!why.includes("ERR_ABORTED")) troubles.push(`${request.url()}: ${why}`); // questions overtaken by the next are aborted
  });
}

function explorer(page: Page, asked: ReadonlySet<Request>, troubles: string[], allowed: RegExp[]): Explorer {
  return {
    page,
    troubles,
    go: async (hash) => {
      await page.evaluate((to) => (location.hash = to), hash);
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    address: () => decodeURIComponent(new URL(page.url()).hash),
    headline: async () => {
      await settled(page);
      return (await page.locator(".headline h1").innerText()).trim();
    },
    answered: () => answered(page, asked),
    moves: async () => {
      await settled(page);
      return await page.locator(".moves li .name").allInnerTexts();
    },
    cell: (name) => page.getByRole("gridcell", { name }),
    axe: () => checkAccess(page),
    fits: async () => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(beyond <= 0, `the page scrolls sideways by ${beyond} pixels`);
    },
    picture: async (name) => {
      if (process.env.SCREENSHOTS !== undefined) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png`, fullPage: true });
    },
    refusals: (pattern) => {
      allowed.push(pattern);
    },
  };
}

/** Waits until the answer to the present question is on the page. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const headline = document.querySelector(".headline");
    const title = headline?.querySelector("h1")?.textContent ?? "";
    return headline !== null && headline.getAttribute("aria-busy") !== "true" && title !== "…";
  });
}

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Everything that depends on colours is checked in light and in dark, the rest once: the parts of the page are the same. */
async function checkAccess(page: Page): Promise<void> {
  await page.evaluate(await axeSource()); // not a script element: the policy of the page forbids those
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const options = { resultTypes: ["violations"], preload: false, ...(theme === "dark" ? { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } } : {}) };
    const found = await page.evaluate<readonly Finding[]>(`axe.run(${JSON.stringify(options)}).then((result) => result.violations)`);
    const grave = found.filter((one) => one.impact === "serious" || one.impact === "critical");
    const said = grave.map(({ id, nodes }) => `${theme}: ${id} (${nodes.length}): ${nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary ?? ""}`).join("; ")}`);
    assert.deepEqual(said, []);
  }
}

let axe: Promise<string> | null = null;

function axeSource(): Promise<string> {
  axe ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  return axe;
}
