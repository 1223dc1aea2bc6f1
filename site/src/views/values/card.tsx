import { useAnswer } from "../../api/answer.ts";
import { CardBody } from "../../parts/card.tsx";
import { Thermograph } from "../../parts/thermograph.tsx";
import type { Evaluated } from "./answers.ts";
import { card, texts } from "./texts.ts";

/** Values on the landing page: a sum of two positions, its value, and its thermograph. */
export function ValuesCard() {
  const { answer, failure } = useAnswer<Evaluated>("eval", { position: card.position, seconds: 1 });
  const value = answer?.value ?? null;
  return (
    <CardBody
      view="values" params={{ position: card.position }} title={texts.ways} says={card.says}
      picture={<Thermograph value={card.canonical} />}
      answer={answer === null ? (failure === null ? null : texts.notFound) : value ?? texts.notFound}
      certainty={answer?.exact === true ? "exact" : "unknown"}
    />
  );
}
