import papers from "papers:claims";
import { useAnswer } from "../../api/answer.ts";
import { CardBody } from "../../parts/card.tsx";
import { Shares } from "./overview.tsx";
import { agreement, type Row } from "./rows.ts";
import { card, texts } from "./texts.ts";

/** The papers on the landing page: how the claims came out, and one table computed at this moment. */
export function PapersCard() {
  const { answer, failure } = useAnswer<readonly Row[]>(`reproduce/${card.item}`);
  const counts = agreement(answer ?? []);
  return (
    <CardBody
      view="papers" title={texts.title} says={card.says}
      picture={<div class="all-shares">{papers.map((paper) => <Shares key={paper.key} claims={paper.claims} />)}</div>}
      answer={answer === null ? (failure === null ? null : texts.notKnown) : card.answer(counts)}
    />
  );
}
