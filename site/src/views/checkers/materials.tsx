import { useAnswer } from "../../api/answer.ts";
import { Command } from "../../parts/command.tsx";
import { Failed } from "../../parts/states.tsx";
import { change, link, params } from "../../state/route.ts";
import type { Extreme, Longest, Stats } from "./answers.ts";
import { Material } from "./material.tsx";
import { percent } from "./slice.ts";
import { texts } from "./texts.ts";

const counts = [2, 3, 4] as const;
const usual = 4;

/** The longest wins and losses of each material. Asked for when it is opened; the address holds what is open. */
export function Materials() {
  const asked = params.value.longest;
  const pieces = counts.find((count) => String(count) === asked) ?? usual;
  const toggle = (isOpen: boolean) => {
    if (isOpen !== (asked !== undefined)) change({ longest: isOpen ? String(pieces) : null, slice: null }, "replace");
  };
  return (
    <details class="slices" open={asked !== undefined} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{texts.slices}</summary>
      {asked !== undefined && <Table pieces={pieces} />}
    </details>
  );
}

function Table({ pieces }: { readonly pieces: number }) {
  const longest = useAnswer<readonly Longest[]>("checkers/longest", { pieces });
  const stats = useAnswer<readonly Stats[]>("checkers/stats", { pieces });
  const bySlice = new Map(stats.answer?.map((one) => [one.slice, one]));
  const failure = longest.failure ?? stats.failure;
  const rows = [...(longest.answer ?? [])].sort((a, b) => (b.longest_win?.plies ?? -1) - (a.longest_win?.plies ?? -1));
  const chosen = rows.find((row) => row.slice === params.value.slice) ?? rows[0];
  return (
    <div class="stack">
      <div class="row">
        {counts.map((count) => <button key={count} type="button" aria-pressed={pieces === count} onClick={() => change({ longest: String(count), slice: null })}>{texts.pieces(count)}</button>)}
      </div>
      {failure !== null && <Failed failure={failure} again={longest.again} />}
      {chosen !== undefined && <Material row={chosen} />}
      <p class="small quiet">{texts.slicesHint}</p>
      <div class="scrolled" tabIndex={0} role="region" aria-label={texts.slices}>
        <table class={longest.fresh ? undefined : "waiting"}>
          <thead><tr>
            <th scope="col">{texts.column.material}</th>
            {(["won", "drawn", "lost"] as const).map((name) => <th key={name} scope="col" class="number share">{texts.column[name]}</th>)}
            {(["win", "loss"] as const).map((name) => <th key={name} scope="col" class="number">{texts.column[name]}</th>)}
          </tr></thead>
          <tbody>{rows.map((row) => <Row key={row.slice} row={row} stats={bySlice.get(row.slice)} isChosen={row === chosen} />)}</tbody>
        </table>
      </div>
      <Command words={["longest", "checkers", "--pieces", String(pieces)]} />
    </div>
  );
}

function Row({ row, stats, isChosen }: { readonly row: Longest; readonly stats: Stats | undefined; readonly isChosen: boolean }) {
  const share = (count: number | null | undefined) => (count === null || count === undefined || stats === undefined ? "" : percent(count, stats.positions));
  return (
    <tr class={isChosen ? "on" : undefined}>
      <th scope="row"><button type="button" class="plain" aria-pressed={isChosen} onClick={() => change({ slice: row.slice })}>{row.slice}</button></th>
      <td class="number share">{share(stats?.win)}</td>
      <td class="number share">{share(stats?.draw)}</td>
      <td class="number share">{share(stats?.loss)}</td>
      <td class="number"><Far extreme={row.longest_win} /></td>
      <td class="number"><Far extreme={row.longest_loss} /></td>
    </tr>
  );
}

function Far({ extreme }: { readonly extreme: Extreme | null }) {
  if (extreme === null) return <span class="quiet">{texts.missingTable}</span>;
  const position = extreme.positions[0];
  if (extreme.plies === null || position === undefined) return <span class="quiet">–</span>;
  return <a href={link("checkers", { position })}>{extreme.plies}</a>;
}
