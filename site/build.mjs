// Builds the page: node build.mjs OUT [--watch]
//
// OUT receives index.html and assets/: one script, one style sheet and the icon, each with a hash of
// its content in its name, so that a browser may keep them for ever.
import { context } from "esbuild";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { claimsPlugin } from "./claims.mjs";

const here = import.meta.dirname;
const args = process.argv.slice(2);
const watch = args.includes("--watch");
const out = args.find((arg) => !arg.startsWith("--"));
const largest = 150 * 1024; // bytes, compressed

/** index.html with the names of this build in place of %script%, %style% and %icon%. */
async function writeIndex(outputs) {
  const named = (end) => Object.keys(outputs).map((name) => basename(name)).find((name) => name.endsWith(end));
  const template = await readFile(join(here, "src/index.html"), "utf8");
  const html = template
    .replace("%script%", `/assets/${named(".js")}`)
    .replace("%style%", `/assets/${named(".css")}`)
    .replace("%icon%", `/assets/${named(".svg")}`);
  await writeFile(join(out, "index.html"), html.replace(/\n\s*/g, "\n"));
}

async function compressedBytes(outputs) {
  let bytes = 0;
  for (const name of [...Object.keys(outputs), join(out, "index.html")]) bytes += gzipSync(await readFile(name), { level: 9 }).length;
  return bytes;
}

const finish = {
  name: "finish",
  setup(build) {
    build.onEnd(async (result) => {
      if (result.errors.length > 0 || result.metafile === undefined) return;
      await writeIndex(result.metafile.outputs);
      const bytes = await compressedBytes(result.metafile.outputs);
      console.log(`${out}: ${bytes} bytes compressed`);
      if (bytes > largest && !watch) throw new Error(`the page has ${bytes} bytes compressed; at most ${largest} are allowed`);
    });
  },
};

if (out === undefined) {
  console.error("usage: node build.mjs OUT [--watch]");
  process.exit(2);
}
await rm(join(out, "assets"), { recursive: true, force: true });
await mkdir(out, { recursive: true });
const build = await context({
  entryPoints: [{ in: join(here, "src/main.tsx"), out: "page" }, { in: join(here, "src/icon.svg"), out: "icon" }],
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "copy" },
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  metafile: true,
  legalComments: "none",
  absWorkingDir: process.cwd(),
  plugins: [claimsPlugin(join(here, "../docs")), finish],
});
if (watch) {
  await build.watch();
} else {
  try {
    await build.rebuild();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
  await build.dispose();
}
