// Values with the signs of books, by the same rules as `--unicode`: "1/2^2" is "½⇑". Fields of
// answers are always plain; the signs are for reading.

const fractions: Readonly<Record<string, string>> = { "1/2": "½", "1/4": "¼", "3/4": "¾" };

function arrow(single: string, double: string, count: string): string {
  return count === "2" ? double : `${single}${count}`;
}

function sign(piece: string): string {
  const digits = piece.slice(1);
  switch (piece[0]) {
    case "^": return arrow("↑", "⇑", digits);
    case "v": return arrow("↓", "⇓", digits);
    case "*": return `∗${digits}`;
    case "+": return "±";
    case "-": return "−";
    case ".": return "·";
    default: return fractions[piece] ?? piece;
  }
}

/** A value as books print it. Names such as Tiny(2) stay; a lone v is a down, not a word. */
export function inSymbols(text: string): string {
  return text.replace(/\d+(?:\/\d+)?|v(?![A-Za-z])\d*|[A-Za-z]+|\^\d*|\*\d*|\+-|-|\./g, (piece) => (/^[A-Za-z]{2}/.test(piece) ? piece : sign(piece)));
}
