import { Thermograph } from "../../parts/thermograph.tsx";
import { ValueText } from "../../parts/value-text.tsx";
import { readValue } from "../../parts/value-tree.ts";
import type { ValueAnswer } from "./answers.ts";
import { texts } from "./texts.ts";
import "./normal-play.css";

/** What follows from a value, beside its thermograph; or the bounds of a value that was not found. */
export function Facts({ answer, waiting }: { readonly answer: ValueAnswer; readonly waiting: boolean }) {
  if (answer.value === null) return <section class="note"><p>{texts.valueNotFound}</p><p class="quiet small">{texts.between(answer.at_least ?? null, answer.at_most ?? null)}</p></section>;
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
        <div class="wide"><dt>{texts.canonical}</dt><dd><ValueText key={answer.value} value={answer.value} /></dd></div>
        {answer.name !== null && <div class="wide"><dt>{texts.otherName}</dt><dd><ValueText key={answer.name} value={answer.name} /></dd></div>}
        {rows.map(([name, value]) => value !== null && <div key={name}><dt>{name}</dt><dd class="mono">{value}</dd></div>)}
      </dl>
      {isHot(answer.value) && <Thermograph value={answer.value} />}
    </section>
  );
}

/** A number, or a number and an infinitesimal, has a mast alone: nothing to see. */
function isHot(value: string): boolean {
  return readValue(value)?.kind === "braces";
}
