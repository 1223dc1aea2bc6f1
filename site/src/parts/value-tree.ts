// Reads the text of a value in canonical form, as the program writes it (docs/formats.md, "Game
// values"), so that it can be drawn: its options, the player who wins it, its thermograph.

/** A number plus ups plus a nimber: `-1/2^3*2` is { number: -0.5, ups: 3, star: 2 }. */
export interface Simple {
  readonly kind: "simple";
  readonly number: number;
  readonly ups: number;
  readonly star: number;
}

export interface Braces {
  readonly kind: "braces";
  readonly left: readonly Value[];
  readonly right: readonly Value[];
}

export type Value = Simple | Braces;

/** A value is not read beyond this length, so that drawing it stays quick. */
const mostCharacters = 20_000;

const simpleText = /^(-?\d+(?:\/\d+)?)?(?:([\^v])(\d*))?(?:(\*)(\d*))?$/;

export function readValue(text: string): Value | null {
  if (text.length > mostCharacters) return null;
  const known = new Map<string, Value>(); // equal options are read once, and stay one object
  const reader = { text, at: 0 };
  const value = read(reader, known);
  return reader.at === text.length ? value : null;
}

interface Reader {
  readonly text: string;
  at: number;
}

function read(reader: Reader, known: Map<string, Value>): Value | null {
  const start = reader.at;
  const value = reader.text[start] === "{" ? readBraces(reader, known) : readSimple(reader);
  if (value === null) return null;
  const text = reader.text.slice(start, reader.at);
  const same = known.get(text);
  if (same !== undefined) return same;
  known.set(text, value);
  return value;
}

function readBraces(reader: Reader, known: Map<string, Value>): Braces | null {
  const left = readOptions(reader, known, "|");
  const right = left === null ? null : readOptions(reader, known, "}");
  return left === null || right === null ? null : { kind: "braces", left, right };
}

/** The options up to the character that ends them; the reader stands on the one before them. */
function readOptions(reader: Reader, known: Map<string, Value>, end: string): Value[] | null {
  const options: Value[] = [];
  reader.at += 1;
  if (reader.text[reader.at] === end) {
    if (end === "}") reader.at += 1;
    return options;
  }
  for (;;) {
    const option = read(reader, known);
    if (option === null) return null;
    options.push(option);
    if (reader.text[reader.at] === end) break;
    if (reader.text[reader.at] !== ",") return null;
    reader.at += 1;
  }
  if (end === "}") reader.at += 1;
  return options;
}

function readSimple(reader: Reader): Simple | null {
  const rest = /^[^{}|,]*/.exec(reader.text.slice(reader.at, reader.at + 60))?.[0] ?? "";
  const found = simpleText.exec(rest);
  if (rest === "" || found === null) return null;
  const number = readNumber(found[1] ?? "0");
  if (number === null) return null;
  reader.at += rest.length;
  const count = (digits: string | undefined) => (digits === undefined || digits === "" ? 1 : Number(digits));
  const ups = found[2] === undefined ? 0 : count(found[3]) * (found[2] === "^" ? 1 : -1);
  return { kind: "simple", number, ups, star: found[4] === undefined ? 0 : count(found[5]) };
}

/** An integer or a fraction, or null where a floating-point number would not be exact. */
export function readNumber(text: string): number | null {
  const found = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (found === null) return null;
  const above = Number(found[1]);
  const below = Number(found[2] ?? "1");
  return Number.isSafeInteger(above) && Number.isSafeInteger(below) && below > 0 ? above / below : null;
}

/** A dyadic number as the program writes it: -0.625 is "-5/8". */
export function numberText(value: number): string {
  let above = value;
  let below = 1;
  while (!Number.isInteger(above) && below < 2 ** 40) {
    above *= 2;
    below *= 2;
  }
  return below === 1 ? String(above) : `${above}/${below}`;
}

export type Winner = "left" | "right";

/** The winner of a value when that player moves first and both play their best. */
export function winner(value: Value, first: Winner, known = new Map<Value, { left?: Winner; right?: Winner }>()): Winner {
  if (value.kind === "simple") return winnerOfSimple(value, first);
  const found = known.get(value) ?? {};
  known.set(value, found);
  const other = first === "left" ? "right" : "left";
  found[first] ??= (first === "left" ? value.left : value.right).some((option) => winner(option, other, known) === first) ? first : other;
  return found[first];
}

/** The number decides; then the ups, of which one star outweighs exactly one; then the nimber. */
function winnerOfSimple({ number, ups, star }: Simple, first: Winner): Winner {
  if (number !== 0) return number > 0 ? "left" : "right";
  if (ups > 1 || (ups === 1 && star !== 1)) return "left";
  if (ups < -1 || (ups === -1 && star !== 1)) return "right";
  return star === 0 ? (first === "left" ? "right" : "left") : first;
}
