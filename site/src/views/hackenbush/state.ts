// The state of the view, as the address keeps it.

import { formatPlaces, layOut, parsePlaces, type Places } from "../../boards/sketch.ts";
import type { Patch } from "../../state/route.ts";
import { format, freshVertex, ground, standing, verticesOf, type Colour, type Drawing, type Edge } from "./drawing.ts";

export type Tool = "draw" | "move" | "erase";

export interface Sketch {
  readonly drawing: Drawing;
  readonly places: Places;
}

export function sketchOf(drawing: Drawing, at: string | undefined): Sketch {
  return { drawing, places: layOut(drawing, parsePlaces(at ?? "")) };
}

export const mostCuts = 3;

/** The number of cuts in one turn. */
export function cutsOf(text: string | undefined): number {
  const cuts = Number(text ?? "1");
  return Number.isInteger(cuts) && cuts >= 1 && cuts <= mostCuts ? cuts : 1;
}

/** With commas between the edges, which the program reads as well: blanks would be %20 in the address. */
export function addressText(drawing: Drawing): string {
  return format(drawing).replaceAll(" ", ",");
}

/** Every vertex keeps its place when the drawing changes, so all places go into the address. */
export function patchOf({ drawing, places }: Sketch): Patch {
  const used = new Set(verticesOf(drawing));
  return { position: addressText(drawing), at: formatPlaces(new Map([...places].filter(([vertex]) => used.has(vertex)))) };
}

/** A new edge to a vertex that is there, or to a new one at a place. */
export function joined({ drawing, places }: Sketch, from: string, to: string | { readonly x: number; readonly y: number }, colour: Colour): Sketch {
  if (typeof to === "string") {
    const edge: Edge = from === ground || to !== ground ? { from, to, colour } : { from: to, to: from, colour };
    return { drawing: [...drawing, edge], places };
  }
  const vertex = freshVertex(drawing);
  return { drawing: [...drawing, { from, to: vertex, colour }], places: new Map([...places, [vertex, { x: to.x, y: Math.max(0.3, to.y) }]]) };
}

export function recoloured({ drawing, places }: Sketch, index: number, colour: Colour): Sketch {
  return { drawing: drawing.map((edge, each) => (each === index ? { ...edge, colour } : edge)), places };
}

/** Without some edges, and without what is no longer joined to the ground. */
export function without({ drawing, places }: Sketch, isGone: (edge: Edge, index: number) => boolean): Sketch {
  return { drawing: standing(drawing.filter((edge, index) => !isGone(edge, index))), places };
}

/** The drawing as the JSON that the program reads, so that its picture has every vertex in the same place. */
export function jsonOf({ drawing, places }: Sketch): string {
  const vertices = verticesOf(drawing).map((id) => ({ id, x: places.get(id)?.x ?? 0, y: places.get(id)?.y ?? 1 }));
  return JSON.stringify({ vertices, edges: drawing.map(({ from, to, colour }) => ({ from, to, colour })) });
}

export function nextColour(colour: Colour): Colour {
  return colour === "B" ? "R" : colour === "R" ? "G" : "B";
}
