import type { Signal } from "@preact/signals";
import type { Asked } from "../../api/answer.ts";
import { PartList } from "../../parts/part-list.tsx";
import { Note } from "../../parts/states.tsx";
import { ValueMoves } from "../../parts/value-moves.tsx";
import { change } from "../../state/route.ts";
import type { MovesAnswer, Side, SolveAnswer, ValueAnswer } from "../normal-play/answers.ts";
import { Facts } from "../normal-play/facts.tsx";
import type { RatedMove } from "../normal-play/rated-moves.ts";
import { texts as play } from "../normal-play/texts.ts";
import { WhoWins } from "../normal-play/who-wins.tsx";
import { format } from "./board.ts";
import type { CellGame } from "./game.ts";
import type { Part } from "./parts.ts";
import { partLines } from "./shown-parts.ts";
import { texts } from "./texts.ts";

interface RestProps {
  readonly game: CellGame;
  readonly position: string;
  readonly value: Asked<ValueAnswer>;
  readonly moves: Asked<MovesAnswer>;
  readonly solved: Asked<SolveAnswer>;
  readonly explained: Asked<SolveAnswer>;
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

/** All answers about a board: value, winner, parts, moves. */
export function Rest({ game, position, value, moves, solved, explained, parts, values, lines, only, hidesMoves, marked, markedPart, onPlay, canPlay }: RestProps) {
  const { players } = game;
  const all = [...lines.left, ...lines.right];
  const find = (side: Side, move: string) => all.find((line) => line.move.side === side && line.move.move === move);
  const play1 = (line: RatedMove | undefined) => {
    if (line !== undefined && canPlay) onPlay(line);
  };
  const sides: readonly Side[] = only === null ? ["left", "right"] : [only];
  const isOver = moves.fresh && moves.answer !== null && moves.answer.moves.length === 0;
  return (
    <>
      {only === null && value.answer !== null && <Facts key={position} answer={value.answer} waiting={!value.fresh} path={`${game.name}/value`} query={{ position }} />}
      {only === null && !isOver && solved.failure === null && (
        <WhoWins
          key={position} players={players} solved={solved.fresh ? solved.answer : null} explained={explained.fresh ? explained.answer : null} waiting={!solved.fresh}
          path={`${game.name}/solve`} query={{ position }}
          onPlay={(side, move) => play1(find(side, move))} onPreview={(side, move) => (marked.value = move === null ? null : find(side, move)?.key ?? null)}
        />
      )}
      {parts.length > 1 && (
        <PartList
          title={play.parts} isToned parts={partLines(parts, values, players)} marked={markedPart.value}
          onPick={(letter) => change({ position: textOf(parts, letter) })} onPreview={(letter) => (markedPart.value = letter)}
        />
      )}
      {isOver && only === null && <Note>{texts.noMoves}</Note>}
      {!isOver && !hidesMoves && moves.answer !== null && sides.map((side) => (
        <ValueMoves
          key={side} waiting={!moves.fresh} title={play.movesOf(players[side])} moves={lines[side]} none={play.noMoves(players[side])} marked={marked.value}
          onPlay={(key) => play1(lines[side].find((line) => line.key === key))} onPreview={(key) => (marked.value = key)}
        />
      ))}
    </>
  );
}

function textOf(parts: readonly Part[], letter: string): string {
  const found = parts.find((part) => part.letter === letter);
  return found === undefined ? "" : format(found.board);
}
