// Writes a C++ source file that holds the built page: node embed.mjs SITE OUT.cpp
//
// Each file is there twice, as it is and compressed; the assembler copies the bytes into the program.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const [site, out] = process.argv.slice(2);
if (site === undefined || out === undefined) {
  console.error("usage: node embed.mjs SITE OUT.cpp");
  process.exit(2);
}

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Symbols begin_NAME and end_NAME around the bytes of a file. */
function bytesOf(name, file) {
  return [
    `asm(".section .rodata\\nbegin_${name}: .incbin \\"${file}\\"\\nend_${name}: .byte 0\\n.previous\\n");`,
    `extern const char begin_${name}[] asm("begin_${name}"), end_${name}[] asm("end_${name}");`,
  ].join("\n");
}

const view = (name) => `{begin_${name}, static_cast<std::size_t>(end_${name} - begin_${name})}`;

const assets = (await readdir(join(site, "assets"))).sort().map((name) => `assets/${name}`);
const files = ["index.html", ...assets];
const declared = [];
const entries = [];
for (const [index, name] of files.entries()) {
  const file = resolve(site, name);
  const type = types[extname(name)];
  if (type === undefined) throw new Error(`embed.mjs knows no type for ${name}`);
  const compressed = join(dirname(resolve(out)), `${basename(name)}.gz`);
  await writeFile(compressed, gzipSync(await readFile(file), { level: 9 }));
  declared.push(bytesOf(`plain_${index}`, file), bytesOf(`gzip_${index}`, compressed));
  const path = name === "index.html" ? "/" : `/${name}`;
  entries.push(`      {"${path}", "${type}", ${view(`plain_${index}`)}, ${view(`gzip_${index}`)}, ${name !== "index.html"}},`);
}

await writeFile(out, `// Made by site/embed.mjs.
#include "web/page.h"

extern "C" {
${declared.join("\n")}
}

namespace zermelo::web {

std::span<const Asset> page_assets() {
  static const Asset assets[] = {
${entries.join("\n")}
  };
  return assets;
}

}  // namespace zermelo::web
`);
