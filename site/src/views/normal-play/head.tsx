import type { Failure } from "../../api/client.ts";
import { Headline } from "../../parts/headline.tsx";
import { shortened } from "../../parts/value-text.tsx";
import type { Outcome, SolveAnswer, ValueAnswer } from "./answers.ts";
import { texts, type Players } from "./texts.ts";

interface OutcomeHeadProps {
  readonly above: string; // "Clobber, 2 rows of 3"
  readonly players: Players;
  readonly value: ValueAnswer | null;
  readonly solved: SolveAnswer | null;
  readonly waiting: boolean;
  readonly failure: Failure | null;
}

/** The winner, and the value if it was found. */
export function OutcomeHead({ above, players, value, solved, waiting, failure }: OutcomeHeadProps) {
  const outcome = outcomeIn(value, solved);
  if (outcome === null) {
    const title = waiting && failure === null ? texts.loading : texts.notKnown;
    return <Headline above={above} title={title} certainty={waiting || failure !== null ? null : "unknown"} waiting={waiting} />;
  }
  const found = value?.value ?? null;
  const by = value?.outcome === outcome ? value : solved;
  return (
    <Headline
      above={above} title={texts.outcome(outcome, players)} dim={found === null ? null : texts.value(shortened(found, 22))}
      certainty="exact" source={texts.by(by?.source ?? null, by?.nodes ?? 0)} waiting={waiting}
    />
  );
}

export function outcomeIn(value: ValueAnswer | null, solved: SolveAnswer | null): Outcome | null {
  return value?.outcome ?? solved?.outcome ?? null;
}
