import { useSignal } from "@preact/signals";
import { answerTo, useAnswer } from "../../api/answer.ts";
import { HackenbushBoard } from "../../boards/hackenbush.tsx";
import { planeFor } from "../../boards/edge-lines.ts";
import { formatPlaces, type Places, type Point } from "../../boards/sketch.ts";
import { Command } from "../../parts/command.tsx";
import { download } from "../../parts/download.ts";
import { Field } from "../../parts/field.tsx";
import { Headline } from "../../parts/headline.tsx";
import { Layout } from "../../parts/layout.tsx";
import { shortened } from "../../parts/value-text.tsx";
import { Failed } from "../../parts/states.tsx";
import { useKeys } from "../../state/keys.ts";
import { change, params, undo } from "../../state/route.ts";
import { letterOf } from "../cells/parts.ts";
import { other, type Move, type ValueAnswer } from "../normal-play/answers.ts";
import { Family } from "../normal-play/family.tsx";
import { gameState, isMine } from "../normal-play/game-state.ts";
import { OutcomeHead } from "../normal-play/head.tsx";
import { useOpponent } from "../normal-play/opponent.ts";
import { PlayPanel, turnText } from "../normal-play/play-panel.tsx";
import { texts as play } from "../normal-play/texts.ts";
import { useRated } from "../normal-play/rated-moves.ts";
import { edgeLooks, feetOf } from "./edge-looks.ts";
import { exactly, movesWith } from "./cuts.ts";
import { format, ground, missingIn, negative, parse, standing, type Colour, type Drawing } from "./drawing.ts";
import { families, first } from "./drawings.ts";
import { Gallery } from "./gallery.tsx";
import "./hackenbush.css";
import { cutsOption, cutsWords, namedParts, quick, useDrawingAnswers, usePartValues } from "./questions.ts";
import { Rest } from "./rest.tsx";
import { addressText, cutsOf, joined, jsonOf, nextColour, patchOf, recoloured, sketchOf, without, type Sketch, type Tool } from "./state.ts";
import { texts } from "./texts.ts";
import { Tools } from "./tools.tsx";

export function HackenbushPage() {
  const drawing = parse(params.value.position ?? first);
  if (typeof drawing === "string") {
    return <Failed failure={drawing}><button type="button" onClick={() => change({ position: null, at: null })}>{texts.firstDrawing}</button></Failed>;
  }
  return <Explorer drawing={drawing} />;
}

function Explorer({ drawing }: { readonly drawing: Drawing }) {
  const position = format(drawing);
  const cuts = cutsOf(params.value.cuts);
  const state = gameState(params.value);
  const whatIf = params.value.whatif === "1";
  const tool: Tool = params.value.tool === "move" ? "move" : params.value.tool === "erase" ? "erase" : "draw";
  const pen = useSignal<Colour>("B");
  const dragged = useSignal<Places | null>(null); // while a vertex is moved
  const marked = useSignal<string | null>(null); // key of the move under the pointer
  const hovered = useSignal<number | null>(null); // edge under the pointer
  const markedPart = useSignal<string | null>(null);
  const aim = useSignal<{ readonly from: string; readonly to: string | Point } | null>(null); // an edge that is being drawn
  const picked = useSignal<readonly number[]>([]); // edges of a turn of several cuts
  const saved = sketchOf(drawing, params.value.at);
  const plane = planeFor(saved.places, { x: 6, y: 3.6 });
  const sketch: Sketch = { drawing, places: dragged.value ?? saved.places };

  const query = { position, ...cutsOption(cuts) };
  const { value, moves, solved } = useDrawingAnswers(position, cuts);
  const list = moves.fresh ? moves.answer?.moves ?? [] : [];
  const lines = useRated(moves.answer, solved.fresh ? solved.answer : null); // the last ones stay until the next are there
  const parts = namedParts(standing(drawing), letterOf);
  const values = usePartValues(parts, cuts);
  const shown = (moves.fresh ? [...lines.left, ...lines.right] : []).find((line) => line.key === marked.value)?.move;
  const mine = state === null || !isMine(state) ? [] : list.filter((move) => move.side === state.turn);
  const afterHover = shown ?? cutOf(drawing, hovered.value, state === null ? list : mine);
  const falling = afterHover === null ? new Set<number>() : missingIn(drawing, parsedOr(afterHover.position));
  const edges = edgeLooks({ drawing, list, mine, isGame: state !== null, whatIf, falling, cut: afterHover, picked: picked.value });

  const aimed = aim.value === null ? null : format(joined(sketch, aim.value.from, aim.value.to, pen.value).drawing);
  const tentative = useAnswer<ValueAnswer>(aimed === null ? null : "hackenbush/value", { ...cutsOption(cuts), position: aimed ?? "", seconds: quick });
  const save = (next: Sketch, how: "push" | "replace" = "push") => change(patchOf(next), how);
  const make = (move: Move) => {
    picked.value = [];
    change({ ...patchOf({ drawing: parsedOr(move.position), places: sketch.places }), ...(state === null ? {} : { turn: other(move.side) }) });
  };
  const trouble = useOpponent({
    game: "hackenbush", query, side: state?.turn ?? "left", isItsTurn: state !== null && !isMine(state), moves: moves.fresh ? moves.answer : null,
    onMove: (move) => change({ ...patchOf({ drawing: parsedOr(move.position), places: sketch.places }), turn: other(move.side) }, "replace"),
  });
  const pick = (index: number) => {
    if (state === null) {
      const edge = drawing[index];
      if (tool === "erase") save(without(sketch, (_, each) => each === index));
      else if (edge !== undefined) save(recoloured(sketch, index, nextColour(edge.colour)));
      return;
    }
    const next = picked.value.includes(index) ? picked.value.filter((each) => each !== index) : [...picked.value, index];
    const found = movesWith(drawing, next, mine);
    const move = exactly(drawing, next, found);
    if (move !== null) make(move);
    else picked.value = found.length === 0 ? picked.value : next;
  };
  const edgeKey = (key: string, index: number): boolean => {
    const colour = key.toUpperCase();
    if (state !== null) return false;
    if (colour === "B" || colour === "R" || colour === "G") save(recoloured(sketch, index, colour));
    else if (key === "Delete" || key === "Backspace") save(without(sketch, (_, each) => each === index));
    else return false;
    return true;
  };
  const place = (vertex: string, to: Point, isEnd: boolean) => {
    const next = new Map([...sketch.places, [vertex, { x: to.x, y: Math.max(0.3, to.y) }]]);
    dragged.value = isEnd ? null : next;
    if (isEnd) change({ at: formatPlaces(next) });
  };
  const togglePlay = () => change({ mode: state === null ? "play" : null, turn: null });
  useKeys([
    ...(["B", "R", "G"] as const).map((colour) => ({ key: colour.toLowerCase(), does: texts.penKey[colour], run: () => (pen.value = colour) })),
    { key: "p", does: play.playKey, run: togglePlay },
    { key: "w", does: texts.whatIfKey, run: () => change({ whatif: whatIf ? null : "1" }) },
    { key: "u", does: play.undoKey, run: undo },
  ]);
  const loose = drawing.length - standing(drawing).length;
  const hint = state === null ? texts[tool] : cuts === 1 ? texts.play : texts.playMany(cuts);
  return (
    <Layout
      head={state === null
        ? <OutcomeHead above={texts.above(drawing.length, cuts)} players={texts.players} value={value.answer} solved={solved.answer} waiting={!value.fresh} failure={value.failure} />
        : <Headline above={texts.above(drawing.length, cuts)} title={turnText(state, texts.players, moves.fresh ? moves.answer : null)} waiting={!moves.fresh} />}
      board={<>
        <HackenbushBoard
          drawing={drawing} places={sketch.places} plane={plane} label={texts.board(drawing.length)}
          edgeName={edges.name} edgeText={edges.text} edgeClass={edges.look} feet={feetOf(drawing, sketch.places, cuts === 1 ? parts : [], values, markedPart.value, plane)}
          tool={state === null ? tool : "cut"} onEdge={pick} onEdgeHover={(index) => (hovered.value = index)} onEdgeKey={edgeKey}
          onJoin={(from, to) => save(joined(sketch, from, to, pen.value))} onAim={(edge) => (aim.value = edge)} onPlace={place}
          onErase={(vertex) => save(without(sketch, (edge) => edge.from === vertex || edge.to === vertex))}
          vertexName={(vertex) => (vertex === ground ? texts.ground : texts.vertex(vertex))}
        />
        {drawing.length === 0 && <p>{texts.empty}</p>}
        {loose > 0 && <p class="small">{texts.looseNote(loose)}</p>}
        <p class={aimed !== null || afterHover !== null ? "small" : "quiet small"}>{noteOf(aimed === null ? null : tentative.answer, afterHover) ?? (whatIf ? texts.whatIfNote : hint)}</p>
        <Tools tool={tool} pen={pen} isGame={state !== null} cuts={cuts} whatIf={whatIf} onPlay={togglePlay} onNegative={() => save({ ...sketch, drawing: negative(drawing) })} onPicture={() => void savePicture(sketch)} />
      </>}
      later={<>
        <Field label={texts.drawing} value={(params.value.position ?? position).replaceAll(",", " ")} check={problemOf} onChange={(text, how) => change({ position: inAddress(text) }, how)} />
        <p class="quiet small">{texts.how} {texts.keys}</p>
      </>}
      rest={<>
        {(value.failure ?? moves.failure) !== null && <Failed failure={value.failure ?? moves.failure ?? ""} again={value.again} />}
        {state !== null && <PlayPanel state={state} players={texts.players} game="hackenbush" query={query} moves={moves.fresh ? moves.answer : null} trouble={trouble} onPreview={(move) => (marked.value = move === null ? null : `${move.side}:${move.move}`)} />}
        <Rest
          position={position} query={query} value={value} moves={moves} solved={solved} parts={cuts === 1 ? parts : []} values={values} lines={lines} only={state?.turn ?? null} hidesMoves={state !== null && !state.showsMoves}
          marked={marked} markedPart={markedPart} onPlay={(line) => make(line.move)} canPlay={moves.fresh && (state === null || isMine(state))} cuts={cuts}
        />
        <Command words={[value.answer?.value === null ? "solve" : "value", "hackenbush", position, ...cutsWords(cuts)]} />
        <Command words={["moves", "hackenbush", position, ...cutsWords(cuts)]} />
      </>}
      under={<>
        <Gallery position={position} />
        <Family game="hackenbush" players={texts.players} examples={families} isShown={(text) => format(parsedOr(text)) === position} show={(text) => typeof parse(text) !== "string" && change({ position: addressText(parsedOr(text)), at: null })} />
      </>}
    />
  );
}

/** The value of the drawing with the edge that is being drawn, or what the cut under the pointer leaves. */
function noteOf(tentative: ValueAnswer | null, cut: Move | null): string | null {
  if (tentative?.value != null) return texts.withEdge(shortened(tentative.value));
  return typeof cut?.value === "string" ? texts.cutNote(cut.move, shortened(cut.value), shortened(cut.incentive ?? "?")) : null;
}

/** The program's own picture of the drawing, as a file. */
async function savePicture(sketch: Sketch): Promise<void> {
  const picture = await answerTo<{ readonly drawing: string }>("hackenbush/draw", { position: jsonOf(sketch) }, new AbortController().signal);
  download("hackenbush.svg", picture.drawing, "image/svg+xml");
}

/** Commas between edges keep the address readable, where blanks would be written %20. */
function inAddress(text: string): string {
  return /^[\w-]+(\s+[\w-]+)*$/.test(text.trim()) && !text.startsWith("flower") ? text.trim().replace(/\s+/g, ",") : text.trim();
}

/** The program's own texts are drawings; nothing else comes here. */
function parsedOr(text: string): Drawing {
  const read = parse(text);
  return typeof read === "string" ? [] : read;
}

function problemOf(text: string): string | null {
  const read = parse(text);
  return typeof read === "string" ? read : null;
}

/** The move that cuts the edge under the pointer alone. */
function cutOf(drawing: Drawing, index: number | null, moves: readonly Move[]): Move | null {
  return index === null ? null : exactly(drawing, [index], moves);
}
