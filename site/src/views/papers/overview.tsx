import papers from "papers:claims";
import type { Claim } from "../../../claims.d.mts";
import { link } from "../../state/route.ts";
import { ClaimList } from "./claim-list.tsx";
import { items } from "./items.ts";
import { texts, verdicts, type Verdict } from "./texts.ts";
import { change, params } from "../../state/route.ts";
import { Failed } from "../../parts/states.tsx";

function countOf(claims: readonly Claim[], verdict: Verdict): number {
  return claims.filter((claim) => claim.verdict === verdict).length;
}

/** All papers: what was claimed, and what can be computed again. */
export function AllPapers() {
  return (
    <div class="stack papers">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.about}</p>
      {papers.map((paper) => (
        <section key={paper.key} class="paper" aria-labelledby={`paper-${paper.key}`}>
          <div>
            <h2 id={`paper-${paper.key}`}><a href={link("papers", { paper: paper.key })}>{paper.title}</a></h2>
            <p class="quiet small">{paper.about}</p>
            <Tally claims={paper.claims} />
          </div>
          <ItemLinks paper={paper.key} />
        </section>
      ))}
    </div>
  );
}

function ItemLinks({ paper }: { readonly paper: string }) {
  return <ul class="items">{items.filter((item) => item.paper === paper).map((item) => <li key={item.name}><a href={link("papers", { item: item.name })}>{item.title}</a></li>)}</ul>;
}

/** The number of claims reproduced, in words and as a bar. */
function Tally({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <div class="tally">
      <p class="small">{texts.claims(claims.length)}: {present(claims).map((verdict) => texts.count(verdict, countOf(claims, verdict))).join(", ")}</p>
      <Shares claims={claims} />
    </div>
  );
}

function present(claims: readonly Claim[]): readonly Verdict[] {
  return verdicts.filter((verdict) => countOf(claims, verdict) > 0);
}

/** A bar with a share for each verdict. */
export function Shares({ claims }: { readonly claims: readonly Claim[] }) {
  return <div class="shares" aria-hidden="true">{present(claims).map((verdict) => <i key={verdict} class={verdict} style={{ flexGrow: countOf(claims, verdict) }} />)}</div>;
}

/** One paper, claim by claim. */
export function OnePaper({ name }: { readonly name: string }) {
  const paper = papers.find((one) => one.key === name);
  if (paper === undefined) return <Failed failure={texts.noPaper(name)}><a class="button" href={link("papers")}>{texts.all}</a></Failed>;
  const chosen = verdicts.find((verdict) => verdict === params.value.verdict);
  const shown = chosen === undefined ? paper.claims : paper.claims.filter((claim) => claim.verdict === chosen);
  return (
    <div class="stack papers">
      <p><a href={link("papers")}>{texts.all}</a></p>
      <h1>{paper.title}</h1>
      <p class="lead quiet">{paper.about}</p>
      <section><h2>{texts.computed}</h2><ItemLinks paper={paper.key} /></section>
      <section>
        <div class="between">
          <h2>{texts.byClaim}</h2>
          <div class="row" role="group" aria-label={texts.show}>
            <button type="button" aria-pressed={chosen === undefined} onClick={() => change({ verdict: null })}>{texts.every} {paper.claims.length}</button>
            {verdicts.filter((verdict) => countOf(paper.claims, verdict) > 0).map((verdict) => (
              <button key={verdict} type="button" aria-pressed={chosen === verdict} onClick={() => change({ verdict })}>{texts.verdict[verdict]} {countOf(paper.claims, verdict)}</button>
            ))}
          </div>
        </div>
        {shown.length === 0 ? <p class="quiet">{texts.none}</p> : <ClaimList claims={shown} />}
      </section>
    </div>
  );
}
