import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { questionUrl, type Query } from "../api/client.ts";
import { useJob, type Job } from "../api/job.ts";
import { duration, texts } from "../texts.ts";
import { Note, Working } from "./states.tsx";

const patience = 600; // seconds of a longer search

export interface Longer<T> {
  readonly answers: readonly T[] | null; // of the present question, when it has ended
  readonly job: Job<T>;
  readonly start: () => void;
}

/** The same question with more time. Another question ends it. */
export function useLonger<T>(path: string, query: Query): Longer<T> {
  const job = useJob<T>();
  const asked = useSignal<string | null>(null);
  const key = questionUrl(path, query);
  useEffect(() => job.cancel, [key]);
  const start = () => {
    asked.value = key;
    job.start(path, { ...query, seconds: patience });
  };
  return { answers: asked.value === key && job.phase === "done" ? job.answers : null, job, start };
}

/** Below an answer that was not found in the usual time: a way to look longer, and how that goes. */
export function LongerNote<T>({ longer, seconds }: { readonly longer: Longer<T>; readonly seconds: number }) {
  const { job, start } = longer;
  if (job.phase === "running") return <Working progress={job.progress} onCancel={job.cancel} />;
  const said = job.phase === "failed" ? job.error : longer.answers === null ? texts.notInTime(duration(seconds)) : texts.notInTime(duration(patience));
  return (
    <Note>
      <p>{said}</p>
      <div class="row"><button type="button" onClick={start}>{texts.lookLonger(duration(patience))}</button></div>
    </Note>
  );
}
