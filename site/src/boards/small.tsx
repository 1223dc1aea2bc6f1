import { writtenOut } from "./small-text.ts";
import { layoutOf, readEdges, type Colour } from "./small-hackenbush.ts";

const cell = 22;
const gap = 1.5;

/** A picture of a position from its text, for places where nothing is clicked. A text that cannot be drawn gives nothing. */
export function SmallBoard({ game, text, label }: { readonly game: string; readonly text: string; readonly label: string }) {
  const written = writtenOut(game, text);
  if (game === "hackenbush") return <SmallDrawing text={written} label={label} />;
  const rows = written.split(/[|/]/).map((row) => Array.from(row));
  const columns = Math.max(...rows.map((row) => row.length));
  if (!rows.every((row) => row.every((sign) => /[BWXOxo.#-]/.test(sign))) || columns === 0) return null;
  return (
    <svg class="small-board" viewBox={`0 0 ${columns * cell} ${rows.length * cell}`} style={{ width: `${columns * cell}px` }} role="img" aria-label={label}>
      {rows.map((row, y) => row.map((sign, x) => (
        <g key={`${x},${y}`} transform={`translate(${x * cell} ${y * cell})`}>
          {sign !== "#" && <rect class="wood-light" x={gap / 2} y={gap / 2} width={cell - gap} height={cell - gap} rx="2" />}
          {/[BXx]/.test(sign) && <circle class="stone black" cx={cell / 2} cy={cell / 2} r={cell * 0.37} />}
          {/[WOo]/.test(sign) && <circle class="stone white" cx={cell / 2} cy={cell / 2} r={cell * 0.37} />}
        </g>
      )))}
    </svg>
  );
}

const names: Readonly<Record<Colour, string>> = { B: "blue", R: "red", G: "green" };

function SmallDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const edges = readEdges(text);
  if (edges === null) return null;
  const { places, width, height } = layoutOf(edges);
  const scale = Math.min(26, 150 / Math.max(height, 1));
  const size = { width: (width + 1) * 26, height: height * scale + 12 };
  const at = (vertex: string, from?: number) => {
    const place = places.get(vertex);
    return { x: ((vertex === "0" ? from ?? place?.x : place?.x) ?? 0) * 26 + 26, y: size.height - 6 - (place?.y ?? 0) * scale };
  };
  return (
    <svg class="small-board" viewBox={`0 0 ${size.width} ${size.height}`} style={{ width: `${size.width}px` }} role="img" aria-label={label}>
      <path class="ground" d={`M2 ${size.height - 4}H${size.width - 2}`} />
      {edges.map(({ from, to, colour }, index) => {
        const [a, b] = [at(from, places.get(to)?.x), at(to, places.get(from)?.x)];
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
