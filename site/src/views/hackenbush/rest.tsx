import type { Signal } from "@preact/signals";
import type { Asked } from "../../api/answer.ts";
import type { Query } from "../../api/client.ts";
import { PartList, type PartLine } from "../../parts/part-list.tsx";
import { ValueMoves } from "../../parts/value-moves.tsx";
import { change } from "../../state/route.ts";
import type { MovesAnswer, Side, SolveAnswer, ValueAnswer } from "../normal-play/answers.ts";
import { Facts } from "../normal-play/facts.tsx";
import type { RatedMove } from "../normal-play/rated-moves.ts";
import { texts as play } from "../normal-play/texts.ts";
import { WhoWins } from "../normal-play/who-wins.tsx";
import type { Part } from "./questions.ts";
import { texts } from "./texts.ts";
import { Weigh } from "./weigh.tsx";

interface RestProps {
  readonly position: string;
  readonly query: Query;
  readonly cuts: number;
  readonly value: Asked<ValueAnswer>;
  readonly moves: Asked<MovesAnswer>;
  readonly solved: Asked<SolveAnswer>;
  readonly parts: readonly Part[];
  readonly values: ReadonlyMap<string, ValueAnswer>;
  readonly lines: Readonly<Record<Side, readonly RatedMove[]>>;
  readonly only: Side | null; // in a game, the side that moves
  readonly hidesMoves: boolean; // they would give the game away
  readonly marked: Signal<string | null>;
  readonly markedPart: Signal<string | null>;
  readonly onPlay: (line: RatedMove) => void;
  readonly canPlay: boolean;
}

/** All answers about a drawing: value, winner, parts, moves, weighing. */
export function Rest({ position, query, cuts, value, moves, solved, parts, values, lines, only, hidesMoves, marked, markedPart, onPlay, canPlay }: RestProps) {
  const all = [...lines.left, ...lines.right];
  const find = (side: Side, move: string) => all.find((line) => line.move.side === side && line.move.move === move);
  const playIt = (line: RatedMove | undefined) => {
    if (line !== undefined && canPlay) onPlay(line);
  };
  const sides: readonly Side[] = only === null ? ["left", "right"] : [only];
  const hasMoves = (moves.answer?.moves.length ?? 0) > 0;
  return (
    <>
      {only === null && value.answer !== null && <Facts key={position} answer={value.answer} waiting={!value.fresh} path="hackenbush/value" query={query} />}
      {only === null && hasMoves && solved.failure === null && (
        <WhoWins
          key={position} players={texts.players} solved={solved.fresh ? solved.answer : null} explained={null} waiting={!solved.fresh} path="hackenbush/solve" query={query}
          onPlay={(side, move) => playIt(find(side, move))} onPreview={(side, move) => (marked.value = move === null ? null : find(side, move)?.key ?? null)}
        />
      )}
      {parts.length > 1 && (
        <PartList
          title={play.parts} parts={parts.map((part) => lineOf(part, values.get(part.text)))} marked={markedPart.value}
          onPick={(letter) => change({ position: parts.find((part) => part.letter === letter)?.text.replaceAll(" ", ",") ?? "." })} onPreview={(letter) => (markedPart.value = letter)}
        />
      )}
      {hasMoves && !hidesMoves && sides.map((side) => (
        <ValueMoves
          key={side} waiting={!moves.fresh} title={play.movesOf(texts.players[side])} moves={lines[side]} none={play.noMoves(texts.players[side])} marked={marked.value}
          onPlay={(key) => playIt(lines[side].find((line) => line.key === key))} onPreview={(key) => (marked.value = key)}
        />
      ))}
      {only === null && hasMoves && <Weigh key={`${position} ${cuts}`} position={position} moves={cuts} />}
    </>
  );
}

function lineOf(part: Part, answer: ValueAnswer | undefined): PartLine {
  const outcome = answer?.outcome ?? null;
  return { letter: part.letter, text: part.text, value: answer?.value ?? null, said: outcome === null ? play.notKnown : play.outcome(outcome, texts.players) };
}
