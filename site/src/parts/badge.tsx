import { texts } from "../texts.ts";

export type Certainty = "exact" | "estimate" | "unknown";

/** The certainty of an answer: in words, and by its outline. */
export function Badge({ certainty }: { readonly certainty: Certainty }) {
  return <span class={`badge ${certainty}`} title={texts.certainty[certainty]}>{texts.certaintyName[certainty]}</span>;
}
