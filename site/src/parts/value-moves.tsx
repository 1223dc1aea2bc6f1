import { useSignal } from "@preact/signals";
import { texts } from "../texts.ts";
import { Letter, type Tone } from "./letter.tsx";
import { shortened } from "./value-text.tsx";
import "./value-moves.css";

/** A move with the value that it leaves. */
export interface RatedLine {
  readonly key: string;
  readonly name: string;
  readonly tone: Tone; // for the player who makes it
  readonly value: string | null;
  readonly incentive: string | null;
  readonly dominated: boolean;
  readonly share: number | null; // length of the bar: the temperature of the move, 0 to 1
  readonly temperature: string | null;
  readonly hottest: boolean;
}

interface ValueMovesProps {
  readonly title: string; // "Black's moves"
  readonly moves: readonly RatedLine[]; // best first
  readonly none: string; // "Black has no move."
  readonly waiting?: boolean; // the moves are those of the position before
  readonly marked?: string | null;
  readonly onPlay: (key: string) => void;
  readonly onPreview?: (key: string | null) => void;
}

/** The moves of one player: winner, value left, incentive, temperature. Dominated ones are dimmed, and say so. */
export function ValueMoves({ title, moves, none, waiting = false, marked, onPlay, onPreview }: ValueMovesProps) {
  const all = useSignal(false);
  const isBare = moves.every((move) => move.value === null); // names alone, in lines
  const most = isBare ? 24 : 8; // moves that are shown before the list is unfolded
  const shown = all.value || moves.length <= most + 1 ? moves : moves.slice(0, most);
  return (
    <section class={`moves rated${waiting ? " waiting" : ""}`} aria-busy={waiting} aria-label={title}>
      <h3><span>{title}</span><span>{moves.length}</span></h3>
      {moves.length === 0 && <p class="quiet small">{none}</p>}
      <ul class={isBare ? "bare" : undefined}>
        {shown.map((move) => (
          <li key={move.key}>
            <button
              type="button"
              class={`${move.tone}${marked === move.key ? " on" : ""}${move.dominated ? " dominated" : ""}`}
              onClick={() => onPlay(move.key)}
              onPointerEnter={(event) => event.pointerType === "mouse" && onPreview?.(move.key)}
              onPointerLeave={() => onPreview?.(null)}
              onFocus={() => onPreview?.(move.key)}
              onBlur={() => onPreview?.(null)}
            >
              <Letter tone={move.tone} />
              <span class="name">{move.name}</span>
              <span class="hidden">{texts.saidTone[move.tone]}</span>
              <span class="worth">
                <span class="mono value">{move.value === null ? (isBare ? "" : texts.noValue) : shortened(move.value)}</span>
                {move.incentive !== null && <span class="incentive">{texts.gains} <span class="mono">{shortened(move.incentive, 30)}</span></span>}
              </span>
              <span class="heat">
                {move.share !== null && <span class="bar"><i style={{ width: `${move.share * 100}%` }} /></span>}
                {move.temperature !== null && <span class="hidden">{texts.temperature}</span>}
                <span>{[move.temperature, move.hottest ? texts.hottest : null, move.dominated ? texts.dominated : null].filter((word) => word !== null).join(" · ")}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < moves.length && <button type="button" class="plain" onClick={() => (all.value = true)}>{texts.moreMoves(moves.length - shown.length)}</button>}
    </section>
  );
}
