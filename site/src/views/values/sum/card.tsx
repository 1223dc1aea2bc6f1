import { useAnswer } from "../../../api/answer.ts";
import { SmallBoard } from "../../../boards/small.tsx";
import { CardBody } from "../../../parts/card.tsx";
import type { Solved } from "./answers.ts";
import { readPart, splitSum } from "./parts.ts";
import { card, texts } from "./texts.ts";

/** A sum of three games on the landing page, and who wins it. */
export function SumCard() {
  const { answer, failure } = useAnswer<Solved>("sum/solve", { position: card.position, seconds: 1 });
  const outcome = answer?.outcome ?? null;
  return (
    <CardBody
      view="values" params={{ sum: card.position }} title={texts.title} says={card.says}
      picture={
        <div class="sum-picture">
          {splitSum(card.position).map(readPart).map((part, index) => (
            <>
              {index > 0 && <span class="quiet">{part.negative ? "−" : "+"}</span>}
              <SmallBoard game={part.kind} text={part.text} label={part.text} />
            </>
          ))}
        </div>
      }
      answer={answer === null ? (failure === null ? null : texts.unknown) : outcome === null ? texts.unknown : card.answer(outcome)}
      certainty={outcome === null ? "unknown" : "exact"}
    />
  );
}
