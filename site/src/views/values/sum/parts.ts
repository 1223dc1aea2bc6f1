// A sum as its parts: "clobber(BBW) - 2.domineering(2x3) + {1|-1}". The texts stay as they were typed;
// what they mean is for the program to say.

export const kinds = ["clobber", "domineering", "hackenbush", "value"] as const;
export type Kind = (typeof kinds)[number];

export interface Part {
  readonly negative: boolean;
  readonly count: number; // copies
  readonly kind: Kind;
  readonly text: string; // the position, or the value
}

/** The text of a new part of a kind. */
export const samples: Readonly<Record<Kind, string>> = { clobber: "BBW.WB", domineering: "2x3", hackenbush: "BRR", value: "{1|-1}" };

const opening = "({[";
const closing = ")}]";

/** The places of + and - that join parts: outside brackets and quotes, with a blank on both sides. */
function joints(text: string): number[] {
  const found: number[] = [];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; ++at) {
    const sign = text[at] ?? "";
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (opening.includes(sign)) depth += 1;
    else if (closing.includes(sign)) depth -= 1;
    else if ((sign === "+" || sign === "-") && depth === 0 && at > 0 && text[at - 1] === " " && text[at + 1] === " ") found.push(at);
  }
  return found;
}

/** The parts of a text as far as its blanks show them; the program may find more. */
export function splitSum(text: string): string[] {
  const cuts = [0, ...joints(text), text.length];
  const pieces = cuts.slice(1).map((end, index) => text.slice(cuts[index], end).trim());
  return pieces.map((piece) => piece.replace(/^\+ /, "").replace(/^- +/, "-")).filter((piece) => piece !== "");
}

export function readPart(text: string): Part {
  const found = /^(-?)\s*(?:(\d+)\.(?=[^.\s]))?([\s\S]*)$/.exec(text.trim());
  const rest = (found?.[3] ?? "").trim();
  const signed = { negative: found?.[1] === "-", count: Number(found?.[2] ?? 1) };
  const position = /^(clobber|domineering|hackenbush)\(([\s\S]*)\)$/i.exec(rest);
  if (position === null) return { ...signed, kind: "value", text: rest };
  return { ...signed, kind: (position[1] ?? "").toLowerCase() as Kind, text: (position[2] ?? "").replace(/^"([\s\S]*)"$/, "$1") };
}

/** A drawing of edges needs quotes, as blanks and signs would end it. */
function inner(part: Part): string {
  return part.kind === "hackenbush" && /[^A-Za-z0-9+]/.test(part.text) ? `"${part.text}"` : part.text;
}

/** The part as an expression, without its sign. */
export function bare(part: Part): string {
  if (part.kind !== "value") return `${part.kind}(${inner(part)})`;
  const several = joints(part.text).length > 0 || /^[^({[]*[^({[+|<>=]\+[^-]/.test(part.text);
  return several && (part.negative || part.count > 1) ? `(${part.text})` : part.text;
}

export function formatPart(part: Part): string {
  return `${part.negative ? "-" : ""}${part.count > 1 ? `${part.count}.` : ""}${bare(part)}`;
}

export function joinSum(parts: readonly Part[]): string {
  return parts.map((part, index) => {
    const text = formatPart({ ...part, negative: false });
    if (index === 0) return part.negative ? formatPart(part) : text;
    return `${part.negative ? "-" : "+"} ${text}`;
  }).join(" ");
}

/** A part is called by a letter: A, B, .. Z, AA, .. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letterOf(Math.floor(index / 26) - 1)}${last}`;
}
