// The program that the browser tests ask: the one at ZERMELO_URL if that is set, otherwise
// `$ZERMELO explore` on a free port, for as long as the tests run.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

export const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Why the browser tests cannot run here, in one sentence; null if they can. */
export function whyNot(): string | null {
  if (!existsSync(chromium)) return `There is no Chromium at ${chromium}; install it, or name one in CHROMIUM.`;
  if (process.env.ZERMELO_URL !== undefined) return null;
  const program = process.env.ZERMELO;
  if (program === undefined) return "Set ZERMELO to the program, or ZERMELO_URL to the address of a running one.";
  return existsSync(program) ? null : `There is no program at ${program}; build it first.`;
}

let child: ChildProcess | null = null;
let started: Promise<string> | null = null;

/** The address of the program, "http://127.0.0.1:PORT/". Started when it is first asked for. */
export function programUrl(): Promise<string> {
  started ??= process.env.ZERMELO_URL === undefined ? start(process.env.ZERMELO ?? "") : Promise.resolve(new URL("/", process.env.ZERMELO_URL).href);
  return started;
}

/** The answer of the program to a question such as "checkers/probe?position=B:WK9:BK1". */
export async function ask(question: string): Promise<unknown> {
  const response = await fetch(new URL(`/api/v1/${question}`, await programUrl()));
  return await response.json();
}

async function start(program: string): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const options = (process.env.ZERMELO_OPTIONS ?? "").split(" ").filter((option) => option !== "");
  child = spawn(program, ["explore", "--port", String(port), ...options], { stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 3000; ++tries) {
    if (child.exitCode !== null) throw new Error(`${program} explore ended with status ${child.exitCode}.`);
    if (await hasTables(address)) return address;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${program} explore on port ${port} has no small tables after 5 minutes.`);
}

/** Whether the program answers and has built its small tables, on which tests of checkers rely. */
async function hasTables(address: string): Promise<boolean> {
  try {
    const status = await (await fetch(`${address}api/v1/status`)).json() as { tables: { state: string } };
    return status.tables.state === "ready";
  } catch {
    return false; // not listening yet
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address !== null ? done(address.port) : fail(new Error("no port is free"))));
    });
  });
}

/** Ends the program that was started here, if one was. */
export function stopProgram(): void {
  child?.kill();
}
