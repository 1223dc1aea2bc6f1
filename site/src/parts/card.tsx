import type { ComponentChildren } from "preact";
import { link } from "../state/route.ts";
import { Badge, type Certainty } from "./badge.tsx";

interface CardProps {
  readonly view: string;
  readonly params?: Readonly<Record<string, string>>; // the position, so that the link shows it
  readonly title: string; // "Checkers"
  readonly picture: ComponentChildren; // drawn at once, without waiting for the answer
  readonly answer: string | null; // from the program; null: on its way
  readonly detail?: ComponentChildren; // a value, a distance
  readonly certainty?: Certainty;
  readonly says: string; // one sentence
}

/** A view on the landing page. The places of all its lines are kept while the answer is on its way. */
export function CardBody({ view, params, title, picture, answer, detail, certainty = "exact", says }: CardProps) {
  return (
    <>
      <div class="picture" aria-hidden="true">{picture}</div>
      <div class="name">
        <h2><a href={link(view, params)}>{title}</a></h2>
        {answer !== null && <>{detail}<Badge certainty={certainty} /></>}
      </div>
      <p class="answer" aria-busy={answer === null}>{answer ?? "…"}</p>
      <p class="quiet small">{says}</p>
    </>
  );
}
