interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow along points of a board. It ends before the last point, so that what stands there stays visible. */
export function Arrow({ points, tone = "win" }: { readonly points: readonly Point[]; readonly tone?: string }) {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const ux = (end.x - before.x) / length;
  const uy = (end.y - before.y) / length;
  const tip = { x: end.x - ux * 12, y: end.y - uy * 12 };
  const neck = { x: tip.x - ux * 22, y: tip.y - uy * 22 };
  const shaft = [...points.slice(0, -1), neck].map((point, index) => `${index === 0 ? "M" : "L"}${point.x} ${point.y}`).join("");
  const head = [tip, { x: neck.x - uy * 15, y: neck.y + ux * 15 }, { x: neck.x + uy * 15, y: neck.y - ux * 15 }];
  return (
    <g class={`arrow ${tone}`}>
      <path d={shaft} />
      <polygon points={head.map((point) => `${point.x},${point.y}`).join(" ")} stroke="none" />
    </g>
  );
}
