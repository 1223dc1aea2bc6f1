// The line of each edge of a Hackenbush drawing, in pixels of the picture: parallel edges bend apart,
// loops are petals, and an edge to the ground stands on a foot below its other end.

import { ground, type Drawing, type Edge } from "../views/hackenbush/drawing.ts";
import type { Places, Point } from "./sketch.ts";

export const unit = 72; // pixels

export interface Line {
  readonly path: string;
  readonly middle: Point; // where its letter stands
}

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly scale: number; // of letters and lines: larger where much is shown, so that they stay readable
  readonly toScreen: (place: Point) => Point;
  readonly toPlace: (point: Point) => Point;
}

export const groundHeight = 26; // pixels of the strip of ground
const roomAbove = 0.95; // units, for petals and for drawing upwards

/**
 * The part of the plane that is shown: all vertices, and room to draw beside and above them. It begins as a window around
 * x = 0 and only grows, so that the picture stands still under the pointer while edges are drawn.
 */
export function planeFor(places: Places, least: Point, margin = 0.9): Plane {
  const all = [...places.values()];
  const left = Math.min(-least.x / 2, ...all.map((place) => place.x - margin));
  const right = Math.max(least.x / 2, ...all.map((place) => place.x + margin));
  const up = Math.max(least.y, ...all.map((place) => place.y + roomAbove));
  const across = right - left;
  return {
    width: across * unit,
    height: up * unit + groundHeight,
    scale: Math.min(1.8, Math.max(1, (across * unit) / 640)),
    toScreen: ({ x, y }) => ({ x: (x - left) * unit, y: (up - y) * unit }),
    toPlace: ({ x, y }) => ({ x: x / unit + left, y: up - y / unit }),
  };
}

export function linesOf(drawing: Drawing, places: Places, plane: Plane): Line[] {
  const groups = new Map<string, number[]>();
  drawing.forEach((edge, index) => {
    const key = [edge.from, edge.to].sort().join("-");
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return drawing.map((edge, index) => {
    const group = groups.get([edge.from, edge.to].sort().join("-")) ?? [index];
    return lineOf(edge, group.indexOf(index), group.length, places, plane);
  });
}

function lineOf(edge: Edge, rank: number, count: number, places: Places, plane: Plane): Line {
  const spread = rank - (count - 1) / 2;
  const vertex = edge.from === ground ? edge.to : edge.from;
  if (vertex === ground) return hill(spread, plane);
  const place = places.get(vertex) ?? { x: 0, y: 1 };
  if (edge.from === edge.to) return petal(plane.toScreen(place), rank, count);
  if (edge.from === ground || edge.to === ground) {
    return bow(plane.toScreen({ x: place.x + spread * 0.45, y: 0 }), plane.toScreen(place), spread * 10);
  }
  const other = places.get(edge.to) ?? { x: 0, y: 1 };
  const flip = edge.from < edge.to ? 1 : -1; // parallel edges written either way bend apart
  return bow(plane.toScreen(place), plane.toScreen(other), spread * 34 * flip);
}

function bow(a: Point, b: Point, bend: number): Line {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const middle = { x: (a.x + b.x) / 2 + normal.x * bend, y: (a.y + b.y) / 2 + normal.y * bend };
  if (bend === 0) return { path: `M${text(a)}L${text(b)}`, middle };
  const control = { x: middle.x + normal.x * bend, y: middle.y + normal.y * bend };
  return { path: `M${text(a)}Q${text(control)} ${text(b)}`, middle };
}

/** Loops fan out above their vertex. */
function petal(at: Point, rank: number, count: number): Line {
  const turn = count === 1 ? 0 : ((rank / (count - 1)) - 0.5) * Math.min(Math.PI * 1.4, 0.75 * (count - 1));
  const reach = 0.62 * unit;
  const wide = Math.min(0.5, 1.2 / count);
  const end = (angle: number, far: number) => ({ x: at.x + Math.sin(angle) * far, y: at.y - Math.cos(angle) * far });
  return { path: `M${text(at)}C${text(end(turn - wide, reach * 1.35))} ${text(end(turn + wide, reach * 1.35))} ${text(at)}`, middle: end(turn, reach) };
}

/** A loop on the ground itself. */
function hill(spread: number, plane: Plane): Line {
  const at = { x: plane.width / 2 + spread * 70, y: plane.height - groundHeight };
  return { path: `M${at.x - 28} ${at.y}C${at.x - 30} ${at.y - 64} ${at.x + 30} ${at.y - 64} ${at.x + 28} ${at.y}`, middle: { x: at.x, y: at.y - 47 } };
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
