import { signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Failure, get, questionUrl, type Query } from "./client.ts";

export interface Asked<T> {
  readonly answer: T | null; // the last one, also while the next is on its way
  readonly fresh: boolean; // the answer belongs to the present question
  readonly failure: Failure | null;
  readonly again: () => void;
}

interface Held<T> {
  readonly url: string | null;
  readonly answer: T | null;
  readonly failure: Failure | null;
}

const remembered = new Map<string, unknown>(); // answers do not change, until a table is built
const most = 400;

function remember(url: string, answer: unknown): void {
  remembered.set(url, answer);
  const oldest = remembered.keys().next();
  if (remembered.size > most && oldest.done !== true) remembered.delete(oldest.value);
}

/** The number of times that all answers were forgotten. Questions on the page are asked again whenever this changes. */
export const answersAge = signal(0);

/** Forgets all answers, for example because a table was built. Those on the page are asked for again. */
export function forgetAnswers(): void {
  remembered.clear();
  answersAge.value += 1;
}

/** One answer outside a component, remembered as well. */
export async function answerTo<T>(path: string, query: Query, signal: AbortSignal): Promise<T> {
  const url = questionUrl(path, query);
  if (remembered.has(url)) return remembered.get(url) as T;
  const answer = await get<T>(url, signal);
  remember(url, answer);
  return answer;
}

/**
 * The answer to a question, asked again whenever the question changes; an answer that is overtaken is
 * dropped. With path null nothing is asked. `delay` waits some milliseconds first, for typed text.
 */
export function useAnswer<T>(path: string | null, query: Query = {}, delay = 0): Asked<T> {
  const url = path === null ? null : questionUrl(path, query);
  const held = useSignal<Held<T>>({ url: null, answer: null, failure: null });
  const question = useRef({ path, query });
  question.current = { path, query };
  useLayoutEffect(() => { // before the page is painted: an effect after it would ask a frame later
    const { path: asked, query: options } = question.current;
    if (asked === null) return;
    const controller = new AbortController();
    const run = async () => {
      try {
        const answer = await answerTo<T>(asked, options, controller.signal);
        if (!controller.signal.aborted) held.value = { url, answer, failure: null };
      } catch (error) {
        if (controller.signal.aborted) return;
        const failure = error instanceof Failure ? error : new Failure(String(error), 0);
        held.value = { url, answer: null, failure };
      }
    };
    const wait = url !== null && remembered.has(url) ? 0 : delay;
    const timer = wait > 0 ? setTimeout(() => void run(), wait) : undefined;
    if (timer === undefined) void run();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, answersAge.value]);
  const fresh = held.value.url === url && url !== null;
  return { answer: path === null ? null : held.value.answer, fresh, failure: fresh ? held.value.failure : null, again: forgetAnswers };
}
