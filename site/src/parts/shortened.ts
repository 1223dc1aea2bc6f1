/** The beginning of a long text, for places that have one line. */
export function shortened(text: string, most = 40): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
