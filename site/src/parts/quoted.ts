/** A word as a POSIX shell reads it. */
export function quoted(word: string): string {
  if (/^[A-Za-z0-9_.,:/=+-]+$/.test(word)) return word;
  return /[$`"\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
