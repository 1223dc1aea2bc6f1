import { useSignal, type Signal } from "@preact/signals";
import type { TargetedKeyboardEvent, TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";
import { ground, type Colour, type Drawing } from "../views/hackenbush/drawing.ts";
import { groundHeight, linesOf, type Line, type Plane } from "./edge-lines.ts";
import "./hackenbush.css";
import { nearestThat, type Item } from "./items.ts";
import type { Places, Point } from "./sketch.ts";

export interface Foot {
  readonly x: number; // in places
  readonly text: string; // "A = 1/2"
  readonly marked: boolean;
}

interface HackenbushProps {
  readonly drawing: Drawing;
  readonly places: Places;
  readonly plane: Plane;
  readonly label: string;
  readonly edgeName: (index: number) => string; // in words
  readonly edgeText: (index: number) => string; // on the edge: its letter, or what it is worth
  readonly edgeClass?: (index: number) => string; // "falls", "cut", "loose"
  readonly feet: readonly Foot[];
  readonly tool: "draw" | "move" | "erase" | "cut";
  readonly onEdge: (index: number) => void; // click, Enter
  readonly onEdgeHover?: (index: number | null) => void;
  readonly onEdgeKey: (key: string, index: number) => boolean;
  readonly onJoin: (from: string, to: string | Point) => void; // to a vertex, or to a new one at a place
  readonly onAim: (edge: { readonly from: string; readonly to: string | Point } | null) => void; // where an edge that is being drawn would end
  readonly onPlace: (vertex: string, place: Point, isEnd: boolean) => void;
  readonly onErase: (vertex: string) => void;
  readonly vertexName: (vertex: string) => string;
}

export const colourClass: Readonly<Record<Colour, string>> = { B: "blue", R: "red", G: "green" };
const arrows: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = { ArrowLeft: { dx: -1, dy: 0 }, ArrowRight: { dx: 1, dy: 0 }, ArrowUp: { dx: 0, dy: -1 }, ArrowDown: { dx: 0, dy: 1 } };
const reach = 24; // pixels around a vertex

interface Drag {
  readonly from: string;
  readonly at: Point;
}

/** A drawing to look at and to change: by pointer, and by keys, which walk over its vertices and edges. */
export function HackenbushBoard(props: HackenbushProps) {
  const { drawing, places, plane } = props;
  const svg = useRef<SVGSVGElement>(null);
  const drag = useSignal<Drag | null>(null);
  const focus = useSignal(`v:${ground}`);
  const joining = useSignal<string | null>(null); // by keys: the vertex from which an edge is drawn
  const lines = linesOf(drawing, places, plane);
  const items = itemsOf(drawing, places, plane, lines);
  const focused = items.some((item) => item.key === focus.value) ? focus.value : `v:${ground}`;
  const canDraw = props.tool === "draw" || props.tool === "move";

  const toPicture = (event: PointerEvent): Point => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse());
    return { x: point.x, y: point.y };
  };
  const vertexNear = (at: Point): string | null => {
    const near = items.find((item) => item.vertex !== null && item.vertex !== ground && Math.hypot(item.at.x - at.x, item.at.y - at.y) < reach);
    return near?.vertex ?? (at.y > plane.height - groundHeight - 12 ? ground : null);
  };
  const start = (event: TargetedPointerEvent<SVGGElement>, vertex: string) => {
    if (event.button !== 0 || !canDraw || (props.tool === "move" && vertex === ground)) return;
    drag.value = { from: vertex, at: toPicture(event) };
    svg.current?.setPointerCapture(event.pointerId);
  };
  const keepStill = (event: TouchEvent) => canDraw && event.preventDefault(); // a finger that draws does not scroll: touch-action is not for parts of a picture
  const move = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const held = drag.value;
    if (held === null) return;
    drag.value = { ...held, at: toPicture(event) };
    if (props.tool === "move") props.onPlace(held.from, plane.toPlace(drag.value.at), false);
    else aim(held.from, drag.value.at);
  };
  const end = (event: TargetedPointerEvent<SVGSVGElement>) => {
    const held = drag.value;
    drag.value = null;
    props.onAim(null);
    if (held === null) return;
    const at = toPicture(event);
    if (props.tool === "move") {
      props.onPlace(held.from, plane.toPlace(at), true);
      return;
    }
    const to = vertexNear(at);
    const moved = Math.hypot(at.x - startOf(items, held.from, at).x, at.y - startOf(items, held.from, at).y) > reach;
    if (to !== null && to !== held.from) props.onJoin(held.from, to);
    else if (to === null && moved) props.onJoin(held.from, plane.toPlace(at));
  };
  const cancel = () => {
    drag.value = null;
    props.onAim(null);
  };
  const aim = (from: string, at: Point) => {
    const to = vertexNear(at);
    props.onAim(to === null ? { from, to: plane.toPlace(at) } : to === from ? null : { from, to });
  };
  const keyDown = (event: TargetedKeyboardEvent<SVGGElement>, item: Item) => {
    if (event.metaKey || event.ctrlKey || event.altKey || !takeKey(event, item)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const takeKey = (event: KeyboardEvent, item: Item): boolean => {
    const step = arrows[event.key];
    if (step !== undefined) {
      const place = item.vertex === null ? undefined : places.get(item.vertex);
      if (event.shiftKey && place !== undefined) props.onPlace(item.vertex ?? "", { x: place.x + step.dx * 0.2, y: place.y - step.dy * 0.2 }, true);
      else focusOn(nearestThat(items, item, step.dx, step.dy));
      return true;
    }
    const isChosen = event.key === "Enter" || event.key === " ";
    if (item.edge !== null) {
      if (isChosen) props.onEdge(item.edge);
      return isChosen || props.onEdgeKey(event.key, item.edge);
    }
    return canDraw && item.vertex !== null && takeVertexKey(props, joining, isChosen ? "Enter" : event.key, item.vertex, plane.toPlace(item.at));
  };
  const focusOn = (item: Item | null) => {
    if (item === null) return;
    focus.value = item.key;
    svg.current?.querySelector<SVGGElement>(`[data-key="${item.key}"]`)?.focus();
  };
  const common = (item: Item) => ({
    "data-key": item.key, role: "button" as const, tabIndex: item.key === focused ? 0 : -1,
    onFocus: () => {
      focus.value = item.key;
      props.onEdgeHover?.(item.edge);
    },
    onBlur: () => props.onEdgeHover?.(null), onKeyDown: (event: TargetedKeyboardEvent<SVGGElement>) => keyDown(event, item),
  });
  const rubber = drag.value === null ? null : startOf(items, drag.value.from, drag.value.at);
  return (
    <svg ref={svg} class={`hackenbush ${props.tool}`} style={`--scale: ${plane.scale}`} viewBox={`0 0 ${plane.width} ${plane.height}`} preserveAspectRatio="xMidYMax meet" role="group" aria-label={props.label} onPointerMove={move} onPointerUp={end} onPointerCancel={cancel}>
      {items.map((item) => item.vertex === ground && (
        <g key={item.key} {...common(item)} class="ground" aria-label={props.vertexName(ground)} aria-pressed={joining.value === ground} onPointerDown={(event) => start(event, ground)} onTouchStart={keepStill}>
          <GroundDrawing plane={plane} />
        </g>
      ))}
      {props.feet.map((foot) => <text key={foot.text} class={foot.marked ? "foot marked" : "foot"} x={plane.toScreen({ x: foot.x, y: 0 }).x} y={plane.height - 8} text-anchor="middle">{foot.text}</text>)}
      {items.map((item) => item.edge !== null && (
        <g
          key={item.key} {...common(item)} class={`edge ${colourClass[drawing[item.edge]?.colour ?? "G"]} ${props.edgeClass?.(item.edge) ?? ""}`} aria-label={props.edgeName(item.edge)}
          onClick={() => props.onEdge(item.edge ?? 0)}
          onPointerEnter={(event) => event.pointerType === "mouse" && props.onEdgeHover?.(item.edge)} onPointerLeave={() => props.onEdgeHover?.(null)}
        >
          <EdgeDrawing line={lines[item.edge]} text={props.edgeText(item.edge)} scale={plane.scale} />
        </g>
      ))}
      {items.map((item) => item.vertex !== null && item.vertex !== ground && (
        <g key={item.key} {...common(item)} class="vertex" aria-label={props.vertexName(item.vertex)} aria-pressed={joining.value === item.vertex} onPointerDown={(event) => start(event, item.vertex ?? "")} onTouchStart={keepStill} onClick={() => props.tool === "erase" && props.onErase(item.vertex ?? "")}>
          <circle class="hit" cx={item.at.x} cy={item.at.y} r="20" />
          <circle class="dot" cx={item.at.x} cy={item.at.y} />
        </g>
      ))}
      {rubber !== null && drag.value !== null && props.tool === "draw" && <path class="rubber" d={`M${rubber.x} ${rubber.y}L${drag.value.at.x} ${drag.value.at.y}`} />}
    </svg>
  );
}

/** The strip of ground, as wide as there is room on the screen. */
export function GroundDrawing({ plane }: { readonly plane: Plane }) {
  const top = plane.height - groundHeight;
  const beyond = 20 * plane.width;
  return <g class="ground"><rect x={-beyond} y={top} width={2 * beyond + plane.width} height={groundHeight} /><path d={`M${-beyond} ${top}H${beyond + plane.width}`} /></g>;
}

/** Keys on a vertex or on the ground. Enter begins an edge there, and ends it on another one. */
function takeVertexKey(props: HackenbushProps, joining: Signal<string | null>, key: string, vertex: string, { x, y }: Point): boolean {
  const isGround = vertex === ground;
  if (key === "Enter") {
    if (joining.value !== null) props.onJoin(joining.value, vertex);
    joining.value = joining.value === null ? vertex : null;
  } else if (key === "Escape") joining.value = null;
  else if (key === "n") props.onJoin(vertex, isGround ? { x: freeFoot(props.places), y: 1 } : { x, y: y + 1 });
  else if ((key === "Delete" || key === "Backspace") && !isGround) props.onErase(vertex);
  else return false;
  return true;
}

export function EdgeDrawing({ line, text, scale }: { readonly line: Line | undefined; readonly text: string; readonly scale: number }) {
  if (line === undefined) return null;
  const wide = 18 + Math.max(0, text.length - 1) * 7;
  return (
    <>
      <path class="hit" d={line.path} />
      <path class="line" d={line.path} />
      {text !== "" && <g transform={`translate(${line.middle.x} ${line.middle.y}) scale(${scale})`}><rect x={-wide / 2} y="-9" width={wide} height="18" rx="9" /><text y="4.5" text-anchor="middle">{text}</text></g>}
    </>
  );
}

function itemsOf(drawing: Drawing, places: Places, plane: Plane, lines: readonly Line[]): Item[] {
  return [
    { key: `v:${ground}`, vertex: ground, edge: null, at: { x: plane.width / 2, y: plane.height - groundHeight / 2 } },
    ...drawing.map((_, index) => ({ key: `e:${index}`, vertex: null, edge: index, at: lines[index]?.middle ?? { x: 0, y: 0 } })),
    ...[...places].map(([vertex, place]) => ({ key: `v:${vertex}`, vertex, edge: null, at: plane.toScreen(place) })),
  ];
}

/** Where an edge that is being drawn begins: on the ground, below the pointer. */
function startOf(items: readonly Item[], vertex: string, at: Point): Point {
  const found = items.find((item) => item.vertex === vertex)?.at ?? at;
  return vertex === ground ? { x: at.x, y: found.y - groundHeight / 2 } : found;
}

function freeFoot(places: Places): number {
  return places.size === 0 ? 0 : Math.max(...[...places.values()].map((place) => place.x)) + 1;
}
