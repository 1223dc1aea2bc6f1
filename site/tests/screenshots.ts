// Pictures of every view: node tests/screenshots.ts FOLDER [WORD]
//
// Each address below is saved wide, wide and dark, and phone-sized, as FOLDER/NAME-LOOK.png; with WORD only
// the names that contain it. The program is the one at ZERMELO_URL, or the program ZERMELO, as in the browser tests.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium as playwright, type Browser } from "playwright-core";
import { formatAddress } from "../src/state/address.ts";
import { flags } from "./browser/flags.ts";
import { chromium, programUrl, stopProgram } from "./browser/program.ts";

/** The pages that are shown. A new view adds its lines here. */
const addresses: readonly (readonly [name: string, view: string, params?: Readonly<Record<string, string>>])[] = [
  ["home", ""],
  ["checkers", "checkers", { position: "B:WK9,12:B1,K4" }],
  ["checkers-game", "checkers", { position: "B:WK9,12:B1,K4", moves: "1-6.9x2.4-8", at: "3" }],
  ["checkers-set-up", "checkers", { position: "B:WK9,12:B1,K4", edit: "1" }],
  ["checkers-what-if", "checkers", { position: "B:WK9,12:B1,K4", what: "4" }],
  ["checkers-play", "checkers", { position: "B:WK9,12:B1,K4", as: "B" }],
  ["checkers-unknown", "checkers", { position: "B:W21-32:B1-12" }],
  ["checkers-missing", "checkers", { position: "B:WK20,21,29:BK1,2,3" }],
  ["checkers-longest", "checkers", { longest: "4", slice: "1K+1C v 1K+1C" }],
  ["checkers-wrong", "checkers", { position: "B:WK9,12:B40" }],
  ["clobber", "clobber"],
  ["clobber-game", "clobber", { position: "BWBW|WBWB", mode: "play" }],
  ["clobber-family", "clobber", { position: "BBW", family: "(BBW)^n" }],
  ["clobber-row", "clobber", { position: "(BBW)^7" }],
  ["clobber-large", "clobber", { position: "6x7" }],
  ["domineering", "domineering"],
  ["domineering-family", "domineering", { family: "2xn" }],
  ["hackenbush", "hackenbush"],
  ["hackenbush-empty", "hackenbush", { position: "." }],
  ["hackenbush-game", "hackenbush", { mode: "play", whatif: "1" }],
  ["hackenbush-cuts", "hackenbush", { position: "BRBB+RB", cuts: "2" }],
  ["connect", "connect"],
  ["connect-types", "connect", { show: "points", for: "x" }],
  ["connect-lines", "connect", { show: "lines" }],
  ["connect-small", "connect", { rules: "3,3,3,1,1", position: "x../.o./..." }],
  ["connect-six", "connect", { rules: "connect6", edit: "1" }],
  ["values", "values"],
  ["values-signs", "values", { position: "clobber(BBWB) + domineering(2x3)", signs: "1" }],
  ["values-form", "values", { position: "{1,0,*|*2,{3|1}}", open: "R0" }],
  ["values-lines", "values", { position: "G + H", before: "G = {3||2|-1}\nH = clobber(BBWB)\nG < 2\n^ ||" }],
  ["values-long", "values", { position: "clobber((WB)^6.BBWWB)" }],
  ["values-truth", "values", { position: "^ || *" }],
  ["values-list", "values", { position: "incentives({3||2|-1})", signs: "1" }],
  ["values-wrong", "values", { position: "clobber(BBQ) + 1" }],
  ["values-functions", "values", { position: "tiny(2)", functions: "1" }],
  ["values-unknown", "values", { position: "clobber((WB)^20)" }],
  ["sum", "values", { sum: "clobber(BBW.WB) + domineering(2x3) - hackenbush(BRR) + *2" }],
  ["papers", "papers"],
  ["papers-paper", "papers", { paper: "checkers", verdict: "differs" }],
  ["papers-families", "papers", { item: "strong-families" }],
  ["papers-table2", "papers", { item: "checkers-table2" }],
  ["papers-values", "papers", { item: "hackenbush-values" }],
  ["papers-types", "papers", { item: "connect-types" }],
  ["papers-gtv", "papers", { item: "checkers-gtv" }],
  ["papers-games", "papers", { item: "connect-small-games" }],
  ["papers-slow", "papers", { item: "hackenbush-beds" }],
  ["missing", "nothing"],
];

const looks = [
  { name: "wide", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { name: "dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { name: "phone", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "phone-dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

async function save(browser: Browser, base: string, folder: string, look: (typeof looks)[number], word: string): Promise<void> {
  const context = await browser.newContext({ viewport: look.viewport, colorScheme: look.colorScheme, reducedMotion: "reduce" });
  for (const [name, view, params = {}] of addresses.filter(([one]) => one.includes(word))) {
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && console.log(`${name}, ${look.name}: ${message.text()}`));
    page.on("pageerror", (error) => console.log(`${name}, ${look.name}: ${error.message}`));
    await page.goto(`${base}${formatAddress({ view, params })}`);
    await page.waitForLoadState("networkidle"); // questions that follow from answers have been asked
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null, null, { timeout: 20_000 }).catch(() => console.log(`${name}, ${look.name}: still waiting for an answer`));
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (beyond > 0) console.log(`${name}, ${look.name}: scrolls sideways by ${beyond} pixels`);
    await page.screenshot({ path: join(folder, `${name}-${look.name}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
}

const [folder, word = ""] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node tests/screenshots.ts FOLDER [WORD]");
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const browser = await playwright.launch({ executablePath: chromium, args: [...flags] });
for (const look of looks) await save(browser, await programUrl(), folder, look, word);
await browser.close();
stopProgram();
