import { useSignal } from "@preact/signals";
import { CellBoard } from "../../boards/cell-board.tsx";
import { sameCell, type Cell } from "../../boards/cells.ts";
import { Command } from "../../parts/command.tsx";
import { Copy } from "../../parts/copy.tsx";
import { Field } from "../../parts/field.tsx";
import { Headline } from "../../parts/headline.tsx";
import { Layout } from "../../parts/layout.tsx";
import { Failed } from "../../parts/states.tsx";
import { useKeys } from "../../state/keys.ts";
import { canUndo, change, link, params, undo } from "../../state/route.ts";
import { texts as shared } from "../../texts.ts";
import { other, type Move, type Side } from "../normal-play/answers.ts";
import { Family } from "../normal-play/family.tsx";
import { gameState, isMine } from "../normal-play/game-state.ts";
import { OutcomeHead } from "../normal-play/head.tsx";
import { useOpponent } from "../normal-play/opponent.ts";
import { PlayPanel, turnText } from "../normal-play/play-panel.tsx";
import { useRated, type RatedMove } from "../normal-play/rated-moves.ts";
import { texts as play } from "../normal-play/texts.ts";
import { at, cellOf, format, indexOf, next, put, type CellBoard as Board } from "./board.ts";
import { Edges } from "./edges.tsx";
import type { CellGame } from "./game.ts";
import { partsOf } from "./parts.ts";
import { useBoardAnswers, usePartValues } from "./questions.ts";
import { Rest } from "./rest.tsx";
import { cellsOf, livingParts, shownParts } from "./shown-parts.ts";
import { texts } from "./texts.ts";

export function CellsPage({ game }: { readonly game: CellGame }) {
  const board = game.parse(params.value.position ?? game.first);
  if (typeof board === "string") {
    return <Failed failure={board}><button type="button" onClick={() => change({ position: null })}>{texts.clear}</button></Failed>;
  }
  return <Explorer game={game} board={board} />;
}

function Explorer({ game, board }: { readonly game: CellGame; readonly board: Board }) {
  const position = format(board);
  const { players } = game;
  const written = (params.value.position ?? "/").includes("/") ? position : (params.value.position ?? position); // the program does not read "/"
  const { value, moves, solved, explained } = useBoardAnswers(game, position);
  const state = gameState(params.value);
  const marked = useSignal<string | null>(null); // key of the move under the pointer
  const markedPart = useSignal<string | null>(null);
  const picked = useSignal<Cell | null>(null);
  const list = moves.fresh ? moves.answer?.moves ?? [] : [];
  const parts = livingParts(partsOf(board, game.kinds.empty), list);
  const values = usePartValues(game, parts.length > 1 ? parts : []);
  const lines = useRated(moves.answer, solved.fresh ? solved.answer : null); // the last ones stay until the next are there
  const shown = (moves.fresh ? [...lines.left, ...lines.right] : []).find((line) => line.key === marked.value);

  const edit = (to: Board) => change({ position: format(to) });
  const make = (move: Move) => {
    picked.value = null;
    change({ position: move.position, ...(state === null ? {} : { turn: other(move.side) }) });
  };
  const trouble = useOpponent({
    game: game.name, query: { position }, side: state?.turn ?? "left", isItsTurn: state !== null && !isMine(state),
    moves: moves.fresh ? moves.answer : null, onMove: (move) => change({ position: move.position, turn: other(move.side) }, "replace"),
  });
  const mine = state === null || !isMine(state) ? [] : list.filter((move) => move.side === state.turn);
  const pick = (cell: Cell) => {
    if (state === null) edit(put(board, cell, next(at(board, cell), game.kinds)));
    else pickInGame(game, board, mine, picked, cell, make);
  };
  useKeys([
    { key: "u", does: play.undoKey, run: undo },
    { key: "p", does: play.playKey, run: () => change({ mode: state === null ? "play" : null, turn: null }) },
  ]);
  const boardView = (
    <CellBoard
      rows={board.rows} columns={board.columns} label={texts.board(game.title, board.rows, board.columns)}
      kind={(cell) => game.kind(at(board, cell))}
      name={(cell) => texts.cell(indexOf(board, cell), game.kindName(at(board, cell)), parts.length < 2 ? null : parts.find((part) => part.cells.includes(indexOf(board, cell)))?.letter ?? null)}
      parts={parts.length > 1 ? shownParts(board, parts) : []} markedPart={markedPart.value} picked={picked.value}
      targets={targetsOf(game, board, mine, picked.value)} preview={previewOf(game, board, shown)} onPick={pick}
      onKey={(key, cell) => {
        const kind = game.keys[key];
        if (kind === undefined || state !== null) return false;
        edit(put(board, cell, kind));
        return true;
      }}
    />
  );
  return (
    <Layout
      head={state === null
        ? <OutcomeHead above={texts.size(game.title, board.rows, board.columns)} players={players} value={value.answer} solved={solved.answer} waiting={!value.fresh || !solved.fresh} failure={value.failure ?? solved.failure} />
        : <Headline above={texts.size(game.title, board.rows, board.columns)} title={turnText(state, players, moves.fresh ? moves.answer : null)} waiting={!moves.fresh} />}
      board={<>
        {state === null ? <Edges board={board} kinds={game.kinds} onChange={edit}>{boardView}</Edges> : boardView}
        <div class="row">
          <button type="button" aria-pressed={state !== null} onClick={() => change({ mode: state === null ? "play" : null, turn: null })}>{state === null ? play.play : play.stopPlaying} <kbd>p</kbd></button>
          {state === null && <button type="button" onClick={() => edit(game.negative.make(board))}>{game.negative.label}</button>}
          <button type="button" disabled={!canUndo.value} onClick={undo}>{play.undo} <kbd>u</kbd></button>
          <Copy label={shared.copyLink} text={() => location.href} />
        </div>
        <p class="quiet small">{state === null ? `${texts.editHint} ${game.keysSaid} ${game.how}` : game.how}</p>
      </>}
      later={<>
        <Field label={texts.position} value={params.value.position ?? position} check={(text) => problemOf(game, text)} onChange={(text, how) => change({ position: text.trim() }, how)} />
        <div class="chips"><span class="quiet small">{play.examples}</span>{game.examples.map((one) => <a key={one.position} href={link(game.name, { position: one.position })} aria-current={format(board) === one.position ? "true" : undefined}>{one.label}</a>)}</div>
      </>}
      rest={<>
        {(value.failure ?? moves.failure) !== null && <Failed failure={value.failure ?? moves.failure ?? ""} again={value.again} />}
        {state !== null && <PlayPanel state={state} players={players} game={game.name} query={{ position }} moves={moves.fresh ? moves.answer : null} trouble={trouble} onPreview={(move) => (marked.value = move === null ? null : `${move.side}:${move.move}`)} />}
        <Rest
          game={game} position={position} value={value} moves={moves} solved={solved} explained={explained} parts={parts} values={values} lines={lines} only={state?.turn ?? null} hidesMoves={state !== null && !state.showsMoves}
          marked={marked} markedPart={markedPart} onPlay={(line) => make(line.move)} canPlay={moves.fresh && (state === null || isMine(state))}
        />
        <Command words={[value.answer?.value === null ? "solve" : "value", game.name, written]} />
        <Command words={["moves", game.name, written]} />
      </>}
      under={<Family game={game.name} players={players} examples={game.families} isShown={(text) => text === position || isSame(game, text, position)} show={(text) => change({ position: text })} />}
    />
  );
}

function problemOf(game: CellGame, text: string): string | null {
  const read = game.parse(text);
  return typeof read === "string" ? read : null;
}

function isSame(game: CellGame, text: string, position: string): boolean {
  const read = game.parse(text);
  return typeof read !== "string" && format(read) === position;
}

/** The cells that can be picked: those that begin a move, then those that end one. */
function targetsOf(game: CellGame, board: Board, moves: readonly Move[], picked: Cell | null): Cell[] {
  const pairs = moves.flatMap((move) => {
    const [from, to] = cellsOf(move.move);
    return game.moveAs === "arrow" ? [[from, to] as const] : [[from, to] as const, [to, from] as const];
  });
  const start = picked === null ? null : indexOf(board, picked);
  const cells = start === null ? pairs.map(([from]) => from) : pairs.filter(([from]) => from === start).map(([, to]) => to);
  return [...new Set(cells)].map((index) => cellOf(board, index));
}

function pickInGame(game: CellGame, board: Board, moves: readonly Move[], picked: { value: Cell | null }, cell: Cell, make: (move: Move) => void): void {
  const from = picked.value;
  const move = from === null ? undefined : moves.find((one) => {
    const [first, second] = cellsOf(one.move).map((index) => cellOf(board, index));
    const forth = sameCell(first ?? null, from) && sameCell(second ?? null, cell);
    return forth || (game.moveAs === "domino" && sameCell(second ?? null, from) && sameCell(first ?? null, cell));
  });
  if (move !== undefined) make(move);
  else picked.value = targetsOf(game, board, moves, null).some((one) => sameCell(one, cell)) && !sameCell(from, cell) ? cell : null;
}

function previewOf(game: CellGame, board: Board, line: RatedMove | undefined) {
  if (line === undefined) return null;
  const [from, to] = cellsOf(line.move.move);
  return { cells: [cellOf(board, from), cellOf(board, to)] as const, as: game.moveAs, tone: line.tone };
}

export type Lines = Readonly<Record<Side, readonly RatedMove[]>>;
