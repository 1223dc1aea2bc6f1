import { useAnswer } from "../../api/answer.ts";
import { HackenbushPicture } from "../../boards/hackenbush-picture.tsx";
import { parsePlaces } from "../../boards/sketch.ts";
import { Badge } from "../../parts/badge.tsx";
import { link } from "../../state/route.ts";
import type { ValueAnswer } from "../normal-play/answers.ts";
import { texts as play } from "../normal-play/texts.ts";
import { parse } from "./drawing.ts";
import { gallery } from "./drawings.ts";
import { texts } from "./texts.ts";

const shown = gallery.find((one) => one.name === "House");

/** The game on the landing page: the house, its value, and who wins. */
export function HackenbushCard() {
  const position = shown?.position ?? ".";
  const { answer } = useAnswer<ValueAnswer>("hackenbush/value", { position, seconds: 1 });
  const drawing = parse(position);
  const outcome = answer?.outcome ?? null;
  if (typeof drawing === "string" || shown === undefined) return null;
  return (
    <>
      <a class="card-board" href={link("hackenbush", { position: position.replaceAll(" ", ","), at: shown.at ?? "" })} aria-label={`${texts.title}: ${position}`}>
        <HackenbushPicture drawing={drawing} given={parsePlaces(shown.at ?? "")} letters />
      </a>
      <p>
        <b>{outcome === null ? play.loading : play.outcome(outcome, texts.players)}</b>{" "}
        {answer?.value != null && <span class="mono">{answer.value}</span>} {answer !== null && <Badge certainty={answer.exact ? "exact" : "unknown"} />}
      </p>
      <p class="quiet small">{texts.card}</p>
    </>
  );
}
