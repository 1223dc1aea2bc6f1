import type { Claim } from "../../../claims.d.mts";
import { link } from "../../state/route.ts";
import { itemNamed } from "./items.ts";
import { MarkedText } from "./marked-text.tsx";
import { texts } from "./texts.ts";

const marks = { reproduced: "=", differs: "≠", lost: "–", open: "?" } as const;

/** The claims of a paper: the verdict, the claim, and what we found. */
export function ClaimList({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <ul class="claims">
      {claims.map((claim) => (
        <li key={claim.claim}>
          <span class={`verdict ${claim.verdict}`} title={texts.meaning[claim.verdict]}><i aria-hidden="true">{marks[claim.verdict]}</i>{texts.verdict[claim.verdict]}</span>
          <div>
            <p><MarkedText text={claim.claim} /></p>
            {claim.found !== "" && <p class="quiet small"><MarkedText text={claim.found} /></p>}
            {claim.command !== "" && <p class="small"><CommandLink command={claim.command} /></p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CommandLink({ command }: { readonly command: string }) {
  const name = /reproduce ([\w-]+)/.exec(command)?.[1];
  const item = itemNamed(name);
  return item === undefined ? <code class="quiet">{command}</code> : <a href={link("papers", { item: item.name })}><code>{command}</code></a>;
}
