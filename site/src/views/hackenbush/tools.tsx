import type { Signal } from "@preact/signals";
import { canUndo, change, params, undo } from "../../state/route.ts";
import { Copy } from "../../parts/copy.tsx";
import { texts as shared } from "../../texts.ts";
import { texts as play } from "../normal-play/texts.ts";
import type { Colour } from "./drawing.ts";
import type { Tool } from "./state.ts";
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

/** What a drag does, with which colour, and what is done to the whole drawing. */
export function Tools({ tool, pen, isGame, cuts, whatIf, onPlay, onNegative, onPicture }: ToolsProps) {
  return (
    <>
      {!isGame && (
        <div class="row">
          <div class="segments" role="radiogroup" aria-label={texts.tools}>
            {(["draw", "move", "erase"] as const).map((each) => <button key={each} type="button" role="radio" aria-checked={tool === each} onClick={() => change({ tool: each === "draw" ? null : each }, "replace")}>{texts.tool[each]}</button>)}
          </div>
          <div class="segments pens" role="radiogroup" aria-label={texts.pen}>
            {(["B", "R", "G"] as const).map((each) => <button key={each} type="button" role="radio" class={`pen ${each}`} aria-checked={pen.value === each} onClick={() => (pen.value = each)}>{texts.colour[each]} <kbd>{each.toLowerCase()}</kbd></button>)}
          </div>
        </div>
      )}
      <div class="row">
        <button type="button" aria-pressed={isGame} onClick={onPlay}>{isGame ? play.stopPlaying : play.play} <kbd>p</kbd></button>
        <button type="button" aria-pressed={whatIf} onClick={() => change({ whatif: whatIf ? null : "1" })}>{texts.whatIf} <kbd>w</kbd></button>
        <button type="button" disabled={!canUndo.value} onClick={undo}>{play.undo} <kbd>u</kbd></button>
        {!isGame && params.value.at !== undefined && <button type="button" onClick={() => change({ at: null })}>{texts.tidy}</button>}
        {!isGame && <button type="button" onClick={onNegative}>{texts.negative}</button>}
        {!isGame && <button type="button" onClick={() => change({ position: ".", at: null })}>{texts.clear}</button>}
        <button type="button" onClick={onPicture}>{texts.picture}</button>
        <Copy label={shared.copyLink} text={() => location.href} />
      </div>
      <div class="row">
        <span class="quiet" id="cuts">{texts.cuts}</span>
        <div class="segments" role="radiogroup" aria-labelledby="cuts">
          {[1, 2, 3].map((each) => <button key={each} type="button" role="radio" aria-checked={cuts === each} onClick={() => change({ cuts: each === 1 ? null : String(each) })}>{each}</button>)}
        </div>
      </div>
    </>
  );
}
