import { inSymbols } from "../../parts/symbols.ts";
import { params } from "../../state/route.ts";
import type { Evaluated } from "./answers.ts";
import { texts } from "./texts.ts";

/** A value as the reader wants it: plain, or with the signs of books. */
export function shown(value: string): string {
  return params.value.signs === "1" ? inSymbols(value) : value;
}

/** A short text of an answer: the value, true or false, a list. */
export function summary(answer: Evaluated): string {
  if (answer.truth !== undefined) return answer.truth ? texts.isTrue : texts.isFalse;
  if (answer.answer !== undefined) return shown(answer.answer);
  return answer.value == null ? texts.notFound : shown(answer.value);
}
