/** Round steps for the numbers beside an axis: at most about `count` of them. Steps below 1 are halves, quarters and so on, as values are. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / Math.max(1, count);
  if (rough <= 0) return [low];
  const power = 10 ** Math.floor(Math.log10(rough));
  const whole = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough * (1 - 1e-9)) ?? rough;
  const step = rough < 1 ? 2 ** Math.ceil(Math.log2(rough) - 1e-9) : whole;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, index) => (first + index) * step);
}
