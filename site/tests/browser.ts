// The tests in a browser: node tests/browser.ts [FILE..]
//
// All files share one program and one Chromium, which are started here and handed on as ZERMELO_URL and
// BROWSER_URL; two files run at a time, after alone.test.ts.
import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium as playwright } from "playwright-core";
import { flags } from "./browser/flags.ts";
import { chromium, programUrl, stopProgram, whyNot } from "./browser/program.ts";

const folder = join(import.meta.dirname, "browser");

async function named(files: readonly string[]): Promise<string[]> {
  if (files.length > 0) return [...files];
  return (await readdir(folder)).filter((file) => file.endsWith(".test.ts")).map((file) => join(folder, file));
}

/** Tests of speed first, alone, then all others. */
async function runAll(files: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const alone = files.filter((file) => file.endsWith("alone.test.ts"));
  const others = files.filter((file) => !alone.includes(file));
  const status = alone.length === 0 ? 0 : await run(alone, env);
  return (others.length === 0 ? 0 : await run(others, env)) || status;
}

/** The exit status of node's test runner. */
async function run(files: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, ["--test", "--test-concurrency=2", ...files], { stdio: "inherit", env: { ...process.env, ...env } });
  return await new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
}

const files = await named(process.argv.slice(2));
if (whyNot() !== null) {
  process.exitCode = await run(files, {}); // every test says why it is skipped
} else {
  process.once("exit", stopProgram);
  const browser = await playwright.launchServer({ executablePath: chromium, args: [...flags] });
  process.exitCode = await runAll(files, { ZERMELO_URL: await programUrl(), BROWSER_URL: browser.wsEndpoint() });
  await browser.close();
  stopProgram();
}
