import type { ComponentChildren } from "preact";
import { Badge, type Certainty } from "./badge.tsx";

interface HeadlineProps {
  readonly above?: string; // "Black to move"
  readonly title: string; // "Black wins in 31 plies"
  readonly dim?: string | null; // "(16 moves)"
  readonly certainty?: Certainty | null;
  readonly source?: ComponentChildren; // "only 8-11 wins, from checkers-1K1C-1K0C.dtw"
  readonly waiting?: boolean; // the answer to the last question is still shown
}

/** The answer in one line. It is read out whenever it changes. */
export function Headline({ above, title, dim, certainty, source, waiting = false }: HeadlineProps) {
  return (
    <div class="headline" role="status" aria-busy={waiting}>
      {above !== undefined && <p class="quiet">{above}</p>}
      <h1 class={waiting ? "waiting" : undefined}>{title}{dim ? <> <span class="dim">{dim}</span></> : null}</h1>
      {certainty ? <p class="source"><Badge certainty={certainty} />{source !== undefined && <span>{source}</span>}</p> : null}
    </div>
  );
}
