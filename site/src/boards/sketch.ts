// Where the vertices of a Hackenbush drawing stand: as given, or by a small layout of our own in which
// the height is the distance from the ground. Equal drawings always get equal layouts.

import { ground, heights, verticesOf, type Drawing } from "../views/hackenbush/drawing.ts";

export interface Point {
  readonly x: number; // in units of about one edge
  readonly y: number; // upwards; the ground is y = 0
}

export type Places = ReadonlyMap<string, Point>;

/** "1:2.5,1;2:3,2", as the address keeps places. */
export function formatPlaces(places: Places): string {
  return [...places].map(([vertex, { x, y }]) => `${vertex}:${round(x)},${round(y)}`).join(";");
}

export function parsePlaces(text: string): Places {
  const places = new Map<string, Point>();
  for (const part of text.split(";")) {
    const found = /^(\w+):(-?[\d.]+),([\d.]+)$/.exec(part);
    if (found === null) continue;
    const [x, y] = [Number(found[2]), Number(found[3])];
    if (Math.abs(x) <= 1000 && y <= 1000) places.set(found[1] ?? "", { x, y: Math.max(0.3, y) });
  }
  return places;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Places for every vertex. Those that are given stay; new ones come near their neighbours. */
export function layOut(drawing: Drawing, given: Places): Places {
  const vertices = verticesOf(drawing);
  const kept = new Map(vertices.flatMap((vertex) => {
    const place = given.get(vertex);
    return place === undefined ? [] : [[vertex, place] as const];
  }));
  if (kept.size === 0) return automatic(drawing);
  let right = Math.max(...[...kept.values()].map((place) => place.x));
  const fresh = automatic(drawing);
  for (const vertex of vertices) {
    if (kept.has(vertex)) continue;
    const near = neighbours(drawing, vertex).flatMap((each) => kept.get(each) ?? []);
    const wish = near.length === 0 ? { x: (right += 1.2), y: fresh.get(vertex)?.y ?? 1 } : { x: mean(near.map((place) => place.x)), y: Math.max(...near.map((place) => place.y)) + 1 };
    kept.set(vertex, freePlace(wish, [...kept.values()]));
  }
  return kept;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function neighbours(drawing: Drawing, vertex: string): string[] {
  return drawing.flatMap((edge) => (edge.from === vertex ? [edge.to] : edge.to === vertex ? [edge.from] : [])).filter((each) => each !== ground && each !== vertex);
}

function freePlace(wish: Point, taken: readonly Point[]): Point {
  for (let step = 0; step < 60; ++step) {
    const x = wish.x + (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 0.8;
    if (taken.every((place) => Math.hypot(place.x - x, place.y - wish.y) > 0.7)) return { x, y: wish.y };
  }
  return wish;
}

/** Parts side by side; in each a tree is laid out first, then every row is drawn towards its neighbours. */
function automatic(drawing: Drawing): Places {
  const found = heights(drawing);
  const places = new Map<string, Point>();
  let left = 0;
  for (const part of connected(drawing)) {
    const row = (vertex: string) => found.get(vertex) ?? 1;
    const xs = relaxed(drawing, part, row, treeOrder(drawing, part, row));
    const low = Math.min(...xs.values());
    for (const [vertex, x] of xs) places.set(vertex, { x: round(left + x - low), y: row(vertex) });
    left += Math.max(...xs.values()) - low + 1.3;
  }
  return centred(places);
}

/** With the middle at x = 0. */
export function centred(places: Places): Places {
  const xs = [...places.values()].map((place) => place.x);
  const middle = round((Math.min(...xs) + Math.max(...xs)) / 2);
  return new Map([...places].map(([vertex, { x, y }]) => [vertex, { x: round(x - middle), y }]));
}

/** The vertices that hang together without the ground. */
function connected(drawing: Drawing): string[][] {
  const seen = new Set<string>();
  return verticesOf(drawing).flatMap((start) => {
    if (seen.has(start)) return [];
    const part = [start];
    seen.add(start);
    for (const vertex of part) {
      for (const near of neighbours(drawing, vertex)) {
        if (seen.has(near)) continue;
        seen.add(near);
        part.push(near);
      }
    }
    return [part];
  });
}

/** A place from left to right for each vertex: leaves of a spanning tree one apart, parents above the middle of theirs. */
function treeOrder(drawing: Drawing, part: readonly string[], row: (vertex: string) => number): Map<string, number> {
  const xs = new Map<string, number>();
  const seen = new Set<string>();
  let next = 0;
  const place = (vertex: string): number => {
    seen.add(vertex);
    const above = neighbours(drawing, vertex).filter((each) => row(each) > row(vertex));
    const children: number[] = [];
    for (const child of above) if (!seen.has(child)) children.push(place(child));
    const x = children.length === 0 ? next++ : mean(children);
    xs.set(vertex, x);
    return x;
  };
  for (const vertex of [...part].sort((a, b) => row(a) - row(b))) if (!seen.has(vertex)) place(vertex);
  return xs;
}

const rounds = 60;

function relaxed(drawing: Drawing, part: readonly string[], row: (vertex: string) => number, start: Map<string, number>): Map<string, number> {
  const xs = new Map(start);
  const rows = [...new Set(part.map(row))].sort((a, b) => a - b).map((each) => part.filter((vertex) => row(vertex) === each));
  for (let time = 0; time < rounds; ++time) {
    for (const line of rows) {
      const wished = line.map((vertex) => {
        const near = neighbours(drawing, vertex).map((each) => xs.get(each) ?? 0);
        return { vertex, x: near.length === 0 ? xs.get(vertex) ?? 0 : 0.5 * (xs.get(vertex) ?? 0) + 0.5 * mean(near) };
      }).sort((a, b) => a.x - b.x);
      apart(wished).forEach((x, index) => xs.set(wished[index]?.vertex ?? "", x));
    }
  }
  return xs;
}

/** The nearest places at least one apart, in the same order, around the same middle. */
function apart(wished: readonly { readonly x: number }[]): number[] {
  const out: number[] = [];
  for (const { x } of wished) out.push(Math.max(x, (out.at(-1) ?? -Infinity) + 1));
  const shift = mean(out) - mean(wished.map(({ x }) => x));
  return out.map((x) => x - shift);
}
