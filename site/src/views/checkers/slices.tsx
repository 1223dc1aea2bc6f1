import { useSignal } from "@preact/signals";
import { useAnswer } from "../../api/answer.ts";
import { Command } from "../../parts/command.tsx";
import { Failed } from "../../parts/states.tsx";
import { link } from "../../state/route.ts";
import type { Extreme, Longest, Stats } from "./answers.ts";
import { percent } from "./slice.ts";
import { texts } from "./texts.ts";

/** The longest wins and losses of each material, with a position of each. Asked for when it is opened. */
export function Slices() {
  const open = useSignal(false);
  return (
    <details class="slices" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{texts.slices}</summary>
      {open.value && <Table />}
    </details>
  );
}

function Table() {
  const pieces = useSignal(3);
  const asked = { pieces: pieces.value };
  const longest = useAnswer<readonly Longest[]>("checkers/longest", asked);
  const stats = useAnswer<readonly Stats[]>("checkers/stats", asked);
  const counts = new Map(stats.answer?.map((one) => [one.slice, one]));
  const failure = longest.failure ?? stats.failure;
  const rows = [...(longest.answer ?? [])].sort((a, b) => (b.longest_win?.plies ?? -1) - (a.longest_win?.plies ?? -1));
  return (
    <div class="stack">
      <p class="small quiet">{texts.slicesHint}</p>
      <div class="row">
        {[2, 3, 4].map((count) => <button key={count} type="button" aria-pressed={pieces.value === count} onClick={() => (pieces.value = count)}>{texts.pieces(count)}</button>)}
      </div>
      {failure !== null && <Failed failure={failure} again={longest.again} />}
      <div class="wide" tabIndex={0} role="region" aria-label={texts.slices}>
        <table class={longest.fresh ? undefined : "waiting"}>
          <thead><tr>
            <th scope="col">{texts.column.material}</th>
            {(["won", "drawn", "lost"] as const).map((name) => <th key={name} scope="col" class="number share">{texts.column[name]}</th>)}
            {(["win", "loss"] as const).map((name) => <th key={name} scope="col" class="number">{texts.column[name]}</th>)}
          </tr></thead>
          <tbody>{rows.map((row) => <Row key={row.slice} row={row} stats={counts.get(row.slice)} />)}</tbody>
        </table>
      </div>
      <Command words={["longest", "checkers", "--pieces", String(pieces.value)]} />
    </div>
  );
}

function Row({ row, stats }: { readonly row: Longest; readonly stats: Stats | undefined }) {
  const share = (count: number | null | undefined) => (count === null || count === undefined || stats === undefined ? "" : percent(count, stats.positions));
  return (
    <tr>
      <th scope="row">{row.slice}</th>
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
