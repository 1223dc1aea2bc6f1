import { ticks } from "./chart-ticks.ts";
import "./chart.css";

/** A point of a chart; y null is a gap: the value is not known. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number | null;
  readonly said: string; // "n = 4: ^2, Left wins"
  readonly mark?: string; // a letter below the axis, such as the outcome class
}

interface ChartProps {
  readonly points: readonly ChartPoint[]; // by x, one apart
  readonly label: string; // what the chart shows, in words
  readonly xName: string;
  readonly yName: string;
  readonly yText?: (y: number) => string;
  readonly marked?: number | null; // the x of the point that is shown on the page
  readonly onPick?: (x: number) => void;
}

const width = 600;
const height = 250;
const margin = { left: 52, right: 16, above: 36, below: 56 };

/** Points along a family of positions, joined by lines where no value is missing. */
export function Chart({ points, label, xName, yName, yText = String, marked, onPick }: ChartProps) {
  const ys = points.map((point) => point.y).filter((y) => y !== null);
  const [firstX, lastX] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const [low, high] = [Math.min(0, ...ys), Math.max(0, ...ys)];
  const span = high - low || 1;
  const x = (value: number) => margin.left + ((value - firstX + 0.5) / (lastX - firstX + 1)) * (width - margin.left - margin.right);
  const y = (value: number) => height - margin.below - ((value - low) / span) * (height - margin.above - margin.below);
  const shown = ticks(firstX, lastX, 12).filter((each) => Number.isInteger(each));
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <text class="name" x="0" y="16">{yName}</text>
        {ticks(low, low + span, 4).map((each) => (
          <g key={each}><path class={each === 0 ? "axis zero" : "axis"} d={`M${margin.left} ${y(each)}H${width - margin.right}`} /><text x={margin.left - 8} y={y(each) + 4} text-anchor="end">{yText(each)}</text></g>
        ))}
        {shown.map((each) => <text key={each} x={x(each)} y={height - 8} text-anchor="middle">{each}</text>)}
        <text class="name" x={width} y={height - 8} text-anchor="end">{xName}</text>
        <path class="line" d={linesOf(points, x, y)} />
        {points.map((point) => (
          <g key={point.x} class={point.x === marked ? "point marked" : "point"} onClick={() => onPick?.(point.x)}>
            <title>{point.said}</title>
            <rect class="hit" x={x(point.x) - Math.min(22, (x(1) - x(0)) / 2)} width={Math.min(44, x(1) - x(0))} y="0" height={height} />
            {point.y !== null && <circle cx={x(point.x)} cy={y(point.y)} r="4.5" />}
            {point.mark !== undefined && <text class="mark" x={x(point.x)} y={height - 32} text-anchor="middle">{point.mark}</text>}
          </g>
        ))}
      </svg>
    </figure>
  );
}

function linesOf(points: readonly ChartPoint[], x: (value: number) => number, y: (value: number) => number): string {
  let path = "";
  points.forEach((point, index) => {
    if (point.y === null) return;
    const joined = index > 0 && points[index - 1]?.y !== null;
    path += `${joined ? "L" : "M"}${x(point.x)} ${y(point.y)}`;
  });
  return path;
}
