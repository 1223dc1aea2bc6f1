import { useAnswers } from "../../api/many.ts";
import { cellSquare, pieceName } from "../../boards/checkers.tsx";
import type { Tone } from "../../parts/letter.tsx";
import { Failed, Note } from "../../parts/states.tsx";
import { change, params } from "../../state/route.ts";
import { texts as common } from "../../texts.ts";
import type { Probe } from "./answers.ts";
import type { Explored } from "./explored.ts";
import type { BoardMode } from "./modes.ts";
import type { Position } from "./position.ts";
import { Spares } from "./spares.tsx";
import { texts } from "./texts.ts";
import { placed, placements, readSubject, type Subject } from "./what-if.ts";

/** The piece that is asked about when nothing was chosen yet: a king of the side to move, or any piece. */
export function firstSubject(position: Position): string {
  const own = [...position.pieces].sort(([a], [b]) => a - b);
  const found = own.find(([, piece]) => piece.king && piece.side === position.toMove) ?? own.find(([, piece]) => piece.side === position.toMove) ?? own[0];
  return found === undefined ? "BK" : String(found[0]);
}

/** On every square where a piece could stand, what the position would be worth to the side to move. */
export function useWhatIf({ position, place }: Explored) {
  const asked = params.value.what;
  const subject = readSubject(asked, position);
  const where = subject === null ? new Map<number, string>() : placements(position, subject);
  const { answers, fresh, failure } = useAnswers<Probe>("checkers/probe", [...where.values()], { brief: true });
  const bySquare = new Map([...where.keys()].map((square, index) => [square, answers[index]]));
  const pick = (square: number) => {
    const piece = position.pieces.get(square);
    if (subject !== null && where.has(square) && square !== subject.from) place(placed(position, subject, square), { what: String(square) });
    else if (piece !== undefined) change({ what: String(square) });
  };
  const mode: BoardMode = {
    selected: subject?.from ?? null,
    marks: (square) => (where.has(square) && fresh ? <Worth probe={bySquare.get(square)} own={square === subject?.from} /> : null),
    said: (square) => (where.has(square) && fresh ? said(bySquare.get(square)) : ""),
    onPick: pick,
  };
  return { mode, subject, failure, on: asked !== undefined };
}

function said(probe: Probe | undefined): string {
  const tone: Tone = probe?.result ?? "unknown";
  return texts.worthSaid(tone, probe?.dtw ?? null);
}

function Worth({ probe, own }: { readonly probe: Probe | undefined; readonly own: boolean }) {
  const tone: Tone = probe?.result ?? "unknown";
  const plies = probe?.dtw ?? null;
  return (
    <g class={`worth ${tone}${own ? " own" : ""}`}>
      <rect x="4" y="4" width="56" height="56" rx="8" />
      <text class="sign" x="32" y={plies === null ? 39 : 32}>{common.letter[tone]}</text>
      {plies !== null && <text class="plies" x="32" y="50">{plies}</text>}
    </g>
  );
}

/** The legend of the map, and the spare pieces that can be asked about. */
export function WhatIfPanel({ explored, whatIf }: { readonly explored: Explored; readonly whatIf: ReturnType<typeof useWhatIf> }) {
  const { subject, failure } = whatIf;
  const { position, place } = explored;
  const flipped = params.value.flip === "1";
  const name = ({ from, piece }: Subject) => (from === null ? texts.spare(pieceName(piece)) : texts.pieceOn(pieceName(piece), from));
  return (
    <Note>
      <p>{subject === null ? texts.whatIfNothing : texts.whatIfOf(name(subject), position.toMove)}</p>
      <div class="row">
        <Spares
          chosen={subject?.from === null ? subject.piece : null}
          onChoose={(piece) => change({ what: `${piece.side}${piece.king ? "K" : ""}` })}
          onDrop={(piece, cell) => {
            const square = cellSquare(cell, flipped);
            if (placements(position, { from: null, piece }).has(square)) place(placed(position, { from: null, piece }, square), { what: String(square) });
          }}
        />
      </div>
      {failure !== null && <Failed failure={failure} />}
    </Note>
  );
}
