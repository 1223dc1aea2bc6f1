import { Letter } from "../../parts/letter.tsx";
import type { Explored } from "./explored.ts";
import { curvePoints, type CurvePoint } from "./curve.ts";
import { hasOnlyMove } from "./groups.ts";
import { texts } from "./texts.ts";

const width = 600;
const height = 120;

/** The distance of each side to a win, move by move: Black's above, White's below. A click shows that position. */
export function Curve({ explored }: { readonly explored: Explored }) {
  const { start, played, answers, mistakes, at, go } = explored;
  if (played.length === 0 || answers.length === 0) return null;
  const points = curvePoints(start.toMove, answers);
  const x = (ply: number) => 12 + (ply / played.length) * (width - 24);
  const y = (point: CurvePoint) => height / 2 - (point.height ?? 0) * (height / 2 - 10);
  const known = points.filter((point) => point.height !== null);
  const onlyMoves = answers.slice(0, played.length).filter(hasOnlyMove).length;
  const wrong = new Set(mistakes.map((mistake) => mistake.ply));
  return (
    <section class="curve" aria-label={texts.curve}>
      <div class="top"><h2>{texts.curve}</h2><span class="quiet small">{texts.curveSaid(played.length, mistakes.length, onlyMoves)}</span></div>
      <svg
        viewBox={`0 0 ${width} ${height}`} aria-hidden="true"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          go(Math.max(0, Math.min(played.length, Math.round(((((event.clientX - box.left) / box.width) * width - 12) / (width - 24)) * played.length))));
        }}
      >
        <line class="middle" x1="0" x2={width} y1={height / 2} y2={height / 2} />
        <text x="4" y="18">{texts.side.B}</text>
        <text x="4" y={height - 5}>{texts.side.W}</text>
        {at <= played.length && <line class="here" x1={x(at)} x2={x(at)} y1="0" y2={height} />}
        <polyline points={known.map((point) => `${x(point.ply)},${y(point)}`).join(" ")} />
        {points.map((point) => <Dot key={point.ply} x={x(point.ply)} y={y(point)} point={point} wrong={wrong.has(point.ply)} />)}
      </svg>
      {mistakes.length === 0
        ? <p class="small quiet">{known.length === points.length ? texts.noMistakes : texts.partlyKnown}</p>
        : <ol class="mistakes">{mistakes.map((mistake) => (
            <li key={mistake.ply}>
              <button type="button" class="plain" aria-current={at === mistake.ply ? "step" : undefined} onClick={() => go(mistake.ply)}>
                <Letter tone={mistake.to} />
                <span>{mistake.ply}. {mistake.move}</span>
                <span class="quiet">{texts.mistake(mistake)}{mistake.better === null ? "" : `; ${texts.better(mistake.better)}`}</span>
              </button>
            </li>
          ))}</ol>}
    </section>
  );
}

function Dot({ x, y, point, wrong }: { readonly x: number; readonly y: number; readonly point: CurvePoint; readonly wrong: boolean }) {
  if (point.height === null) return <text class="unknown" x={x} y={y + 5} text-anchor="middle">?</text>;
  return wrong ? <rect class="wrong" x={x - 5} y={y - 5} width="10" height="10" transform={`rotate(45 ${x} ${y})`} /> : <circle cx={x} cy={y} r="2.5" />;
}
