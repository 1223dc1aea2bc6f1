// The lines of the calculator as texts: what the address holds, and what is asked about them.

/** The earlier lines, as the address holds them: one below the other. */
export function splitLines(text: string): string[] {
  return text.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

export function joinLines(lines: readonly string[]): string {
  return lines.join("\n");
}

/** The expression that a line evaluates: "g = {1|-1}" defines g, and evaluates the text behind the sign. */
export function bodyOf(line: string): string {
  return line.replace(/^\s*[A-Za-z_]\w*\s*=(?!=)/, "").trim();
}

/** The name that a line defines, or null. */
function nameOf(line: string): string | null {
  return /^\s*([A-Za-z_]\w*)\s*=(?!=)/.exec(line)?.[1] ?? null;
}

/** The last line with every name of the earlier ones replaced by what it stands for: a sum knows no names. */
export function withoutNames(lines: readonly string[]): string {
  const meanings = new Map<string, string>();
  const written = (text: string) => text.replace(/\b[A-Za-z_]\w*\b(?!\()/g, (word) => (meanings.has(word) ? `(${meanings.get(word) ?? ""})` : word));
  for (const line of lines.slice(0, -1)) {
    const name = nameOf(line);
    if (name !== null) meanings.set(name, written(bodyOf(line)));
  }
  return written(bodyOf(lines.at(-1) ?? ""));
}

function isForm(body: string): boolean {
  return body.startsWith("{") && closes(body) === body.length - 1;
}

/** The place of the brace that closes the one at the beginning of a text, or -1. */
function closes(body: string): number {
  let depth = 0;
  for (let at = 0; at < body.length; ++at) {
    if (body[at] === "{") depth += 1;
    if (body[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** The question for the options of a line: with what becomes of them, if they were typed in braces. */
export function optionsQuestion(line: string): string {
  const body = bodyOf(line);
  return isForm(body) ? `form(${body})` : `options(${body})`;
}

export interface Complaint {
  readonly column: number; // from 1, in characters; 0 if the program names none
  readonly said: string;
}

/** "column 4: found the end; expected a game" in two pieces. */
export function complaint(error: string): Complaint {
  const found = /^(?:\w+: )?column (\d+): ([\s\S]*)$/.exec(error);
  return found === null ? { column: 0, said: error } : { column: Number(found[1]), said: found[2] ?? "" };
}

/** The text around a column: what stands before it, the character itself, and the rest. */
export function around(text: string, column: number): readonly [string, string, string] {
  const characters = Array.from(text);
  const at = Math.min(column - 1, characters.length);
  return [characters.slice(0, at).join(""), characters[at] ?? "", characters.slice(at + 1).join("")];
}
