import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useJob } from "../../api/job.ts";
import { Badge } from "../../parts/badge.tsx";
import { Command } from "../../parts/command.tsx";
import { Failed, Note, Working } from "../../parts/states.tsx";
import { change, params } from "../../state/route.ts";
import { cellsOf, formatBoard, type Colour } from "./board.ts";
import { isHalfTurn, placeTurn, type Game } from "./game.ts";
import { texts } from "./texts.ts";

/** A turn of the engine, and what it rests on. */
export interface Analysed {
  readonly position: string;
  readonly to_move: Colour;
  readonly move: string;
  readonly proved: boolean;
  readonly why: string;
  readonly seconds: number;
}

const times = [1, 2, 5] as const;
const usualTime = 2;
const firstLook = 0.3; // seconds: a thought that can be shown at once

function secondsOf(): number {
  const asked = Number(params.value.time);
  return times.find((one) => one === asked) ?? usualTime;
}

function queryOf({ rules, board, turn }: Game, seconds: number) {
  return { position: formatBoard(board), board: true, rules: rules.text, "to-move": turn.colour, seconds };
}

/** The engine thinks about a board twice: a short look, then as long as the reader allows. */
export function useEngine(game: Game, isOver: boolean) {
  const text = formatBoard(game.board);
  const asked = params.value.as;
  const you: Colour | null = asked === "x" || asked === "o" ? asked : null;
  const advised = useSignal<string | null>(null); // the board that advice was asked about
  const seconds = secondsOf();
  const canPlay = game.rules.p <= 2 && game.rules.q <= 2 && !isHalfTurn(game); // the engine knows whole turns
  const isIts = canPlay && you !== null && game.turn.colour !== you && !isOver;
  const look = useJob<Analysed>();
  const long = useJob<Analysed>((answers) => {
    const found = answers[0];
    if (isIts && found?.position === text) placeTurn(game, cellsOf(found.move, game.board.columns), "replace");
  });
  const key = canPlay && (isIts || advised.value === text) ? `${text} ${game.turn.colour}${game.turn.left} ${seconds} ${game.rules.text}` : null;
  useEffect(() => {
    if (key === null) return;
    look.start("connect/analyse", queryOf(game, firstLook));
    long.start("connect/analyse", queryOf(game, seconds));
    return () => {
      look.cancel();
      long.cancel();
    };
  }, [key]);
  const isHere = (one: Analysed | undefined): one is Analysed => key !== null && one?.position === text && one.to_move === game.turn.colour;
  return {
    you, canPlay, isIts, seconds, long,
    thoughts: thoughtsOf([look.answers[0], long.answers[0]].filter(isHere)),
    again: () => key !== null && long.start("connect/analyse", queryOf(game, seconds)),
    advise: () => (advised.value = text),
    isAsked: key !== null,
  };
}

/** A second thought that says the same as the first stands alone. */
function thoughtsOf([first, second]: readonly Analysed[]): readonly Analysed[] {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  return first.move === second.move && first.why === second.why ? [second] : [first, second];
}

export type Engine = ReturnType<typeof useEngine>;

export function EnginePanel({ game, engine, isOver }: { readonly game: Game; readonly engine: Engine; readonly isOver: boolean }) {
  const { you, canPlay, isIts, seconds, long, thoughts, advise, again, isAsked } = engine;
  if (Math.max(game.rules.p, game.rules.q) > 2) return null;
  return (
    <Note>
      <div class="row">
        <button type="button" aria-pressed={you !== null} onClick={() => change({ as: you === null ? game.turn.colour : null })}>{texts.playEngine} <kbd>p</kbd></button>
        <button type="button" disabled={isOver || isIts || !canPlay} onClick={advise}>{texts.advise} <kbd>h</kbd></button>
      </div>
      <div class="row" role="group" aria-label={texts.thinkingTime}>
        <span class="small quiet">{texts.thinkingTime}</span>
        {times.map((time) => <button key={time} type="button" aria-pressed={seconds === time} onClick={() => change({ time: time === usualTime ? null : String(time) }, "replace")}>{time}</button>)}
      </div>
      {you !== null && <p class="small" aria-live="polite">{texts.youPlay(you)} {isOver ? texts.over : isIts ? texts.thinks : texts.yourTurn}</p>}
      {isAsked && long.phase === "running" && <Working progress={long.progress} onCancel={long.cancel} />}
      {isAsked && (long.phase === "cancelled" || long.phase === "failed") && <div class="row"><button type="button" onClick={again}>{texts.thinkAgain}</button></div>}
      {long.phase === "failed" && isAsked && <Failed failure={long.error ?? ""} />}
      {thoughts.length > 0 && <Thoughts thoughts={thoughts} />}
      {thoughts.length > 0 && <Command words={["analyse", "connect", formatBoard(game.board), "--board", "--rules", game.rules.text, "--to-move", game.turn.colour, "--seconds", String(seconds)]} />}
    </Note>
  );
}

function Thoughts({ thoughts }: { readonly thoughts: readonly Analysed[] }) {
  return (
    <ol class="thoughts" aria-label={texts.thoughts}>
      {thoughts.map((one, index) => (
        <li key={index}>
          <strong>{one.move}</strong>
          <Badge certainty={one.proved ? "exact" : "estimate"} />
          <span class="quiet small">{one.why.replace(/^(not )?proved: /, "")}</span>
        </li>
      ))}
    </ol>
  );
}
