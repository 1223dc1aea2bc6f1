import type { Query } from "../../api/client.ts";
import { useJob } from "../../api/job.ts";
import { Working } from "../../parts/states.tsx";
import { Thermograph } from "../../parts/thermograph.tsx";
import { ValueText } from "../../parts/value-text.tsx";
import { readValue } from "../../parts/value-tree.ts";
import type { ValueAnswer } from "./answers.ts";
import { texts } from "./texts.ts";
import "./normal-play.css";

interface FactsProps {
  readonly answer: ValueAnswer;
  readonly waiting: boolean;
  readonly path: string; // "clobber/value"
  readonly query: Query; // without a bound on the time
}

const patience = 120; // seconds of a longer look

/** The facts that follow from a value; or the bounds of a value that was not found at once, and a button for a longer search. */
export function Facts({ answer, waiting, path, query }: FactsProps) {
  const job = useJob<ValueAnswer>();
  const later = job.phase === "done" ? job.answers[0] ?? answer : answer;
  if (later.value !== null) return <Known answer={later} waiting={waiting} />;
  return (
    <section class="note" aria-label={texts.facts}>
      <p>{job.phase === "done" ? texts.valueStillNotFound : texts.valueNotFound}</p>
      <p class="quiet small">{texts.between(later.at_least ?? null, later.at_most ?? null)}</p>
      {job.phase === "running" && <Working progress={job.progress} onCancel={job.cancel} />}
      {job.error !== null && <p>{job.error}</p>}
      {job.phase !== "running" && <div class="row"><button type="button" onClick={() => job.start(path, { ...query, seconds: patience })}>{texts.lookLonger}</button></div>}
    </section>
  );
}

/** The facts beside the thermograph. */
function Known({ answer, waiting }: { readonly answer: ValueAnswer; readonly waiting: boolean }) {
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.mean, answer.mean],
    [texts.temperature, answer.temperature],
    [texts.stops, answer.left_stop === null ? null : `${answer.left_stop}, ${answer.right_stop ?? ""}`],
    [texts.weight, answer.atomic_weight],
    [texts.birthday, answer.birthday === null ? null : String(answer.birthday)],
  ];
  return (
    <section class={`facts${waiting ? " waiting" : ""}`} aria-label={texts.facts}>
      <dl>
        <div class="wide"><dt>{texts.canonical}</dt><dd><ValueText key={answer.value} value={answer.value ?? ""} /></dd></div>
        {answer.name !== null && <div class="wide"><dt>{texts.otherName}</dt><dd><ValueText key={answer.name} value={answer.name} /></dd></div>}
        {rows.map(([name, value]) => value !== null && <div key={name}><dt>{name}</dt><dd class="mono">{value}</dd></div>)}
      </dl>
      {isHot(answer.value ?? "") && <Thermograph value={answer.value ?? ""} />}
    </section>
  );
}

/** A number, or a number and an infinitesimal, has a mast alone: nothing to see. */
function isHot(value: string): boolean {
  return readValue(value)?.kind === "braces";
}
