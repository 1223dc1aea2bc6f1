// The short forms of positions, written out for a picture: "4x5", "(BBW)^3.B" and the stalk "BRR".

/** "(BBW)^3" is "BBWBBWBBW"; inner brackets first. */
function repeated(text: string): string {
  const next = text.replace(/\(([^()]*)\)(?:\^(\d+))?/g, (_, inner: string, times?: string) => inner.repeat(Math.min(Number(times ?? 1), 99)));
  return next === text ? text : repeated(next);
}

function board(text: string, cellOf: (row: number, column: number) => string): string | null {
  const found = /^(\d{1,2})x(\d{1,2})$/i.exec(text.trim());
  if (found === null) return null;
  const [rows, columns] = [Number(found[1]), Number(found[2])];
  return Array.from({ length: rows }, (_row, row) => Array.from({ length: columns }, (_column, column) => cellOf(row, column)).join("")).join("|");
}

/** The stalks "BRR+B" as edges from the ground up. */
function stalks(text: string): string {
  let vertex = 0;
  return text.trim().split("+").map((stalk) => Array.from(stalk.trim()).map((colour, height) => {
    const below = height === 0 ? 0 : vertex;
    vertex += 1;
    return `${below}-${vertex}-${colour}`;
  }).join(" ")).join(" ");
}

/** A position as cells row by row, or as edges. */
export function writtenOut(game: string, text: string): string {
  if (game === "hackenbush") return /^[BRG+\s]+$/i.test(text) ? stalks(text) : text;
  if (game === "domineering") return board(text, () => ".") ?? text;
  return board(text, (row, column) => ((row + column) % 2 === 0 ? "B" : "W")) ?? repeated(text);
}
