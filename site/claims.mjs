// Reads docs/papers.md and docs/papers/*.md: which paper claims what, and what we found. The page of
// papers is built from them, so that it says what the documents say.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The cells of a line of a table; "\|" is a bar inside a cell. */
function cells(line) {
  return line.trim().slice(1, -1).split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** Without the pointers to other parts of the document, which the page does not show. */
function onItsOwn(text) {
  return text.replace(/ \(see (?:below|above|Measured)\)|[,;:] see (?:below|above|Measured)/g, "");
}

function claimOf(line) {
  const found = /^\| \*\*(reproduced|differs|lost|open)\*\* \|/.exec(line);
  if (found === null) return null;
  const [, claim, ours, command] = cells(line);
  return { verdict: found[1], claim: onItsOwn(claim), found: ours === "-" ? "" : onItsOwn(ours), command: command === "-" ? "" : command.replaceAll("`", "") };
}

async function paperOf(file) {
  const text = await readFile(file, "utf8");
  const lines = text.split("\n");
  const intro = text.split("\n\n")[1].replaceAll("\n", " ");
  const key = /Key: `([\w-]+)`/.exec(intro)?.[1];
  return { key, title: lines[0].replace(/^# /, ""), about: intro.replace(/ ?Key: `[\w-]+`\./, ""), claims: lines.map(claimOf).filter((claim) => claim !== null) };
}

/** The papers in the order of docs/papers.md. */
export async function readPapers(docs) {
  const index = await readFile(join(docs, "papers.md"), "utf8");
  const files = (await readdir(join(docs, "papers"))).filter((name) => name.endsWith(".md"));
  const papers = await Promise.all(files.map((name) => paperOf(join(docs, "papers", name))));
  return papers.sort((a, b) => index.indexOf(`(papers/${a.key}.md)`) - index.indexOf(`(papers/${b.key}.md)`));
}

/** Lets the page import "papers:claims". */
export function claimsPlugin(docs) {
  return {
    name: "claims",
    setup(build) {
      build.onResolve({ filter: /^papers:claims$/ }, () => ({ path: "claims", namespace: "papers" }));
      build.onLoad({ filter: /.*/, namespace: "papers" }, async () => ({ contents: JSON.stringify(await readPapers(docs)), loader: "json" }));
    },
  };
}
