import { useSignal } from "@preact/signals";
import { CheckersBoard, PieceDrawing } from "../../boards/checkers.tsx";
import { Command } from "../../parts/command.tsx";
import { Copy } from "../../parts/copy.tsx";
import { Field } from "../../parts/field.tsx";
import { Layout } from "../../parts/layout.tsx";
import { MoveList } from "../../parts/move-list.tsx";
import { openFile } from "../../parts/open-file.ts";
import { Failed, Note } from "../../parts/states.tsx";
import { useKeys } from "../../state/keys.ts";
import { change, params, undo } from "../../state/route.ts";
import { texts as common } from "../../texts.ts";
import "./checkers.css";
import { Curve } from "./curve.tsx";
import { useExplored, type Explored } from "./explored.ts";
import { gameParams, readGame, type Game } from "./game.ts";
import { groupMoves, turned } from "./groups.ts";
import { CheckersHeadline } from "./headline.tsx";
import { Materials } from "./materials.tsx";
import { BuildNote, Missing, useBuild } from "./missing.tsx";
import { OpponentPanel, useOpponent } from "./opponent.tsx";
import { looksLikePdn, readPdn } from "./pdn.ts";
import { usePicking, WhichMove } from "./picking-mode.tsx";
import { parse, path, type Piece } from "./position.ts";
import { useReading } from "./reading.ts";
import { SetUpTools, useSetUp } from "./set-up-mode.tsx";
import { TablesBuilding, useTablesBuilding } from "./tables-building.tsx";
import { texts } from "./texts.ts";
import { GameWalk } from "./walk.tsx";
import { firstSubject, useWhatIf, WhatIfPanel } from "./what-if-mode.tsx";

export function CheckersPage() {
  const game = readGame(params.value);
  if (typeof game === "string") {
    return <Failed failure={game}><button type="button" onClick={() => change({ position: null, moves: null, at: null, what: null })}>{common.startAgain}</button></Failed>;
  }
  return <Explorer game={game} />;
}

/** The switches kept in the address; at most one of the modes is on. */
function toggles(explored: Explored) {
  const { flip, edit, what, as } = params.value;
  const off = { edit: null, what: null, as: null };
  return {
    flip: () => change({ flip: flip === "1" ? null : "1" }),
    edit: () => change({ ...off, edit: edit === "1" ? null : "1" }),
    what: () => change({ ...off, what: what === undefined ? firstSubject(explored.position) : null }),
    play: () => change({ ...off, as: as === undefined ? explored.position.toMove : null }),
  };
}

function Explorer({ game }: { readonly game: Game }) {
  const explored = useExplored(game);
  const { position, text, probe, steps, at, go, play } = explored;
  const { flip, edit } = params.value;
  const preview = useSignal<string | null>(null);
  const picking = usePicking(explored);
  const setUp = useSetUp(explored);
  const whatIf = useWhatIf(explored);
  const opponent = useOpponent(explored);
  const toggle = toggles(explored);
  const build = useBuild();
  const moves = probe.fresh ? probe.answer?.moves ?? [] : [];
  const best = moves[0]?.move;
  const isUnknown = probe.answer?.result === null;
  const tables = useTablesBuilding(isUnknown);
  const marked = preview.value ?? opponent.hinted;
  const shown = moves.find((move) => move.move === marked);
  const mode = edit === "1" ? setUp.mode : whatIf.on ? whatIf.mode : picking.mode;
  const playMove = (move: string) => {
    preview.value = null;
    play(move);
  };
  useKeys([
    { key: "ArrowLeft", does: texts.keys.back, run: () => go(Math.max(0, at - 1), "replace") },
    { key: "ArrowRight", does: texts.keys.on, run: () => go(Math.min(steps.length, at + 1), "replace") },
    { key: " ", does: texts.keys.best, run: () => best !== undefined && playMove(best) },
    { key: "f", does: texts.keys.flip, run: toggle.flip },
    { key: "e", does: texts.keys.setUp, run: toggle.edit },
    { key: "w", does: texts.keys.whatIf, run: toggle.what },
    { key: "p", does: texts.keys.play, run: toggle.play },
    { key: "h", does: texts.keys.hint, run: opponent.hint },
    { key: "u", does: texts.keys.undo, run: undo },
  ]);
  return (
    <Layout
      head={<CheckersHeadline explored={explored} />}
      board={<>
        <CheckersBoard
          position={position} label={texts.board(position.toMove)} flipped={flip === "1"} {...mode}
          marks={(square) => <>{mode.marks?.(square)}{shown !== undefined && path(shown.move).at(-1) === square && <Ghost piece={position.pieces.get(path(shown.move)[0] ?? 0)} />}</>}
          arrow={shown === undefined ? null : { squares: path(shown.move), tone: turned(shown.result) }}
        />
        <WhichMove moves={picking.question.value} onPlay={playMove} />
        <Tools toggle={toggle} />
        {edit === "1" && <SetUpTools explored={explored} setUp={setUp} />}
      </>}
      later={<PositionField explored={explored} />}
      rest={<>
        <Problems explored={explored} />
        <BuildNote build={build} />
        <TablesBuilding tables={tables} />
        {whatIf.on && <WhatIfPanel explored={explored} whatIf={whatIf} />}
        <OpponentPanel opponent={opponent} />
        {!opponent.hides && <>
          {isUnknown && <Missing explored={explored} build={build} waits={tables?.state === "building"} />}
          <MoveList groups={groupMoves(probe.answer?.moves ?? [])} marked={preview.value} onPlay={playMove} onPreview={(move) => (preview.value = move)} />
          {!isUnknown && <Missing explored={explored} build={build} waits={tables?.state === "building"} />}
          <GameWalk explored={explored} />
        </>}
        {explored.illegal === null && <Curve explored={explored} />}
        {position.pieces.size > 0 && <Command words={["probe", "checkers", text]} />}
      </>}
      under={<Materials />}
    />
  );
}

/** The piece of a move that is pointed at, where it would stand. */
function Ghost({ piece }: { readonly piece: Piece | undefined }) {
  return piece === undefined ? null : <g class="ghost"><PieceDrawing piece={piece} /></g>;
}

function Tools({ toggle }: { readonly toggle: ReturnType<typeof toggles> }) {
  const { flip, edit, what, as } = params.value;
  const button = (name: string, key: string, on: boolean, run: () => void) => (
    <button type="button" aria-pressed={on} onClick={run}>{name} <kbd>{key}</kbd></button>
  );
  return (
    <div class="row">
      {button(texts.flip, "f", flip === "1", toggle.flip)}
      {button(texts.setUp, "e", edit === "1", toggle.edit)}
      {button(texts.whatIf, "w", what !== undefined, toggle.what)}
      {button(texts.playAgainst, "p", as !== undefined, toggle.play)}
      <Copy text={() => location.href} label={common.copyLink} />
    </div>
  );
}

/** A position, or a game that is then played to its end. */
function PositionField({ explored }: { readonly explored: Explored }) {
  const reading = useReading();
  const take = (typed: string) => {
    const game = looksLikePdn(typed) ? readPdn(typed) : null;
    if (typeof game === "string") return false;
    if (game !== null) {
      reading.start(game);
      return true;
    }
    const position = parse(typed);
    if (typeof position === "string") return false;
    reading.forget();
    explored.place(position);
    return true;
  };
  const open = (text: string) => {
    const read = readPdn(text);
    if (typeof read === "string") reading.refuse(read);
    else reading.start(read);
  };
  const check = (typed: string) => {
    const read = looksLikePdn(typed) ? readPdn(typed) : parse(typed);
    return typeof read === "string" ? read : null;
  };
  return (
    <div>
      <Field label={texts.position} value={explored.text} check={check} onChange={take} onPaste={(pasted) => looksLikePdn(pasted) && take(pasted)} />
      <button type="button" onClick={() => openFile(".pdn,text/plain", open)}>{texts.openPdn}</button>
      {reading.state !== null && <p class="small quiet" role="status">{texts.reading(reading.state.at, reading.state.of)}</p>}
      {reading.problem !== null && <Failed failure={reading.problem} />}
    </div>
  );
}

function Problems({ explored }: { readonly explored: Explored }) {
  const { probe, position, illegal, start, played } = explored;
  if (position.pieces.size === 0) return <Note>{texts.emptyHint}</Note>;
  if (illegal !== null) {
    return (
      <Failed failure={texts.notLegalInGame(illegal + 1, played[illegal] ?? "")}>
        <button type="button" onClick={() => change(gameParams(start, played.slice(0, illegal)))}>{texts.keepUpTo}</button>
      </Failed>
    );
  }
  return probe.failure === null ? null : <Failed failure={probe.failure} again={probe.again} />;
}
