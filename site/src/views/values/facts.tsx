import type { Facts } from "./answers.ts";
import { texts } from "./texts.ts";
import { shown } from "./value-words.ts";

const order = ["outcome", "mean", "temperature", "left_stop", "right_stop", "atomic_weight", "birthday"] as const;

function words(facts: Facts, name: (typeof order)[number]): string | null {
  if (name === "outcome") return facts.outcome ? `${facts.outcome}: ${texts.outcome(facts.outcome)}` : null;
  const found = facts[name];
  return found === null || found === undefined ? null : shown(String(found));
}

/** The facts that follow from a value, one a line; those that do not apply are left out. */
export function FactList({ facts }: { readonly facts: Facts }) {
  return (
    <dl class="fact-list">
      {order.map((name) => {
        const said = words(facts, name);
        return said === null ? null : <div key={name}><dt>{texts.facts[name]}</dt><dd>{said}</dd></div>;
      })}
    </dl>
  );
}
