import { useSignal } from "@preact/signals";
import { useAnswer } from "../../api/answer.ts";
import { CheckersBoard } from "../../boards/checkers.tsx";
import { Command } from "../../parts/command.tsx";
import { Field } from "../../parts/field.tsx";
import { Headline } from "../../parts/headline.tsx";
import { Layout } from "../../parts/layout.tsx";
import { MoveList } from "../../parts/move-list.tsx";
import { Failed } from "../../parts/states.tsx";
import { useKeys } from "../../state/keys.ts";
import { change, params, undo } from "../../state/route.ts";
import type { Probe } from "./answers.ts";
import { groupMoves, turned } from "./groups.ts";
import { format, parse, path, type Position } from "./position.ts";
import { texts } from "./texts.ts";

const first = "B:WK9,12:B1,K4";

export function CheckersPage() {
  const text = params.value.position ?? first;
  const parsed = parse(text);
  if (typeof parsed === "string") return <Failed failure={parsed}><button type="button" onClick={() => change({ position: null })}>{texts.clear}</button></Failed>;
  return <Explorer position={parsed} />;
}

function Explorer({ position }: { readonly position: Position }) {
  const flipped = params.value.flip === "1";
  const preview = useSignal<string | null>(null);
  const text = format(position);
  const { answer, fresh, failure, again } = useAnswer<Probe>("checkers/probe", { position: text });
  const moves = fresh ? answer?.moves ?? [] : [];
  const shown = moves.find((move) => move.move === preview.value);
  const play = (move: string) => change({ position: moves.find((one) => one.move === move)?.position ?? text });
  useKeys([
    { key: "f", does: "flip the board", run: () => change({ flip: flipped ? null : "1" }) },
    { key: "u", does: "undo", run: undo },
  ]);
  return (
    <Layout
      head={answer === null
        ? <Headline above={texts.toMove(position.toMove)} title={failure === null ? texts.loading : "Not known"} />
        : <Headline
            above={texts.toMove(position.toMove)} title={texts.headline(answer, position.toMove)} dim={texts.inMoves(answer.dtw)}
            certainty={answer.result === null ? "unknown" : "exact"} waiting={!fresh}
          />}
      board={<>
        <CheckersBoard
          position={position} label={texts.board(position.toMove)} flipped={flipped}
          arrow={shown === undefined ? null : { squares: path(shown.move), tone: turned(shown.result) }}
        />
        <div class="row">
          <button type="button" aria-pressed={flipped} onClick={() => change({ flip: flipped ? null : "1" })}>{texts.flip} <kbd>f</kbd></button>
        </div>
        <Field label={texts.position} value={text} check={(typed) => { const read = parse(typed); return typeof read === "string" ? read : null; }} onChange={(typed) => change({ position: typed })} />
      </>}
      rest={<>
        {failure !== null && <Failed failure={failure} again={again} />}
        <MoveList groups={groupMoves(answer?.moves ?? [])} marked={preview.value} onPlay={play} onPreview={(move) => (preview.value = move)} />
        <Command words={["probe", "checkers", text]} />
      </>}
    />
  );
}
