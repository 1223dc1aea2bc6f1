import type { Drawing } from "../views/hackenbush/drawing.ts";
import { linesOf, planeFor } from "./edge-lines.ts";
import { colourClass, EdgeDrawing, GroundDrawing } from "./hackenbush.tsx";
import { centred, layOut, type Places } from "./sketch.ts";

/** A drawing to look at: for cards and for lists of positions. */
export function HackenbushPicture({ drawing, given = new Map(), letters = false }: { readonly drawing: Drawing; readonly given?: Places; readonly letters?: boolean }) {
  const places = centred(layOut(drawing, given));
  const plane = planeFor(places, { x: 2.4, y: 2 }, 0.6);
  const lines = linesOf(drawing, places, plane);
  return (
    <svg class="hackenbush picture" style={`--scale: ${plane.scale}`} viewBox={`0 0 ${plane.width} ${plane.height}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <GroundDrawing plane={plane} />
      {drawing.map((edge, index) => <g key={index} class={`edge ${colourClass[edge.colour]}`}><EdgeDrawing line={lines[index]} text={letters ? edge.colour : ""} scale={plane.scale} /></g>)}
      {[...places].map(([vertex, place]) => <g key={vertex} class="vertex"><circle class="dot" cx={plane.toScreen(place).x} cy={plane.toScreen(place).y} /></g>)}
    </svg>
  );
}
