import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useJob } from "../../api/job.ts";
import { Badge } from "../../parts/badge.tsx";
import { Command } from "../../parts/command.tsx";
import { Failed, Working } from "../../parts/states.tsx";
import { readNumber } from "../../parts/value-tree.ts";
import { cutsOption, cutsWords } from "./questions.ts";
import { texts } from "./texts.ts";
import { followed, readWeighing, tilt, type WeighAnswer, type Weighing } from "./weighing.ts";

const seconds = 60;

/** The drawing on the scales: an estimate by random games, shown while it is made. */
export function Weigh({ position, moves }: { readonly position: string; readonly moves: number }) {
  const job = useJob<WeighAnswer>();
  const seen = useSignal<readonly Weighing[]>([]); // one for each change of the bounds, the present one last
  const what = job.progress?.what ?? null;
  useEffect(() => {
    const weighing = what === null ? null : readWeighing(what);
    if (weighing === null) return;
    seen.value = followed(seen.value, weighing);
  }, [what]);
  const proves = useSignal(true);
  const start = (withProofs: boolean) => {
    seen.value = [];
    proves.value = withProofs;
    job.start("hackenbush/weigh", { position, ...cutsOption(moves), ...(withProofs ? {} : { "no-proof": true }), seconds });
  };
  const answer = job.phase === "done" ? job.answers[0] : undefined;
  const present = seen.value.at(-1);
  return (
    <section class="weigh" aria-label={texts.weigh}>
      <h2>{texts.weigh}</h2>
      <p class="quiet small">{texts.weighHint}</p>
      {present !== undefined && answer === undefined && <Scales weighing={present} />}
      {seen.value.length > 1 && <Brackets list={seen.value} />}
      {answer !== undefined && <Weighed answer={answer} />}
      {job.phase === "running" && <Working progress={job.progress} onCancel={job.cancel} />}
      {job.phase === "failed" && <Failed failure={job.error ?? ""} />}
      {job.phase !== "running" && (
        <div class="row">
          <button type="button" onClick={() => start(true)}>{texts.start}</button>
          <button type="button" onClick={() => start(false)}>{texts.startPlain}</button>
        </div>
      )}
      {job.phase !== "idle" && <Command words={["weigh", "hackenbush", position, ...cutsWords(moves), ...(proves.value ? [] : ["--no-proof"])]} />}
    </section>
  );
}

function Weighed({ answer }: { readonly answer: WeighAnswer }) {
  const balanced = { weight: answer.estimate ?? "?", blue: answer.rates?.blue_first ?? null, red: answer.rates?.red_first ?? null, low: null, high: null };
  const bounds = answer.between === null ? "" : texts.bracket(answer.between[0] ?? null, answer.between[1] ?? null);
  return (
    <>
      {answer.estimate !== null && <Scales weighing={balanced} />}
      <p class="row" role="status">
        <b>{answer.estimate === null ? texts.notWeighed : texts.weighed(answer.estimate)}</b>
        <Badge certainty={answer.estimate === null ? "unknown" : answer.exact ? "exact" : "estimate"} />
      </p>
      <p class="quiet small">{[answer.proved ? texts.proved : null, answer.confidence === null || answer.proved ? texts.weighings(answer.weighings) : texts.confidence(answer.confidence, answer.weighings), answer.why, bounds].filter((part) => part !== null && part !== "").join(" ")}</p>
    </>
  );
}

function Scales({ weighing }: { readonly weighing: Weighing }) {
  const lean = tilt(weighing);
  const rates: readonly (readonly [string, number | null, string])[] = [[texts.blueFirst, weighing.blue, "blue"], [texts.redFirst, weighing.red, "red"]];
  return (
    <div class="scales">
      <svg viewBox="0 0 260 128" role="img" aria-label={texts.scales(weighing.weight, lean)}>
        <path class="stand" d="M130 22V112M100 116H160" />
        <g class="beam" style={{ transform: `rotate(${-lean * 14}deg)` }}>
          <path d="M40 22H220" />
          <g class="pan" style={{ transform: `rotate(${lean * 14}deg)`, transformOrigin: "40px 22px" }}><path d="M40 22L16 74H64Z" /><text x="40" y="92" text-anchor="middle">{texts.drawingPan}</text></g>
          <g class="pan" style={{ transform: `rotate(${lean * 14}deg)`, transformOrigin: "220px 22px" }}><path d="M220 22L196 74H244Z" /><text x="220" y="92" text-anchor="middle">{weighing.weight}</text></g>
        </g>
      </svg>
      <dl>
        {rates.map(([name, rate, side]) => (
          <div key={side}>
            <dt>{name}</dt>
            <dd>{rate === null ? texts.noRate : texts.rate(rate)}<span class={`rate ${side}`}><i style={{ width: `${(rate ?? 0) * 100}%` }} /></span></dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The bounds as bars, each against the first that had two ends: the bracket closes from line to line. */
function Brackets({ list }: { readonly list: readonly Weighing[] }) {
  const both = list.filter((one) => one.low !== null && one.high !== null);
  const [low, high] = [readNumber(both[0]?.low ?? ""), readNumber(both[0]?.high ?? "")];
  if (low === null || high === null || high <= low) return null;
  const part = (text: string | null) => (Math.min(high, Math.max(low, readNumber(text ?? "") ?? low)) - low) / (high - low);
  return (
    <ol class="brackets" aria-label={texts.brackets}>
      {both.slice(-7).map((one, index) => (
        <li key={index}>
          <span class="track"><i style={{ left: `${part(one.low) * 100}%`, width: `${Math.max(1, (part(one.high) - part(one.low)) * 100)}%` }} /></span>
          <span class="mono small">{one.low} … {one.high}</span>
        </li>
      ))}
    </ol>
  );
}
