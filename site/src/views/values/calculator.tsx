import { useSignal } from "@preact/signals";
import { useAnswer } from "../../api/answer.ts";
import { Command } from "../../parts/command.tsx";
import { Copy } from "../../parts/copy.tsx";
import { Headline } from "../../parts/headline.tsx";
import { Layout } from "../../parts/layout.tsx";
import { LongerNote, useLonger } from "../../parts/longer.tsx";
import { Failed } from "../../parts/states.tsx";
import { Thermograph } from "../../parts/thermograph.tsx";
import { useKeys } from "../../state/keys.ts";
import { change, link, params, undo } from "../../state/route.ts";
import type { Evaluated } from "./answers.ts";
import { ExpressionBox } from "./expression-box.tsx";
import { FactList } from "./facts.tsx";
import { Functions } from "./functions.tsx";
import { joinLines, optionsQuestion, splitLines, withoutNames } from "./lines.ts";
import { LineList } from "./line-list.tsx";
import { OptionsTree } from "./options-tree.tsx";
import { first, texts } from "./texts.ts";
import { shown, summary } from "./value-words.ts";

const seconds = 5; // for each line, while it is typed
const longest = 40; // characters of a headline; what is longer stands below in full

export function Calculator() {
  const draft = params.value.position ?? (params.value.before === undefined ? first : "");
  const before = splitLines(params.value.before ?? "");
  const lines = draft.trim() === "" ? before : [...before, draft.trim()];
  const last = lines.at(-1);
  const asked = last === undefined ? null : "eval";
  const question = { position: [...lines, optionsQuestion(last ?? "")] };
  const quick = useAnswer<readonly Evaluated[]>(asked, { ...question, seconds }, 120);
  const { fresh, failure, again } = quick;
  const longer = useLonger<Evaluated>("eval", question);
  const answer = longer.answers ?? quick.answer;
  const of = (line: string, index: number) => (answer?.[index]?.position === line ? answer[index] : undefined);
  const result = last === undefined ? undefined : fresh ? of(last, lines.length - 1) : answer?.at(-2);
  const error = fresh && draft.trim() !== "" ? result?.error ?? null : null;
  const options = answer?.at(-1);
  const recalled = useSignal(0); // how many lines back the box shows

  const type = (text: string) => {
    recalled.value = 0;
    change({ position: text, before: joinLines(before), open: null }, "replace");
  };
  const use = (text: string) => change({ position: text, before: joinLines(before), open: null });
  const keep = () => {
    recalled.value = 0;
    if (error === null && draft.trim() !== "") change({ position: null, before: joinLines(lines), open: null });
  };
  const recall = (step: number) => {
    const back = Math.min(before.length, Math.max(0, recalled.value - step));
    recalled.value = back;
    change({ position: back === 0 ? null : before[before.length - back] ?? null, open: null }, "replace");
  };
  useKeys([{ key: "u", does: texts.undo, run: undo }]);

  return (
    <Layout
      head={<Result answer={result} waiting={!fresh && failure === null} wrong={error !== null} />}
      board={<>
        <ExpressionBox value={draft} error={error} onInput={type} onKeep={keep} onRecall={recall} />
        <div class="row">
          <button type="button" aria-pressed={params.value.signs === "1"} onClick={() => change({ signs: params.value.signs === "1" ? null : "1" })}>{texts.signs}</button>
          {last !== undefined && error === null && result?.value != null && <a class="button" href={link("values", { sum: withoutNames(lines) })}>{texts.asSum}</a>}
        </div>
        {before.length > 0 && (
          <LineList
            lines={before.map((line, index) => ({ line, answer: of(line, index) }))}
            onUse={use}
            onRemove={(index) => change({ before: joinLines(before.filter((_, at) => at !== index)), position: draft })}
            onClear={() => change({ before: null, position: draft })}
          />
        )}
        {result?.value != null && error === null && isHot(result) && <Thermograph value={result.value} shown={shown} />}
      </>}
      under={<><Examples onUse={use} /><Functions /></>}
      rest={<>
        {failure !== null && <Failed failure={failure} again={again} />}
        {result !== undefined && error === null && <Detail answer={result} options={options} />}
        {fresh && error === null && quick.answer?.at(-2)?.exact === false && longer.answers?.at(-2)?.exact !== true && <LongerNote longer={longer} seconds={seconds} />}
        {lines.length > 0 && error === null && <Command words={["eval", ...lines]} />}
      </>}
    />
  );
}

function Result({ answer, waiting, wrong }: { readonly answer: Evaluated | undefined; readonly waiting: boolean; readonly wrong: boolean }) {
  if (wrong) return <Headline title={texts.wrong} />;
  if (answer === undefined || answer.error !== undefined) return <Headline title={waiting ? texts.waiting : texts.nothing} waiting={waiting} />;
  const full = summary(answer);
  const name = answer.name ? `= ${shown(answer.name)}` : null;
  const title = full.length <= longest ? full : answer.name && answer.name.length <= longest ? shown(answer.name) : `${full.slice(0, longest)}…`;
  return (
    <Headline
      above={shown(answer.position)} title={title} dim={full.length <= longest && name !== null && name.length <= longest ? name : null}
      certainty={answer.exact === true ? "exact" : "unknown"} source={answer.exact === true ? texts.how(answer) : answer.note?.replace(/; allow more.*$/, "")} waiting={waiting}
    />
  );
}

/** Other thermographs are a mast alone: there is nothing to see. */
function isHot(facts: Evaluated): boolean {
  return facts.temperature != null && !/^(-|0$)/.test(facts.temperature);
}

function Detail({ answer, options }: { readonly answer: Evaluated; readonly options: Evaluated | undefined }) {
  const value = answer.value ?? null;
  return (
    <>
      {value !== null && <FactList facts={answer} />}
      {value !== null && value.length > longest && <Full value={value} />}
      {value !== null && options?.error === undefined && options !== undefined && <OptionsTree answer={options} />}
      {(answer.left ?? answer.right) !== undefined && <OptionsTree answer={answer} title={texts.games} />}
      {value !== null && answer.form !== undefined && <OptionsTree answer={answer} />}
    </>
  );
}

function Full({ value }: { readonly value: string }) {
  return (
    <section aria-label={texts.full}>
      <div class="between"><h2>{texts.full}</h2><Copy text={() => value} /></div>
      <p class="whole mono" tabIndex={0}>{shown(value)}</p>
    </section>
  );
}

function Examples({ onUse }: { readonly onUse: (text: string) => void }) {
  return (
    <section aria-label={texts.examples} class="examples">
      <h2>{texts.examples}</h2>
      <ul>
        {texts.examplesList.map((example) => (
          <li key={example.text}>
            <button type="button" onClick={() => onUse(example.text)}><code>{example.text}</code><span class="quiet small">{example.says}</span></button>
          </li>
        ))}
      </ul>
    </section>
  );
}
