// The rows that `reproduce` answers, as tables. An item may have rows of several kinds; a field that
// begins with "their" is the paper's, and stands before ours.

export type Row = Readonly<Record<string, unknown>>;

export interface Column {
  readonly key: string;
  readonly name: string; // "longest win"
  readonly whose: "theirs" | "ours" | null; // null: there is nothing to compare with
  readonly other: string | null; // key of the column it is compared with
  readonly numeric: boolean;
}

export interface RowTable {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Fields inside fields become fields: "counts.C6". */
function flat(row: Row): Row {
  const inside = (key: string, value: unknown): [string, unknown][] => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [[key, value]];
    return Object.entries(value).map(([name, one]) => [`${key}.${name}`, one]);
  };
  return Object.fromEntries(Object.entries(row).flatMap(([key, value]) => inside(key, value)));
}

/** "C6" of "counts.C6", but with the outer name where two fields have fields inside. */
function shortName(key: string, keys: ReadonlySet<string>): string {
  const outer = new Set([...keys].filter((one) => one.includes(".")).map((one) => one.slice(0, one.indexOf("."))));
  return (outer.size > 1 ? key.replace(".", " ") : key.slice(key.indexOf(".") + 1)).replaceAll("_", " ");
}

function keysOf(row: Row): string[] {
  return Object.keys(row).filter((key) => key !== "item");
}

/** Rows belong together when most fields of the shorter are fields of the other. */
function fits(keys: ReadonlySet<string>, row: Row): boolean {
  const mine = keysOf(row);
  const common = mine.filter((key) => keys.has(key)).length;
  return common >= 2 && common >= 0.6 * Math.min(mine.length, keys.size);
}

/** The field that the paper's field stands beside. */
function counterpart(key: string, keys: ReadonlySet<string>): string | null {
  const found = key === "theirs" ? "ours" : key.startsWith("their_") ? key.slice(6) : null;
  return found !== null && keys.has(found) ? found : null;
}

function columnsOf(keys: ReadonlySet<string>, rows: readonly Row[]): Column[] {
  const partners = new Map<string, string>(); // ours to theirs
  for (const key of keys) {
    const ours = counterpart(key, keys);
    if (ours !== null) partners.set(ours, key);
  }
  const numeric = (key: string) => rows.every((row) => row[key] === null || row[key] === undefined || typeof row[key] === "number") && rows.some((row) => typeof row[key] === "number");
  const column = (key: string): Column => {
    const other = partners.get(key) ?? counterpart(key, keys);
    const theirs = key === "theirs" || key.startsWith("their_");
    const bare = key === "theirs" || key === "ours" ? "" : key.replace(/^their_/, "");
    return { key, name: shortName(bare, keys), whose: theirs ? "theirs" : other === null ? null : "ours", other, numeric: numeric(key) };
  };
  const order = [...keys].filter((key) => !partners.has(key) && key !== "same" && key !== "missing");
  return order.flatMap((key) => {
    const ours = counterpart(key, keys);
    return ours === null ? [column(key)] : [column(key), column(ours)];
  });
}

export function tablesOf(rows: readonly Row[]): RowTable[] {
  const tables: { keys: Set<string>; rows: Row[] }[] = [];
  for (const row of rows.map(flat)) {
    const found = tables.find((table) => fits(table.keys, row));
    if (found === undefined) tables.push({ keys: new Set(keysOf(row)), rows: [row] });
    else {
      keysOf(row).forEach((key) => found.keys.add(key));
      found.rows.push(row);
    }
  }
  return tables.map((table) => ({ columns: columnsOf(table.keys, table.rows), rows: table.rows }));
}

export interface Agreement {
  readonly compared: number;
  readonly same: number;
  readonly unknown: number; // rows that need a table that is not there
}

/** The files that a row would need. */
export function missingFiles(row: Row): readonly string[] {
  if (Array.isArray(row.missing)) return row.missing.filter((name) => typeof name === "string");
  return typeof row.missing === "string" && row.missing !== "" ? [row.missing] : [];
}

export function isUnknown(row: Row): boolean {
  return missingFiles(row).length > 0;
}

/** The number of rows that agree with the paper, as the program reports it. */
export function agreement(rows: readonly Row[]): Agreement {
  const told = rows.filter((row) => typeof row.same === "boolean");
  const unknown = told.filter(isUnknown).length;
  return { compared: told.length - unknown, same: told.filter((row) => row.same === true && !isUnknown(row)).length, unknown };
}

function decimals(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString("en");
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));
}

function seconds(value: number): string {
  const [scaled, unit] = value >= 1 || value === 0 ? [value, "s"] : value >= 1e-3 ? [value * 1e3, "ms"] : [value * 1e6, "µs"];
  return `${decimals(scaled)} ${unit}`;
}

/** A field as text; null is a field that does not apply or is not known. */
export function cellText(value: unknown, key = ""): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "number" && /seconds|^slowest$/.test(key)) return seconds(value);
  if (typeof value === "number") return decimals(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => cellText(one) ?? "-").join(", ");
  if (typeof value === "object") return Object.entries(value).map(([name, one]) => `${name.replaceAll("_", " ")} ${cellText(one) ?? "-"}`).join(", ");
  return typeof value === "string" ? value : null;
}

/** Where the position of a row is shown: a view and its parameters; null if the row has none. */
export function placeOf(item: string, row: Row): { readonly view: string; readonly params: Readonly<Record<string, string>> } | null {
  const text = (key: string) => (typeof row[key] === "string" ? row[key] : null);
  const position = text("position");
  if (item.startsWith("checkers-")) {
    const fen = [position, text("example")].find((one) => one?.includes(":"));
    return fen == null ? null : { view: "checkers", params: { position: fen } };
  }
  if (item === "strong-starts" && position !== null) return { view: "clobber", params: { position } };
  if (item === "strong-growth" || item === "strong-alternating") return typeof row.n === "number" ? { view: "clobber", params: { position: `(WB)^${row.n}` } } : null;
  if (item === "strong-families" && typeof row.n === "number") return { view: "clobber", params: { position: (text("family") ?? "").replace("^n", `^${row.n}`) } };
  if (item === "plain-worst-case" && typeof row.length === "number") return { view: "clobber", params: { position: `(BW)^${row.length / 2}` } };
  if (item === "connect-small-games") return text("rules") === null ? null : { view: "connect", params: { rules: text("rules") ?? "" } };
  if (position?.startsWith("{") === true) return { view: "values", params: { position } };
  return stalkOf(item, row, position);
}

function stalkOf(item: string, row: Row, position: string | null): ReturnType<typeof placeOf> {
  const isDrawing = position !== null && /^(?:[BRG+]+|\w+-\w+-[BRG](?: \w+-\w+-[BRG])*)$/.test(position);
  if (!item.startsWith("hackenbush-") || !isDrawing) return null;
  const cuts = item === "hackenbush-classes" ? 2 : row.moves;
  return { view: "hackenbush", params: { position: position.replaceAll(" ", ","), ...(typeof cuts === "number" && cuts > 1 ? { cuts: String(cuts) } : {}) } };
}
