import { texts } from "../texts.ts";

export type Tone = "win" | "draw" | "loss" | "unknown";

/** W, D, L or ? on its colour, for the player who moves. */
export function Letter({ tone }: { readonly tone: Tone }) {
  return <span class={`letter ${tone}`} title={texts.tone[tone]}>{texts.letter[tone]}</span>;
}
