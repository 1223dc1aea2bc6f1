// Hackenbush drawings as the program reads them: edges such as 0-1-B between blanks, where 0 is the
// ground. Sums of stalks (BRR+RBB) and flowers (flower GG BRB) are written out as edges.

export type Colour = "B" | "R" | "G";

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly colour: Colour;
}

/** The edges in the order of the text; a vertex is what an edge names. */
export type Drawing = readonly Edge[];

export const ground = "0";
export const mostEdges = 300; // that are drawn on the page

export function nameOf({ from, to, colour }: Edge): string {
  return `${from}-${to}-${colour}`;
}

export function format(drawing: Drawing): string {
  return drawing.length === 0 ? "." : drawing.map(nameOf).join(" ");
}

/** Every vertex above the ground, in the order in which the edges name them. */
export function verticesOf(drawing: Drawing): string[] {
  return [...new Set(drawing.flatMap((edge) => [edge.from, edge.to]))].filter((vertex) => vertex !== ground);
}

/** A drawing, or one sentence that says what is wrong with the text. */
export function parse(given: string): Drawing | string {
  const text = given.trim();
  if (text === "") return "Write edges such as 0-1-B 1-2-R, stalks such as BRR+RBB, or . for an empty drawing.";
  if (text === ".") return [];
  const flower = /^flower\s+([BRG]+)\s+([BRG]+)$/i.exec(text);
  if (flower !== null) return bounded(flowerOf((flower[1] ?? "").toUpperCase(), (flower[2] ?? "").toUpperCase()));
  if (!/[-\d]/.test(text)) return stalksOf(text);
  const edges: Edge[] = [];
  for (const [index, word] of text.split(/[\s,]+/).filter((each) => each !== "").entries()) {
    const edge = readEdge(word);
    if (edge === null) return `Edge ${index + 1} is "${word}"; an edge is two vertices and a colour, such as 0-1-B.`;
    edges.push(edge);
  }
  if (!edges.some((edge) => edge.from === ground || edge.to === ground)) return "No edge touches the ground, vertex 0; one that does is 0-1-B.";
  return bounded(edges);
}

function bounded(edges: Drawing): Drawing | string {
  return edges.length <= mostEdges ? edges : `The drawing has ${edges.length} edges; the page draws up to ${mostEdges}.`;
}

function readEdge(word: string): Edge | null {
  const found = /^(\w{1,64})-(\w{1,64})-([BRG])$/i.exec(word);
  const [from, to] = [readVertex(found?.[1] ?? ""), readVertex(found?.[2] ?? "")];
  return found === null || from === null || to === null ? null : { from, to, colour: (found[3] ?? "").toUpperCase() as Colour };
}

function readVertex(name: string): string | null {
  if (name.toLowerCase() === "ground") return ground;
  if (/^\d+$/.test(name)) return name.length <= 9 ? String(Number(name)) : null;
  return /^[A-Za-z_]\w*$/.test(name) ? name : null;
}

/** BRR+RBB, from the ground up, as 0-1-B 1-2-R 2-3-R 0-4-R 4-5-B 5-6-B. */
function stalksOf(text: string): Drawing | string {
  const edges: Edge[] = [];
  let vertex = 0;
  for (const [index, stalk] of text.toUpperCase().split("+").map((each) => each.trim()).entries()) {
    if (stalk === ".") continue;
    if (!/^[BRG]+$/.test(stalk)) return `Stalk ${index + 1} is "${stalk}"; a stalk is made of the letters B, R and G, such as BRR.`;
    for (const [height, colour] of stalk.split("").entries()) {
      edges.push({ from: height === 0 ? ground : String(vertex), to: String(vertex + 1), colour: colour as Colour });
      vertex += 1;
    }
  }
  return bounded(edges);
}

/** A stalk with a loop on its top for each petal. */
function flowerOf(stem: string, petals: string): Drawing {
  const stalk = stalksOf(stem);
  const top = String(stem.length);
  return [...(typeof stalk === "string" ? [] : stalk), ...petals.split("").map((colour) => ({ from: top, to: top, colour: colour as Colour }))];
}

/** For each vertex that is joined to the ground its distance from it, the ground's 0 included. */
export function heights(drawing: Drawing): Map<string, number> {
  const found = new Map([[ground, 0]]);
  const waiting = [ground];
  for (const vertex of waiting) {
    for (const edge of drawing) {
      const next = edge.from === vertex ? edge.to : edge.to === vertex ? edge.from : null;
      if (next === null || found.has(next)) continue;
      found.set(next, (found.get(vertex) ?? 0) + 1);
      waiting.push(next);
    }
  }
  return found;
}

/** The edges that are joined to the ground; the others vanish. */
export function standing(drawing: Drawing): Drawing {
  const found = heights(drawing);
  return drawing.filter((edge) => found.has(edge.from));
}

/** The parts that meet only in the ground: for each the places of its edges. */
export function partsOf(drawing: Drawing): number[][] {
  const parent = new Map<string, string>();
  const root = (vertex: string): string => {
    const up = parent.get(vertex) ?? vertex;
    return up === vertex ? vertex : root(up);
  };
  drawing.forEach((edge, index) => {
    const [a, b] = [edge, edge].map((each, end) => (end === 0 ? each.from : each.to)).map((vertex) => (vertex === ground ? `ground ${index}` : vertex));
    parent.set(root(a ?? ""), root(b ?? ""));
  });
  const parts = new Map<string, number[]>();
  drawing.forEach((edge, index) => {
    const key = root(edge.from === ground ? (edge.to === ground ? `ground ${index}` : edge.to) : edge.from);
    parts.set(key, [...(parts.get(key) ?? []), index]);
  });
  return [...parts.values()];
}

/** The smallest number that names no vertex yet. */
export function freshVertex(drawing: Drawing): string {
  const used = new Set(verticesOf(drawing));
  let number = 1;
  while (used.has(String(number))) number += 1;
  return String(number);
}

/** The edges of a drawing that are missing in another, which the program wrote; equal edges are counted. */
export function missingIn(drawing: Drawing, after: Drawing): Set<number> {
  const left = new Map<string, number>();
  for (const edge of after) left.set(nameOf(edge), (left.get(nameOf(edge)) ?? 0) + 1);
  const missing = new Set<number>();
  drawing.forEach((edge, index) => {
    const count = left.get(nameOf(edge)) ?? 0;
    if (count > 0) left.set(nameOf(edge), count - 1);
    else missing.add(index);
  });
  return missing;
}

/** Blue and red exchanged: the negative of the game. */
export function negative(drawing: Drawing): Drawing {
  return drawing.map((edge) => ({ ...edge, colour: edge.colour === "B" ? "R" : edge.colour === "R" ? "B" : "G" }));
}
