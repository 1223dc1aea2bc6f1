import { useSignal, type Signal } from "@preact/signals";
import { useAnswer, type Asked } from "../../api/answer.ts";
import { pointAt } from "../../boards/points.tsx";
import { Choice } from "../../parts/choice.tsx";
import { Failed } from "../../parts/states.tsx";
import { change, params } from "../../state/route.ts";
import type { Connection, PointTypes, Types } from "./answers.ts";
import { cellOf, formatBoard, type Colour } from "./board.ts";
import type { Game } from "./game.ts";
import { texts } from "./texts.ts";
import { bestType, cellsOfConnection, strength, strongest } from "./types.ts";

export type Layer = "none" | "points" | "lines";

export interface Layers {
  readonly layer: Layer;
  readonly colour: Colour; // whose types are shown
  readonly types: Asked<Types>;
  readonly points: ReadonlyMap<number, PointTypes>;
  readonly lines: readonly Connection[];
  readonly hovered: Signal<number | null>; // a point
  readonly marked: Signal<number | null>; // a Connection of the list
}

const mostLines = 24;
const leastShown = 20; // types of one stone are everywhere, and say little

/** Types of points and Connections above the stones; asked for when they are shown. */
export function useLayers(game: Game): Layers {
  const { show, for: whose } = params.value;
  const layer: Layer = show === "points" || show === "lines" ? show : "none";
  const { rules, board, turn } = game;
  const types = useAnswer<Types>(layer === "none" ? null : "connect/probe", { position: formatBoard(board), board: true, k: rules.k, p: rules.p });
  const hovered = useSignal<number | null>(null);
  const marked = useSignal<number | null>(null);
  const answer = types.fresh ? types.answer : null;
  return {
    layer, types, hovered, marked,
    colour: whose === "x" || whose === "o" ? whose : turn.colour,
    points: new Map(answer?.points.map((point) => [cellOf(point.point, board.columns), point])),
    lines: strongest(answer?.connections ?? []),
  };
}

/** The type of a point as a disc: the stronger, the darker. */
export function TypeMark({ layers, cell }: { readonly layers: Layers; readonly cell: number }) {
  const point = layers.points.get(cell);
  if (layers.layer !== "points" || point === undefined) return null;
  const type = bestType(point, layers.colour);
  const share = shareOf(layers, type);
  if (share === null) return null;
  return (
    <g class={`points-type${share > 0.6 ? " strong" : ""}`}>
      <circle cx="32" cy="32" r="29" style={{ "--share": `${Math.round(15 + 85 * share)}%` }} />
      <text x="32" y="39">{type}</text>
    </g>
  );
}

/** The strength of a type among those on the board, 0 to 1. */
function shareOf({ points, colour }: Layers, type: string): number | null {
  const own = strength(type);
  if (own < leastShown) return null;
  const all = [...new Set([...points.values()].map((point) => strength(bestType(point, colour))))].filter((one) => one >= leastShown).sort((a, b) => a - b);
  return (all.indexOf(own) + 1) / all.length;
}

export function typeSaid(layers: Layers, cell: number): string {
  const point = layers.points.get(cell);
  return layers.layer === "points" && point !== undefined ? `, ${bestType(point, layers.colour)}` : "";
}

/** Lines through the Connections of the list. */
export function ConnectionLines({ layers, columns }: { readonly layers: Layers; readonly columns: number }) {
  if (layers.layer !== "lines") return null;
  const marked = layers.marked.value;
  return (
    <>
      {layers.lines.slice(0, mostLines).map((line, index) => {
        const isShown = marked === null ? strength(line.type) >= leastShown : marked === index;
        if (!isShown) return null;
        const cells = cellsOfConnection(line, columns);
        const [from, to] = [pointAt(cells[0] ?? 0, columns), pointAt(cells.at(-1) ?? 0, columns)];
        return <line key={index} class={`points-connection ${line.colour}${marked === index ? " on" : ""}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </>
  );
}

/** The choice of the layer that is shown on the board. */
export function LayerChoice({ layers }: { readonly layers: Layers }) {
  return (
    <Choice
      label={texts.layer} isLabelShown value={layers.layer} onChange={(name) => change({ show: name === "none" ? null : name })}
      options={(["none", "points", "lines"] as const).map((value) => ({ value, label: texts.layers[value] }))}
    />
  );
}

/** The legend of the layer in words. */
export function LayerPanel({ layers }: { readonly layers: Layers }) {
  const { layer, types } = layers;
  if (layer === "none") return null;
  return (
    <section class="stack tight" aria-label={texts.layers[layer]}>
      {types.failure !== null && <Failed failure={types.failure} again={types.again} />}
      {layer === "points" && <PointPanel layers={layers} />}
      {layer === "lines" && types.answer !== null && <Connections layers={layers} />}
    </section>
  );
}

function PointPanel({ layers }: { readonly layers: Layers }) {
  const point = layers.points.get(layers.hovered.value ?? -1);
  return (
    <>
      <div class="row" role="group" aria-label={texts.pointsOf}>
        {(["x", "o"] as const).map((colour) => (
          <button key={colour} type="button" aria-pressed={layers.colour === colour} onClick={() => change({ for: colour })}>{texts.pointsOf} {texts.side[colour]}</button>
        ))}
      </div>
      <p class="small quiet">{texts.typesHint}</p>
      <p class="small point-said">{point === undefined ? texts.noPoint : <>{point.point}<br />{texts.pointTypes("x", point.x)}<br />{texts.pointTypes("o", point.o)}</>}</p>
    </>
  );
}

function Connections({ layers }: { readonly layers: Layers }) {
  const { lines, marked } = layers;
  if (lines.length === 0) return <p class="small quiet">{texts.noConnections}</p>;
  return (
    <>
      <h2>{texts.connections}</h2>
      <ul class="connections">
        {lines.slice(0, mostLines).map((line, index) => (
          <li
            key={`${line.colour}${line.direction}${line.head}`} tabIndex={0} class={marked.value === index ? "on" : undefined}
            onPointerEnter={() => (marked.value = index)} onPointerLeave={() => (marked.value = null)}
            onFocus={() => (marked.value = index)} onBlur={() => (marked.value = null)}
          >
            <span class="hidden">{texts.connectionSaid(line.colour, line.type, line.direction, line.head, line.length)}</span>
            <strong aria-hidden="true">{line.type}</strong>
            <span aria-hidden="true" class="quiet">{texts.side[line.colour]}</span>
            <code aria-hidden="true">{line.line}</code>
            <span aria-hidden="true" class="quiet">{line.direction} {line.head}</span>
          </li>
        ))}
      </ul>
      {lines.length > mostLines && <p class="small quiet">{texts.more(lines.length - mostLines)}</p>}
    </>
  );
}
