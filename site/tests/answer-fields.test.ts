// The interfaces in views/**/answers.ts against docs/formats.md, whose tables a test of the program compares with its answers: a
// field that the page reads must be one that the program writes, of the same type, and null where it may be null.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";

const site = join(import.meta.dirname, "..");

/** The sections of docs/formats.md that a folder of views reads. */
const sections: Readonly<Record<string, RegExp>> = {
  "checkers": /checkers|Common/,
  "normal-play": /clobber|domineering|hackenbush|Common/,
  "connect": /connect|Common/,
  "values": /eval|value sum|Common/,
  "values/sum": /sum|Common/,
};

type Kind = "text" | "number" | "boolean" | "list" | "object";

interface Field {
  readonly kind: Kind;
  readonly nullable: boolean;
}

function kindOf(word: string): Kind | null {
  if (word === "integer" || word === "number") return "number";
  return word === "text" || word === "boolean" || word === "list" || word === "object" ? word : null;
}

/** Null only in answers that the page does not ask for: positions of game records, and the nodes of perft. */
const elsewhere = /game record|perft/;

/** The fields of the sections by their last name; a name may occur with several meanings. */
async function documented(wanted: RegExp): Promise<Map<string, Field[]>> {
  const text = await readFile(join(site, "../docs/formats.md"), "utf8");
  const fields = new Map<string, Field[]>();
  for (const section of text.split("\n### ").slice(1).filter((one) => wanted.test(one.split("\n")[0] ?? ""))) {
    for (const line of section.split("\n").filter((one) => one.startsWith("| `"))) {
      const [names, type, , unless] = line.slice(1, -1).split(/(?<!\\)\|/).map((cell) => cell.trim());
      const kinds = (type ?? "").split(/, | or /).map(kindOf);
      [...(names ?? "").matchAll(/`([^`]+)`/g)].forEach(([, path = ""], index) => {
        const name = path.replaceAll("[]", "").split(".").at(-1) ?? "";
        const found = path.endsWith("[]") ? [] : (type ?? "").includes(" or ") ? kinds : [kinds[index] ?? kinds[0] ?? null];
        for (const kind of found) if (kind !== null) fields.set(name, [...(fields.get(name) ?? []), { kind, nullable: unless !== "never" && !elsewhere.test(unless ?? "") }]);
      });
    }
  }
  return fields;
}

/** A TypeScript type without null and undefined. */
function kindsOf(checker: ts.TypeChecker, type: ts.Type): Set<Kind> {
  const parts = type.isUnion() ? type.types : [type];
  const kinds = new Set<Kind>();
  for (const part of parts) {
    if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) continue;
    if (part.flags & ts.TypeFlags.StringLike) kinds.add("text");
    else if (part.flags & ts.TypeFlags.NumberLike) kinds.add("number");
    else if (part.flags & ts.TypeFlags.BooleanLike) kinds.add("boolean");
    else kinds.add(checker.isArrayLikeType(part) ? "list" : "object");
  }
  return kinds;
}

function mayBeNull(type: ts.Type): boolean {
  return (type.isUnion() ? type.types : [type]).some((part) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0);
}

/** The trouble with one property, or null. */
function wrongIn(checker: ts.TypeChecker, name: string, type: ts.Type, fields: ReadonlyMap<string, readonly Field[]>): string | null {
  const known = fields.get(name);
  if (known === undefined) return `${name} is not a field of docs/formats.md`;
  const kinds = [...kindsOf(checker, type)].filter((kind) => !known.some((field) => field.kind === kind));
  // A number beyond 64 bits is written as text, which the types of birthdays say and the table says in words.
  if (kinds.length > 0 && name !== "birthday") return `${name} is read as ${kinds.join(" or ")}, and written as ${known.map((field) => field.kind).join(" or ")}`;
  if (known.every((field) => field.nullable) && !mayBeNull(type)) return `${name} may be null`;
  return null;
}

for (const [folder, wanted] of Object.entries(sections)) {
  test(`the answers that ${folder} reads are those of docs/formats.md`, async () => {
    const file = join(site, "src/views", folder, "answers.ts");
    const program = ts.createProgram([file], { strict: true, noEmit: true, allowImportingTsExtensions: true, target: ts.ScriptTarget.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    assert.ok(source !== undefined);
    const fields = await documented(wanted);
    const wrong: string[] = [];
    let read = 0;
    source.forEachChild((node) => {
      if (!ts.isInterfaceDeclaration(node)) return;
      for (const property of checker.getTypeAtLocation(node).getProperties()) {
        read += 1;
        const trouble = wrongIn(checker, property.name, checker.getTypeOfSymbolAtLocation(property, node), fields);
        if (trouble !== null) wrong.push(`${node.name.text}: ${trouble}`);
      }
    });
    assert.ok(read > 5, `${read} properties were found`);
    assert.deepEqual(wrong, []);
  });
}
