import papers from "papers:claims";
import { useEffect } from "preact/hooks";
import { useJob } from "../../api/job.ts";
import { Command } from "../../parts/command.tsx";
import { Failed, Note, Working } from "../../parts/states.tsx";
import { change, link, params } from "../../state/route.ts";
import { ClaimList } from "./claim-list.tsx";
import { isShort, itemNamed, type Item } from "./items.ts";
import { Rows } from "./row-table.tsx";
import { agreement, tablesOf, type Row } from "./rows.ts";
import { texts } from "./texts.ts";

export function ItemPage({ name }: { readonly name: string }) {
  const item = itemNamed(name);
  if (item === undefined) return <Failed failure={texts.noItem(name)}><a class="button" href={link("papers")}>{texts.all}</a></Failed>;
  const whole = params.value.whole === "1" && item.whole !== undefined;
  return <Computed key={`${name} ${whole}`} item={item} whole={whole} />;
}

/** One table or chart, computed again. */
function Computed({ item, whole }: { readonly item: Item; readonly whole: boolean }) {
  const job = useJob<Row>();
  const paper = papers.find((one) => one.key === item.paper);
  const claims = paper?.claims.filter((claim) => claim.command.includes(item.name)) ?? [];
  const runs = item.seconds > 0;
  const asked = (whole ? item.whole?.options : item.part) ?? {};
  const start = () => job.start(`reproduce/${item.name}`, asked);
  useEffect(() => {
    if (!whole && isShort(item)) start();
  }, []);
  const options = Object.entries(asked).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]));
  const counts = agreement(job.answers);
  const said = texts.summary(counts);
  return (
    <div class="stack papers">
      <p><a href={link("papers", { paper: item.paper })}>{paper?.title}</a></p>
      <div class="headline" role="status" aria-busy={job.phase === "running"}>
        <h1>{item.title}</h1>
        {said !== "" && job.phase !== "running" && <p class="source">{said}</p>}
      </div>
      {runs ? <Tools item={item} whole={whole} phase={job.phase} start={start} /> : <Note>{texts.onlyThere(item)}</Note>}
      {job.phase === "running" && <Working progress={job.progress} onCancel={job.cancel} />}
      {job.phase === "cancelled" && <Note>{texts.stopped}</Note>}
      {job.error !== null && <Failed failure={job.error} again={start} />}
      {counts.compared > counts.same && job.phase === "done" && <p class="quiet small">{texts.reason}</p>}
      {tablesOf(job.answers).map((table, index) => <Rows key={index} item={item.name} table={table} />)}
      {job.answers.some((row) => "their_seconds" in row || "their_nodes" in row) && <p class="quiet small">{texts.authorsMachine}</p>}
      {claims.length > 0 && <section><h2>{texts.related}</h2><ClaimList claims={claims} /></section>}
      <Command words={["reproduce", item.name, ...options]} />
    </div>
  );
}

interface ToolsProps {
  readonly item: Item;
  readonly whole: boolean;
  readonly phase: string;
  readonly start: () => void;
}

function Tools({ item, whole, phase, start }: ToolsProps) {
  const idle = phase === "idle";
  const seconds = whole ? item.whole?.seconds ?? 0 : item.seconds;
  return (
    <>
      <div class="row">
        {item.whole !== undefined && <PartOrWhole what={item.whole.what} whole={whole} />}
        <button type="button" class={idle ? "main" : undefined} disabled={phase === "running"} onClick={start}>{idle || phase === "running" ? texts.run : texts.again}</button>
        <span class="quiet small">{texts.takes(seconds)}</span>
      </div>
      {item.further !== undefined && <p class="quiet small">{texts.further(item.further)}</p>}
      {item.tables !== undefined && <p class="quiet small">{texts.needs(item.tables)}</p>}
    </>
  );
}

function PartOrWhole({ what, whole }: { readonly what: string; readonly whole: boolean }) {
  return (
    <div class="row" role="group" aria-label={texts.howMuch}>
      <button type="button" aria-pressed={!whole} onClick={() => change({ whole: null })}>{texts.aPart}</button>
      <button type="button" aria-pressed={whole} onClick={() => change({ whole: "1" })}>{texts.theWhole(what)}</button>
    </div>
  );
}
