import { useAnswer } from "../../api/answer.ts";
import { HackenbushPicture } from "../../boards/hackenbush-picture.tsx";
import { parsePlaces } from "../../boards/sketch.ts";
import { CardBody } from "../../parts/card.tsx";
import type { ValueAnswer } from "../normal-play/answers.ts";
import { texts as play } from "../normal-play/texts.ts";
import { parse } from "./drawing.ts";
import { house } from "./drawings.ts";
import { texts } from "./texts.ts";

/** The game on the landing page: the house, its value, and who wins. */
export function HackenbushCard() {
  const { position, at } = house;
  const { answer, failure } = useAnswer<ValueAnswer>("hackenbush/value", { position, seconds: 1 });
  const drawing = parse(position);
  if (typeof drawing === "string") return null;
  const outcome = answer?.outcome ?? null;
  return (
    <CardBody
      view="hackenbush" params={{ position: position.replaceAll(" ", ","), at }} title={texts.title} says={texts.card}
      picture={<HackenbushPicture drawing={drawing} given={parsePlaces(at)} letters />}
      answer={answer === null ? (failure === null ? null : play.notKnown) : outcome === null ? play.notKnown : play.outcome(outcome, texts.players)}
      detail={answer?.value != null && <span class="mono">{answer.value}</span>}
      certainty={answer?.exact === true ? "exact" : "unknown"}
    />
  );
}
