import { ValueText } from "../../parts/value-text.tsx";
import { link } from "../../state/route.ts";
import { cellText, isUnknown, missingFiles, placeOf, type Column, type Row, type RowTable } from "./rows.ts";
import { texts } from "./texts.ts";
import { views } from "../list.ts";

const folded = 72; // characters; what is longer unfolds at a click
const measured = /seconds|nodes|rates|bytes/; // of the authors' machines: not compared

function differs(row: Row, { key, other, whose }: Column): boolean {
  if (whose !== "ours" || other === null || measured.test(key)) return false;
  const [mine, theirs] = [cellText(row[key]), cellText(row[other])];
  return row.same !== true && mine !== null && theirs !== null && theirs !== "-" && mine !== theirs;
}

/** Rows of one kind, theirs beside ours. A table with one row stands as a list of its fields. */
export function Rows({ item, table }: { readonly item: string; readonly table: RowTable }) {
  const [only] = table.rows;
  if (table.rows.length === 1 && only !== undefined) return <Single row={only} columns={table.columns} />;
  const places = table.rows.map((row) => placeOf(item, row)).map((place) => (place !== null && views.some((view) => view.name === place.view) ? place : null));
  const compared = table.rows.some((row) => typeof row.same === "boolean" || isUnknown(row));
  const linked = places.some((place) => place !== null);
  return (
    <div class="scrolled" tabIndex={0} role="region" aria-label={texts.rows(table.rows.length)}>
      <table>
        <thead>
          <tr>
            {linked && <th scope="col">{texts.look}</th>}
            {table.columns.map((column) => <th key={column.key} scope="col" class={column.numeric ? "number" : undefined}><Heading column={column} /></th>)}
            {compared && <th scope="col">{texts.verdictColumn}</th>}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => {
            const place = places[index] ?? null;
            return (
              <tr key={index} class={row.same === false && !isUnknown(row) ? "differs" : undefined}>
                {linked && <td>{place !== null && <a href={link(place.view, place.params)} aria-label={texts.openRow(Object.values(place.params)[0] ?? "")}>{texts.open}</a>}</td>}
                {table.columns.map((column) => <td key={column.key} class={column.numeric ? "number" : undefined}><Cell row={row} column={column} /></td>)}
                {compared && <td>{isUnknown(row) ? <span class="quiet" title={missingFiles(row).join(", ")}>{texts.needsFiles(missingFiles(row))}</span> : <Same same={row.same} />}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ column }: { readonly column: Column }) {
  if (column.name === "") return <>{column.whose === "theirs" ? texts.theirs : texts.ours}</>;
  return <>{column.name}{column.whose !== null && <span class="whose"> {column.whose === "theirs" ? texts.theirs : texts.ours}</span>}</>;
}

function Cell({ row, column }: { readonly row: Row; readonly column: Column }) {
  const text = cellText(row[column.key], column.key);
  if (text === null) return <span class="quiet" aria-label={texts.notKnown}>–</span>;
  const shown = text.length > folded ? <ValueText value={text} most={40} /> : text;
  return differs(row, column) ? <strong class="differs" title={texts.differs}>≠ {shown}</strong> : <>{shown}</>;
}

function Same({ same }: { readonly same: unknown }) {
  if (typeof same !== "boolean") return null;
  return same ? <span class="agrees">= {texts.agrees}</span> : <strong class="differs">≠ {texts.differs}</strong>;
}

function Single({ row, columns }: { readonly row: Row; readonly columns: readonly Column[] }) {
  return (
    <dl class="fact-list">
      {columns.map((column) => <div key={column.key}><dt><Heading column={column} /></dt><dd><Cell row={row} column={column} /></dd></div>)}
    </dl>
  );
}
