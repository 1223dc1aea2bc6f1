import { at } from "../views/cells/board.ts";
import { clobberGame } from "../views/clobber/game.ts";
import { domineeringGame } from "../views/domineering/game.ts";
import { CellPicture } from "./cell-picture.tsx";
import { asEdges, layoutOf, readEdges, type Colour } from "./small-hackenbush.ts";

const cellWidth = 24;

/** A picture of a position from its text, for places where nothing is clicked. A text that cannot be drawn gives nothing. */
export function SmallBoard({ game, text, label }: { readonly game: string; readonly text: string; readonly label: string }) {
  if (game === "hackenbush") return <SmallDrawing text={text} label={label} />;
  const drawn = game === "clobber" ? clobberGame : domineeringGame;
  const board = drawn.parse(text);
  if (typeof board === "string") return null;
  return (
    <div class="small-board" style={{ width: `${board.columns * cellWidth}px` }} role="img" aria-label={label}>
      <CellPicture rows={board.rows} columns={board.columns} kind={(cell) => drawn.kind(at(board, cell))} />
    </div>
  );
}

const names: Readonly<Record<Colour, string>> = { B: "blue", R: "red", G: "green" };

function SmallDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const edges = readEdges(asEdges(text));
  if (edges === null) return null;
  const { places, width, height } = layoutOf(edges);
  const scale = Math.min(26, 150 / Math.max(height, 1));
  const size = { width: (width + 1) * 26, height: height * scale + 12 };
  const point = (vertex: string, from?: number) => {
    const place = places.get(vertex);
    return { x: ((vertex === "0" ? from ?? place?.x : place?.x) ?? 0) * 26 + 26, y: size.height - 6 - (place?.y ?? 0) * scale };
  };
  return (
    <svg class="small-board" viewBox={`0 0 ${size.width} ${size.height}`} style={{ width: `${size.width}px` }} role="img" aria-label={label}>
      <path class="ground" d={`M2 ${size.height - 4}H${size.width - 2}`} />
      {edges.map(({ from, to, colour }, index) => {
        const [a, b] = [point(from, places.get(to)?.x), point(to, places.get(from)?.x)];
        return (
          <g key={index} class={names[colour]}>
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <text x={(a.x + b.x) / 2 + 5} y={(a.y + b.y) / 2 + 3}>{colour}</text>
          </g>
        );
      })}
    </svg>
  );
}
