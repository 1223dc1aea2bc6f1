import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ask, Failure, questionUrl, type Query } from "./client.ts";
import { eventReader, type ServerEvent } from "./events.ts";

export interface Progress {
  readonly what: string;
  readonly part: number | null; // 0 to 1
  readonly seconds: number;
  readonly seconds_left: number | null;
  readonly nodes: number | null;
}

export interface JobState<T> {
  readonly phase: "idle" | "running" | "done" | "failed" | "cancelled";
  readonly progress: Progress | null;
  readonly answers: readonly T[];
  readonly error: string | null;
}

/** Long work of the program, told by events. Closing the connection cancels it. */
export interface Job<T> extends JobState<T> {
  readonly start: (path: string, query?: Query) => void;
  readonly cancel: () => void;
}

const idle = { phase: "idle", progress: null, answers: [], error: null } as const;

function apply<T>(state: JobState<T>, event: ServerEvent): JobState<T> {
  const data: unknown = JSON.parse(event.data);
  switch (event.name) {
    case "progress": return { ...state, progress: data as Progress };
    case "answer": return { ...state, answers: [...state.answers, data as T] };
    case "error": return { ...state, phase: "failed", error: (data as { error: string }).error };
    case "end": return state.phase === "failed" ? state : { ...state, phase: "done" };
    default: return state;
  }
}

/** One job at a time: start() cancels the one before; so does leaving the page or the view. */
export function useJob<T>(onEnd?: (answers: readonly T[]) => void): Job<T> {
  const state = useSignal<JobState<T>>(idle);
  const running = useRef<AbortController | null>(null);
  const atEnd = useRef(onEnd);
  atEnd.current = onEnd;

  const read = async (url: string, controller: AbortController) => {
    const response = await ask(url, { signal: controller.signal, headers: { accept: "text/event-stream" } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const events = eventReader();
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      for (const event of events(piece.value)) state.value = apply(state.value, event);
    }
    if (state.value.phase === "running") throw new Failure("The program ended the connection.", 0);
    if (state.value.phase === "done") atEnd.current?.(state.value.answers);
  };

  const start = (path: string, query: Query = {}) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    state.value = { ...idle, phase: "running" };
    read(questionUrl(path, query), controller).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      state.value = { ...state.value, phase: "failed", error: error instanceof Error ? error.message : String(error) };
    });
  };

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    if (state.value.phase === "running") state.value = { ...state.value, phase: "cancelled" };
  };

  useEffect(() => () => running.current?.abort(), []);
  return { ...state.value, start, cancel };
}
