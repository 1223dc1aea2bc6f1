// Reads a drawing of Hackenbush as the program writes it ("0-1-B 1-2-R", 0 is the ground) and finds
// places for its vertices: as high as they are far from the ground, a column for each branch.

export type Colour = "B" | "R" | "G";

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly colour: Colour;
}

export function readEdges(text: string): Edge[] | null {
  if (text.trim() === "." || text.trim() === "") return [];
  const edges = text.trim().split(/\s+/).map((word) => /^([^-]+)-([^-]+)-([BRG])$/i.exec(word));
  if (edges.some((found) => found === null)) return null;
  return edges.map((found) => ({ from: found?.[1] ?? "", to: found?.[2] ?? "", colour: (found?.[3] ?? "B").toUpperCase() as Colour }));
}

interface Layout {
  readonly places: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly width: number; // columns
  readonly height: number; // edges above the ground
}

export function layoutOf(edges: readonly Edge[]): Layout {
  const children = spanningTree(edges);
  const places = new Map<string, { x: number; y: number }>();
  let columns = 0;
  const put = (vertex: string, height: number): number => {
    const below = children.get(vertex) ?? [];
    const xs = below.map((child) => put(child, height + 1));
    const x = xs.length === 0 ? columns++ : ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
    places.set(vertex, { x, y: height });
    return x;
  };
  put("0", 0);
  return { places, width: Math.max(1, columns), height: Math.max(...[...places.values()].map((place) => place.y)) };
}

/** For each vertex those that are reached from it first, going up from the ground. */
function spanningTree(edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  const seen = new Set(["0"]);
  let level = ["0"];
  while (level.length > 0) {
    const next: string[] = [];
    for (const vertex of level) {
      for (const { from, to } of edges) {
        const other = from === vertex ? to : to === vertex ? from : null;
        if (other === null || seen.has(other)) continue;
        seen.add(other);
        next.push(other);
        children.set(vertex, [...(children.get(vertex) ?? []), other]);
      }
    }
    level = next;
  }
  return children;
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

/** A position as edges, whether it was written as stalks or as edges. */
export function asEdges(text: string): string {
  return /^[BRG+\s]+$/i.test(text) ? stalks(text) : text;
}
