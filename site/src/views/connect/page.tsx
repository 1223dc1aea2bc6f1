import { pointAt, PointsBoard } from "../../boards/points.tsx";
import { Command } from "../../parts/command.tsx";
import { Copy } from "../../parts/copy.tsx";
import { Field } from "../../parts/field.tsx";
import { Layout } from "../../parts/layout.tsx";
import { Failed, Note, Working } from "../../parts/states.tsx";
import { useKeys } from "../../state/keys.ts";
import { change, params, undo } from "../../state/route.ts";
import { texts as common } from "../../texts.ts";
import { cellsOf, emptyBoard, formatBoard, parseBoard, readRules, turnOf } from "./board.ts";
import "./connect.css";
import { EnginePanel, useEngine } from "./engine.tsx";
import { cycleStone, placeStone, readGame, setColour, showBoard, type Game } from "./game.ts";
import { ConnectHeadline } from "./headline.tsx";
import { ConnectionLines, LayerChoice, LayerPanel, TypeMark, typeSaid, useLayers } from "./layers.tsx";
import { useSolving, type Solving } from "./solving.ts";
import { kinds, texts } from "./texts.ts";
import { stonesOfWin, TreePanel } from "./tree-panel.tsx";

const clear = { position: null, rules: null, turn: null, win: null };

export function ConnectPage() {
  const game = readGame(params.value);
  if (typeof game === "string") return <Failed failure={game}><button type="button" onClick={() => change(clear)}>{common.startAgain}</button></Failed>;
  return <Explorer game={game} />;
}

function Explorer({ game }: { readonly game: Game }) {
  const { board, turn } = game;
  const solving = useSolving(game);
  const layers = useLayers(game);
  const isSetUp = params.value.edit === "1";
  const tree = solving.threats.fresh ? solving.threats.answer?.tree ?? null : null;
  const ghosts = tree === null || layers.layer !== "none" ? [] : stonesOfWin(tree, turn.colour, board.columns);
  const isOver = solving.best?.won_already != null || !board.cells.includes(".");
  const engine = useEngine(game, isOver);
  const nextLayer = { none: "points", points: "lines", lines: null } as const;
  useKeys([
    { key: "u", does: texts.keys.undo, run: undo },
    { key: "e", does: texts.keys.setUp, run: () => change({ edit: isSetUp ? null : "1" }) },
    { key: "p", does: texts.keys.play, run: () => change({ as: engine.you === null ? turn.colour : null }) },
    { key: "h", does: texts.keys.advise, run: engine.advise },
    { key: "t", does: texts.keys.layer, run: () => change({ show: nextLayer[layers.layer] }) },
  ]);
  const stone = (cell: number) => (board.cells[cell] === "x" ? "x" : board.cells[cell] === "o" ? "o" : null);
  return (
    <Layout
      head={<ConnectHeadline game={game} solving={solving} />}
      board={<>
        <PointsBoard
          rows={board.rows} columns={board.columns} label={texts.board(turn)} stone={stone}
          name={(cell) => texts.point(Math.floor(cell / board.columns), cell % board.columns, board.cells[cell] ?? ".") + typeSaid(layers, cell)}
          mark={(cell) => <TypeMark layers={layers} cell={cell} />}
          over={<>
            <ConnectionLines layers={layers} columns={board.columns} />
            {cellsOf(engine.thoughts.at(-1)?.move ?? "", board.columns).map((cell) => <Ghost key={`e${cell}`} {...pointAt(cell, board.columns)} colour={turn.colour} />)}
            {ghosts.map((ghost) => <Ghost key={ghost.cell} {...pointAt(ghost.cell, board.columns)} colour={ghost.colour} number={ghost.number} />)}
          </>}
          onPick={(cell) => (isSetUp ? cycleStone(game, cell) : placeStone(game, cell))}
          onHover={(cell) => (layers.hovered.value = cell)}
        />
        <BoardTools game={game} isSetUp={isSetUp} />
        <LayerChoice layers={layers} />
      </>}
      later={<>
        <BoardText game={game} />
        <RulesChooser game={game} />
      </>}
      rest={<>
        <Failures solving={solving} />
        <LayerPanel layers={layers} />
        {tree !== null && <TreePanel tree={tree} attacker={turn.colour} turns={solving.threats.answer?.turns ?? 1} />}
        <Threats game={game} solving={solving} />
        <Exactly game={game} solving={solving} />
        <EnginePanel game={game} engine={engine} isOver={isOver} />
        <CommandLine game={game} solving={solving} />
      </>}
    />
  );
}

function Ghost({ x, y, colour, number }: { readonly x: number; readonly y: number; readonly colour: "x" | "o"; readonly number?: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class="win-stone">
      <circle class={`stone ${colour === "x" ? "black" : "white"}`} r="27" />
      {number !== undefined && <text class={`stone-number ${colour}`} y="9">{number}</text>}
    </g>
  );
}

function BoardTools({ game, isSetUp }: { readonly game: Game; readonly isSetUp: boolean }) {
  const { rules, board, turn } = game;
  return (
    <>
      <div class="row">
        <button type="button" aria-pressed={isSetUp} onClick={() => change({ edit: isSetUp ? null : "1" })}>{texts.setUp} <kbd>e</kbd></button>
        {(["x", "o"] as const).map((colour) => (
          <button key={colour} type="button" aria-pressed={turn.colour === colour} onClick={() => setColour(game, colour)}>{texts.side[colour]}</button>
        ))}
        <button type="button" onClick={() => { const empty = emptyBoard({ ...rules, rows: board.rows, columns: board.columns }); showBoard(game, empty, turnOf(rules, empty)); }}>{texts.clear}</button>
        <Copy text={() => location.href} label={common.copyLink} />
      </div>
      {isSetUp && <p class="small quiet">{texts.setUpHint}</p>}
    </>
  );
}

function BoardText({ game }: { readonly game: Game }) {
  return (
    <Field
      label={texts.boardText} value={formatBoard(game.board)} rows={2}
      check={(text) => { const read = parseBoard(text); return typeof read === "string" ? read : sizeTrouble(game, read); }}
      onChange={(text) => { const read = parseBoard(text); if (typeof read !== "string") showBoard(game, read, turnOf(game.rules, read)); }}
    />
  );
}

function sizeTrouble({ rules }: Game, board: { readonly rows: number; readonly columns: number }): string | null {
  const isFixed = /^\d/.test(rules.text);
  return isFixed && (board.rows !== rules.rows || board.columns !== rules.columns) ? texts.otherSize(board.rows, board.columns, rules) : null;
}

function RulesChooser({ game }: { readonly game: Game }) {
  const choose = (text: string) => change({ ...clear, rules: text });
  const { text } = game.rules;
  return (
    <section class="stack tight" aria-label={texts.rules}>
      <div class="row">
        {texts.ruleNames.map(([name, title]) => (
          <button key={name} type="button" aria-pressed={text === name} onClick={() => choose(name)}>{title}</button>
        ))}
      </div>
      <Field
        label={texts.rulesText} value={text} check={(typed) => { const read = readRules(typed); return typeof read === "string" ? read : null; }}
        onChange={(typed) => { const read = readRules(typed); if (typeof read !== "string" && read.text !== text) choose(read.text); }}
      />
    </section>
  );
}

function Failures({ solving: { exact, threats } }: { readonly solving: Solving }) {
  const failure = exact.failure ?? threats.failure;
  return failure === null ? null : <Failed failure={failure} again={exact.again} />;
}

function Threats({ game, solving }: { readonly game: Game; readonly solving: Solving }) {
  if (game.rules.p > 2) return null;
  return (
    <div class="row" role="group" aria-label={texts.threatKind}>
      <span class="small quiet">{texts.threats}</span>
      {kinds[game.rules.p === 2 ? 2 : 1].map(([name, title]) => (
        <button key={name} type="button" aria-pressed={solving.kind === name} onClick={() => change({ by: name, win: null })}>{title}</button>
      ))}
    </div>
  );
}

/** Games of some size are solved only when the reader asks. */
function Exactly({ game, solving }: { readonly game: Game; readonly solving: Solving }) {
  const { long, canSolve, solve, solved } = solving;
  if (!canSolve) return null;
  return (
    <Note>
      {long.phase === "running"
        ? <Working progress={long.progress} onCancel={long.cancel} />
        : <div class="row"><button type="button" onClick={solve}>{texts.solve}</button><span class="small quiet">{texts.solveHint(game.board.cells.length)}</span></div>}
      {long.phase === "failed" && <Failed failure={long.error ?? ""} />}
      {solved !== null && solved.result === null && <p role="status">{texts.notSolved}</p>}
    </Note>
  );
}

function CommandLine({ game, solving }: { readonly game: Game; readonly solving: Solving }) {
  const { position, rules } = solving.query;
  const isExact = solving.best !== null && solving.best === solving.exact.answer;
  const toMove = game.turn.colour === "o" ? ["--to-move", "o"] : [];
  const stones = isExact && game.turn.left !== game.rules.p ? ["--stones", String(game.turn.left)] : [];
  const how = isExact ? stones : ["--threats", "--by", solving.kind];
  return <Command words={["solve", "connect", position, "--board", "--rules", rules, ...toMove, ...how]} />;
}
