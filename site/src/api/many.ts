import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { answerTo, answersAge } from "./answer.ts";
import { Failure, type Query } from "./client.ts";

const most = 40; // positions in one question: an address of some 5,000 characters

/** An answer, or why this position was refused. */
export type OneOfMany<T> = T | { readonly error: string };

export interface AskedMany<T> {
  readonly answers: readonly (T | undefined)[]; // by position; undefined: not there yet, or refused
  readonly fresh: boolean; // all answers of the present question are there
  readonly failure: Failure | null;
}

function isAnswer<T>(one: OneOfMany<T> | undefined): one is T {
  return one !== undefined && !(typeof one === "object" && one !== null && "error" in one && typeof one.error === "string");
}

/** One answer for each of many positions, in few questions. A refused position gives undefined. */
export async function answersTo<T>(path: string, positions: readonly string[], query: Query, signal: AbortSignal): Promise<(T | undefined)[]> {
  const found: (T | undefined)[] = [];
  for (let begin = 0; begin < positions.length; begin += most) {
    const part = positions.slice(begin, begin + most);
    const answer = await answerTo<OneOfMany<T> | readonly OneOfMany<T>[]>(path, { ...query, position: part }, signal);
    const list = Array.isArray(answer) ? (answer as readonly OneOfMany<T>[]) : [answer as OneOfMany<T>];
    part.forEach((_, index) => found.push(isAnswer(list[index]) ? list[index] : undefined));
  }
  return found;
}

interface Held<T> {
  readonly key: string;
  readonly answers: readonly (T | undefined)[];
  readonly failure: Failure | null;
}

/** The answers to many positions, asked again when they change. No positions: nothing is asked. */
export function useAnswers<T>(path: string, positions: readonly string[], query: Query = {}): AskedMany<T> {
  const key = JSON.stringify([path, query, positions]);
  const held = useSignal<Held<T>>({ key: "", answers: [], failure: null });
  useEffect(() => {
    if (positions.length === 0) return;
    const controller = new AbortController();
    answersTo<T>(path, positions, query, controller.signal).then((answers) => {
      if (!controller.signal.aborted) held.value = { key, answers, failure: null };
    }, (error: unknown) => {
      if (!controller.signal.aborted) held.value = { key, answers: [], failure: error instanceof Failure ? error : new Failure(String(error), 0) };
    });
    return () => controller.abort();
  }, [key, answersAge.value]);
  const fresh = held.value.key === key;
  return { answers: fresh ? held.value.answers : [], fresh, failure: fresh ? held.value.failure : null };
}
