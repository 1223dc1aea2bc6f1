import { shortened } from "./value-text.tsx";
import "./part-list.css";

/** An independent part of a position. */
export interface PartLine {
  readonly letter: string; // as on the board
  readonly text: string; // the part as a position
  readonly value: string | null;
  readonly said: string; // the winner
}

interface PartListProps {
  readonly title: string;
  readonly parts: readonly PartLine[];
  readonly isToned?: boolean; // in the colours of the outlines on the board
  readonly marked?: string | null;
  readonly onPick: (letter: string) => void;
  readonly onPreview?: (letter: string | null) => void;
}

/** The parts of a position with the value of each; a click shows one alone. */
export function PartList({ title, parts, isToned = false, marked, onPick, onPreview }: PartListProps) {
  return (
    <section class="parts" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {parts.map((part, index) => (
          <li key={part.letter}>
            <button
              type="button" class={part.letter === marked ? "on" : undefined}
              onClick={() => onPick(part.letter)}
              onPointerEnter={() => onPreview?.(part.letter)} onPointerLeave={() => onPreview?.(null)} onFocus={() => onPreview?.(part.letter)} onBlur={() => onPreview?.(null)}
            >
              <span class={`sign tone-${isToned ? index % 4 : 0}`}>{part.letter}</span>
              <span class="mono text">{part.text}</span>
              <span class="mono value">{part.value === null ? "?" : shortened(part.value, 30)}</span>
              <span class="quiet small">{part.said}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
