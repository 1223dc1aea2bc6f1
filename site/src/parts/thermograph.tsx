import { texts } from "../texts.ts";
import { wallsOf, type Bend, type Walls } from "./thermograph-walls.ts";
import "./thermograph.css";
import { numberText, readValue } from "./value-tree.ts";

const width = 320;
const tallest = 220;
const margin = { side: 34, above: 26, below: 26 };

/** The thermograph of a value in canonical form, larger values to the left. A value too long to be read is not drawn. */
export function Thermograph({ value, shown = same }: { readonly value: string; readonly shown?: (text: string) => string }) {
  const read = readValue(value);
  const walls = read === null ? null : wallsOf(read);
  return walls === null ? null : <Drawing walls={walls} shown={shown} />;
}

const same = (text: string) => text;

/** Values and temperatures have one scale, so that a slanting wall has 45 degrees. */
function planeFor(walls: Walls) {
  const xs = [...walls.left, ...walls.right].map((bend) => bend.x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const span = high > low ? high - low : Math.max(walls.temperature, 1);
  const top = Math.max(walls.temperature * 1.25, span * 0.4);
  const unit = Math.min((width - 2 * margin.side) / span, (tallest - margin.above - margin.below) / top);
  const middle = (low + high) / 2;
  const height = top * unit + margin.above + margin.below;
  const bottom = height - margin.below;
  return { x: (value: number) => width / 2 - (value - middle) * unit, y: (t: number) => bottom - t * unit, height, bottom };
}

function Drawing({ walls, shown }: { readonly walls: Walls; readonly shown: (text: string) => string }) {
  const { x, y, height, bottom } = planeFor(walls);
  const path = (bends: readonly Bend[]) => `M${bends.map(({ t, x: value }) => `${x(value)} ${y(t)}`).join("L")}`;
  const [left, right] = [walls.left[0]?.x ?? 0, walls.right[0]?.x ?? 0];
  const mean = numberText(walls.mean);
  const temperature = numberText(walls.temperature);
  const top = { x: x(walls.mean), y: y(walls.temperature) };
  const isMast = left === right && walls.temperature === 0;
  return (
    <svg class="thermograph" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.thermographSaid(numberText(left), numberText(right), mean, temperature)}>
      <path class="axis" d={`M0 ${bottom}H${width}`} />
      {!isMast && <path class="axis level" d={`M0 ${top.y}H${width}`} />}
      <path class="mast" d={`M${top.x} ${top.y}V6`} />
      <path class="left" d={path(walls.left)} />
      <path class="right" d={path(walls.right)} />
      {[...walls.left, ...walls.right].map(({ t, x: value }, index) => <circle key={index} cx={x(value)} cy={y(t)} r="2.5" />)}
      {!isMast && <text x={x(left)} y={bottom + 17} text-anchor="middle">{shown(numberText(left))}</text>}
      {!isMast && left !== right && <text x={x(right)} y={bottom + 17} text-anchor="middle">{shown(numberText(right))}</text>}
      <text x={top.x + 7} y="15">{texts.mean(shown(mean))}</text>
      {!isMast && <text class="quiet" x="0" y={top.y - 5}>{texts.degrees(shown(temperature))}</text>}
    </svg>
  );
}
