import { useEffect } from "preact/hooks";
import { useJob } from "../../api/job.ts";
import { Chart } from "../../parts/chart.tsx";
import { Command } from "../../parts/command.tsx";
import { Field } from "../../parts/field.tsx";
import { Failed, Working } from "../../parts/states.tsx";
import { shortened } from "../../parts/value-text.tsx";
import { numberText } from "../../parts/value-tree.ts";
import { change, link, params, view } from "../../state/route.ts";
import type { Formula, Member } from "./answers.ts";
import { scaled } from "./family-scale.ts";
import { familySeconds, texts, type Players } from "./texts.ts";
import "./normal-play.css";

interface FamilyProps {
  readonly game: string; // as in the path of a question
  readonly players: Players;
  readonly examples: readonly string[];
  readonly isShown: (position: string) => boolean; // the position is the one of the page
  readonly show: (position: string) => void;
}

const usual = 12;
const most = 60;

/** The members of a family as they are found, their chart, and a formula if one fits them. */
export function Family({ game, players, examples, isShown, show }: FamilyProps) {
  const family = params.value.family ?? "";
  const to = Math.min(most, Number(params.value.to ?? usual)) || usual;
  const job = useJob<Member | Formula>();
  useEffect(() => {
    if (family !== "") job.start(`${game}/conjecture`, { position: family, to, seconds: familySeconds });
    else job.cancel();
  }, [game, family, to]);
  const members = job.answers.filter((answer) => "n" in answer);
  const formula = job.answers.find((answer) => "members" in answer);
  const check = (text: string) => (text === "" || text.includes("n") ? null : texts.needsN(examples[0] ?? ""));
  return (
    <section class="family" aria-label={texts.family}>
      <div><h2>{texts.family}</h2><p class="quiet small">{texts.familyHint(examples[0] ?? "")}</p></div>
      <div class="chips">
        {examples.map((one) => <a key={one} class="mono" href={link(view.value, { ...params.value, family: one })} aria-current={one === family ? "true" : undefined}>{one}</a>)}
      </div>
      {family !== "" && (
        <div class="ask">
          <Field label={texts.familyField} value={family} check={check} onChange={(text) => change({ family: text }, "replace")} />
          <Field label={texts.upTo} value={String(to)} check={(text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? null : texts.toRange(most))} onChange={(text) => change({ to: text }, "replace")} />
        </div>
      )}
      {family !== "" && job.phase === "running" && <Working progress={job.progress} onCancel={job.cancel} />}
      {family !== "" && job.error !== null && <Failed failure={job.error} />}
      {job.phase === "done" && isShort(members, to) && <p class="small">{texts.stopped(members.at(-1)?.n ?? 0)}</p>}
      {family !== "" && members.length > 0 && <Found members={members} formula={formula} players={players} isShown={isShown} show={show} />}
      {family !== "" && <Command words={["conjecture", game, family, "--to", String(to)]} />}
    </section>
  );
}

/** Members are missing at the end, or the last ones have neither value nor outcome: the time was up. */
function isShort(members: readonly Member[], to: number): boolean {
  const last = members.at(-1);
  return last === undefined || last.n < to || (last.value === null && last.outcome === null);
}

interface FoundProps {
  readonly members: readonly Member[];
  readonly formula: Formula | undefined;
  readonly players: Players;
  readonly isShown: (position: string) => boolean;
  readonly show: (position: string) => void;
}

function Found({ members, formula, players, isShown, show }: FoundProps) {
  const { scale, heights } = scaled(members);
  const marked = members.find((member) => isShown(member.position))?.n ?? null;
  const said = (member: Member) => `n = ${member.n}: ${valueOf(member)}${member.outcome === null ? "" : `, ${texts.outcome(member.outcome, players)}`}`;
  const points = members.map((member, index) => ({ x: member.n, y: heights[index] ?? null, said: said(member), ...(member.outcome === null ? {} : { mark: member.outcome }) }));
  const pick = (n: number) => {
    const member = members.find((one) => one.n === n);
    if (member !== undefined) show(member.position);
  };
  return (
    <div class="found">
      <div class="stack">
        {heights.some((height) => height !== null && (scale !== "mean" || height !== 0)) && (
          <Chart points={points} label={texts.familyChart(members[0]?.family ?? "", texts.scale[scale])} xName="n" yName={texts.scale[scale]} yText={numberText} marked={marked} onPick={pick} />
        )}
        {formula !== undefined && <Conjecture formula={formula} />}
      </div>
      <div class="table" tabIndex={0} role="region" aria-label={texts.members}>
        <table>
          <thead><tr><th class="number">{texts.member}</th><th>{texts.valueName}</th><th>{texts.outcomeName}</th></tr></thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.n} class={member.n === marked ? "on" : undefined}>
                <td class="number"><button type="button" aria-label={texts.showMember(member.n)} onClick={() => show(member.position)}>{member.n}</button></td>
                <td class="mono">{valueOf(member)}</td>
                <td title={member.outcome === null ? undefined : texts.outcome(member.outcome, players)}>{member.outcome ?? "?"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function valueOf(member: Member): string {
  if (member.value !== null) return shortened(member.value, 60);
  return member.value_too_long ? texts.tooLong : texts.unknownValue;
}

function Conjecture({ formula }: { readonly formula: Formula }) {
  if (formula.formula === null) return <p class="note">{formula.too_few ? texts.tooFew : texts.noFormula}</p>;
  return (
    <div class="note">
      <p>{texts.conjecture(formula.formula)}</p>
      <p class="quiet small">{texts.evidence(formula.from ?? 0, formula.to ?? 0, formula.confirmations ?? 0)}</p>
    </div>
  );
}
