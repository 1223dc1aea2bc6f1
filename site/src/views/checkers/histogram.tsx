import { ticks } from "../../parts/chart-ticks.ts";
import type { Distances } from "./answers.ts";
import { barsOf, extremes } from "./histogram.ts";
import { texts } from "./texts.ts";

const width = 600;
const height = 240;
const margin = { left: 8, right: 8, above: 28, below: 28, axis: 24 };

/** How many positions are won (above) and lost (below) in how many plies. */
export function Histogram({ slice, distances }: { readonly slice: string; readonly distances: Distances }) {
  const bars = barsOf(distances);
  const last = Math.max(1, distances.win.length, distances.loss.length) - 1;
  const step = (width - margin.left - margin.right) / (last + 1);
  const room = height - margin.above - margin.below - margin.axis;
  const [up, down] = [Math.max(0, ...distances.win), Math.max(0, ...distances.loss)];
  const unit = room / Math.max(1, up + down); // both on one scale
  const x = (plies: number) => margin.left + plies * step;
  const middle = { won: margin.above + up * unit, lost: margin.above + up * unit + margin.axis };
  return (
    <svg class="histogram" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.histogramSaid(slice, extremes(distances.win), extremes(distances.loss))}>
      <text x={margin.left} y="19">{texts.wonPositions}</text>
      <text x={margin.left} y={height - 8}>{texts.lostPositions}</text>
      {bars.map((bar) => {
        const length = Math.max(1, bar.count * unit);
        return (
          <rect key={`${bar.kind}${bar.plies}`} class={bar.kind} x={x(bar.plies)} width={Math.max(1, step * 1.6)} y={bar.kind === "won" ? middle.won - length : middle.lost} height={length}>
            <title>{texts.barSaid(bar.kind, bar.plies, bar.count)}</title>
          </rect>
        );
      })}
      {ticks(0, last, 10).filter(Number.isInteger).map((plies) => <text key={plies} x={x(plies) + step * 0.8} y={middle.won + 18} text-anchor="middle">{plies}</text>)}
      <text x={width - margin.right} y="19" text-anchor="end">{texts.barAxis}</text>
    </svg>
  );
}
