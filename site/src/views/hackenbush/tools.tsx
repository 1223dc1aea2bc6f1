import type { Signal } from "@preact/signals";
import { canUndo, change, params, undo } from "../../state/route.ts";
import { Choice } from "../../parts/choice.tsx";
import { Copy } from "../../parts/copy.tsx";
import { texts as shared } from "../../texts.ts";
import { texts as play } from "../normal-play/texts.ts";
import type { Colour } from "./drawing.ts";
import { mostCuts, type Tool } from "./state.ts";
import { texts } from "./texts.ts";

interface ToolsProps {
  readonly tool: Tool;
  readonly pen: Signal<Colour>;
  readonly isGame: boolean;
  readonly cuts: number;
  readonly whatIf: boolean;
  readonly onPlay: () => void;
  readonly onNegative: () => void;
  readonly onPicture: () => void;
}

/** The tool that a drag uses, its colour, and the buttons for the whole drawing. */
export function Tools({ tool, pen, isGame, cuts, whatIf, onPlay, onNegative, onPicture }: ToolsProps) {
  return (
    <>
      {!isGame && (
        <div class="row">
          <Choice label={texts.tools} value={tool} onChange={(each) => change({ tool: each === "draw" ? null : each }, "replace")} options={(["draw", "move", "erase"] as const).map((value) => ({ value, label: texts.tool[value] }))} />
          <Choice label={texts.pen} value={pen.value} onChange={(each) => (pen.value = each)} options={(["B", "R", "G"] as const).map((value) => ({ value, class: `pen ${value}`, label: <>{texts.colour[value]} <kbd>{value.toLowerCase()}</kbd></> }))} />
        </div>
      )}
      <div class="row">
        <button type="button" aria-pressed={isGame} onClick={onPlay}>{isGame ? play.stopPlaying : play.play} <kbd>p</kbd></button>
        <button type="button" aria-pressed={whatIf} onClick={() => change({ whatif: whatIf ? null : "1" })}>{texts.whatIf} <kbd>w</kbd></button>
        <button type="button" disabled={!canUndo.value} onClick={undo}>{play.undo} <kbd>u</kbd></button>
        <Choice label={texts.cuts} isLabelShown value={String(cuts)} onChange={(each) => change({ cuts: each === "1" ? null : each })} options={Array.from({ length: mostCuts }, (_, index) => ({ value: String(index + 1), label: index + 1 }))} />
      </div>
      <div class="row">
        {!isGame && params.value.at !== undefined && <button type="button" onClick={() => change({ at: null })}>{texts.tidy}</button>}
        {!isGame && <button type="button" onClick={onNegative}>{texts.negative}</button>}
        {!isGame && <button type="button" onClick={() => change({ position: ".", at: null })}>{texts.clear}</button>}
        <button type="button" onClick={onPicture}>{texts.picture}</button>
        <Copy label={shared.copyLink} text={() => location.href} />
      </div>
    </>
  );
}
