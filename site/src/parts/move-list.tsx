import type { ComponentChildren } from "preact";
import { Letter, type Tone } from "./letter.tsx";

/** A move as a line of the list. */
export interface MoveLine {
  readonly key: string;
  readonly name: string; // "8-11"
  readonly said?: string; // in words, if the line does not say it: "8-11 wins in 253 plies"
  readonly detail?: ComponentChildren; // in place of the bar, such as the value that the move leaves
  readonly share?: number | null; // length of the bar, 0 to 1
  readonly amount?: string; // "253"
}

export interface MoveGroup {
  readonly title: string; // "Winning"
  readonly tone: Tone;
  readonly moves: readonly MoveLine[]; // best first
}

interface MoveListProps {
  readonly groups: readonly MoveGroup[];
  readonly marked?: string | null; // key of the move that is shown on the board
  readonly onPlay: (key: string) => void;
  readonly onPreview?: (key: string | null) => void; // pointer or focus is on the move
}

/** Every move in groups, best first. Empty groups are left out. */
export function MoveList({ groups, marked, onPlay, onPreview }: MoveListProps) {
  const line = (move: MoveLine, tone: Tone) => (
    <li key={move.key}>
      <button
        type="button"
        class={`${tone}${marked === move.key ? " on" : ""}`}
        onClick={() => onPlay(move.key)}
        onPointerEnter={(event) => event.pointerType === "mouse" && onPreview?.(move.key)}
        onPointerLeave={() => onPreview?.(null)}
        onFocus={() => onPreview?.(move.key)}
        onBlur={() => onPreview?.(null)}
      >
        {move.said !== undefined && <span class="hidden">{move.said}</span>}
        <Parts move={move} tone={tone} />
      </button>
    </li>
  );
  return (
    <div class="moves">
      {groups.filter((group) => group.moves.length > 0).map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3><span>{group.title}</span><span>{group.moves.length}</span></h3>
          <ul>{group.moves.map((move) => line(move, group.tone))}</ul>
        </section>
      ))}
    </div>
  );
}

/** The visible part of a move; hidden from screen readers if the line says it in words. */
function Parts({ move, tone }: { readonly move: MoveLine; readonly tone: Tone }) {
  const seen = move.said === undefined ? undefined : "true";
  return (
    <>
      <span aria-hidden={seen}><Letter tone={tone} /></span>
      <span class="name" aria-hidden={seen}>{move.name}</span>
      <span class="detail" aria-hidden={seen}>{move.detail ?? (typeof move.share === "number" && <Bar share={move.share} />)}</span>
      <span class="amount" aria-hidden={seen}>{move.amount}</span>
    </>
  );
}

function Bar({ share }: { readonly share: number }) {
  return <div class="bar"><i style={{ width: `${Math.max(2, share * 100)}%` }} /></div>;
}
