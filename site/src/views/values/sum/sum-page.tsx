import { useSignal } from "@preact/signals";
import { useAnswer } from "../../../api/answer.ts";
import { Command } from "../../../parts/command.tsx";
import { Headline } from "../../../parts/headline.tsx";
import { Layout } from "../../../parts/layout.tsx";
import { Letter } from "../../../parts/letter.tsx";
import { LongerNote, useLonger } from "../../../parts/longer.tsx";
import { MoveList } from "../../../parts/move-list.tsx";
import { Failed, Note } from "../../../parts/states.tsx";
import { shortened } from "../../../parts/value-text.tsx";
import { useKeys } from "../../../state/keys.ts";
import { canUndo, change, link, params, undo } from "../../../state/route.ts";
import type { Side } from "../answers.ts";
import { Wrong } from "../expression-box.tsx";
import { shown } from "../value-words.ts";
import type { ListedMove, Moves, Solved, Valued } from "./answers.ts";
import { groupMoves, keyOf } from "./groups.tsx";
import { KindChoice, PartCard } from "./part-card.tsx";
import { joinSum, letterOf, readPart, samples, splitSum, type Kind, type Part } from "./parts.ts";
import { texts } from "./texts.ts";

const emptySum = " "; // an empty parameter would be left out of the address
const seconds = 5; // for the winner
const other: Readonly<Record<Side, Side>> = { left: "right", right: "left" };

/** The answers about a sum. A second, empty sum is asked with it: of several sums, one that is refused is answered as well. */
function useSum(sum: string, parts: readonly string[], first: Side) {
  const asked = sum.trim() === "" ? null : "sum/";
  const solved = useAnswer<readonly Solved[]>(asked && `${asked}solve`, { position: [sum, "0"], explain: true, "all-moves": true, seconds }, 120);
  const longer = useLonger<Solved>("sum/solve", { position: sum, explain: true, "all-moves": true });
  const moves = useAnswer<readonly Moves[]>(asked && `${asked}moves`, { position: [sum, "0"], first, seconds: 2 }, 120);
  const values = useAnswer<readonly Valued[]>(asked && `${asked}value`, { position: [...parts, sum], seconds: 2 }, 120);
  return { solved, longer, moves, values };
}

export function SumPage() {
  const sum = params.value.sum ?? "";
  const first: Side = params.value.first === "right" ? "right" : "left";
  const preview = useSignal<string | null>(null);
  const typed = splitSum(sum);
  const { solved, longer, moves, values } = useSum(sum, typed, first);
  const answer = longer.answers?.[0] ?? solved.answer?.[0];
  const found = solved.fresh && answer?.error === undefined ? answer?.parts : undefined;
  const parts = (found !== undefined && found.length !== typed.length ? found : typed).map(readPart);
  const listed = moves.fresh ? moves.answer?.[0]?.moves ?? [] : [];
  const wins = winningKeys(solved.fresh ? answer : undefined, first);
  const current = listed.find((move) => keyOf(move) === preview.value) ?? null;
  const best = listed.find((move) => wins?.has(keyOf(move))) ?? listed[0];

  const set = (next: readonly Part[], typing = false) => change({ sum: joinSum(next) || emptySum }, typing ? "replace" : "push");
  const play = (move: ListedMove | undefined) => {
    preview.value = null;
    if (move !== undefined) change({ sum: move.position, first: other[first] });
  };
  useKeys([
    { key: " ", does: texts.best, run: () => play(best) },
    { key: "u", does: texts.undo, run: undo },
  ]);
  const valueOf = (index: number) => (values.fresh ? values.answer?.[index] : undefined);

  return (
    <Layout
      head={<Result answer={answer} first={first} waiting={sum !== "" && !solved.fresh && solved.failure === null} empty={sum.trim() === ""} />}
      board={<>
        <ul class="sum-parts" aria-label={texts.parts}>
          {parts.map((part, index) => (
            <PartCard
              key={index} part={part} index={index} valued={parts.length === typed.length ? valueOf(index) : undefined} marked={current?.part === index}
              onChange={(changed, typing) => set(parts.map((one, at) => (at === index ? changed : one)), typing)}
              onRemove={() => set(parts.filter((_, at) => at !== index))}
            />
          ))}
          <AddPart onAdd={(kind) => set([...parts, { negative: false, count: 1, kind, text: samples[kind] }])} />
        </ul>
        <WholeText sum={sum} error={solved.fresh ? answer?.error ?? null : null} total={valueOf(typed.length)} />
      </>}
      rest={<>
        {sum.trim() === "" && <Note>{texts.emptyHow}</Note>}
        {solved.failure !== null && <Failed failure={solved.failure} again={solved.again} />}
        {answer !== undefined && answer.error === undefined && <FirstPlayers answer={answer} first={first} />}
        {solved.fresh && answer?.exact === false && <LongerNote longer={longer} seconds={seconds} />}
        {solved.fresh && answer !== undefined && <Why answer={answer} first={first} />}
        <div class="row">
          <button type="button" disabled={best === undefined} onClick={() => play(best)}>{texts.best} <kbd>space</kbd></button>
          <button type="button" disabled={!canUndo.value} onClick={undo}>{texts.undo} <kbd>u</kbd></button>
        </div>
        {listed.length > 0 && <p class="quiet small">{texts.legend}</p>}
        <MoveList groups={groupMoves(listed, wins)} marked={preview.value} onPlay={(key) => play(listed.find((move) => keyOf(move) === key))} onPreview={(key) => (preview.value = key)} />
        {moves.fresh && listed.length === 0 && answer?.error === undefined && sum !== "" && <Note>{texts.noMove(first)}</Note>}
        {sum.trim() !== "" && <Command words={["solve", "sum", sum, "--explain", "--all-moves"]} />}
      </>}
    />
  );
}

/** The keys of the winning moves, or null where they are not known. */
function winningKeys(answer: Solved | undefined, first: Side): ReadonlySet<string> | null {
  const list = answer?.winning_moves?.[`${first}_first`];
  return list == null ? null : new Set(list.map(keyOf));
}

function Result({ answer, first, waiting, empty }: { readonly answer: Solved | undefined; readonly first: Side; readonly waiting: boolean; readonly empty: boolean }) {
  if (empty) return <Headline title={texts.empty} certainty={null} />;
  if (answer === undefined) return <Headline above={texts.toMove(first)} title={texts.waiting} waiting={waiting} />;
  if (answer.error !== undefined) return <Headline title={texts.wrong} waiting={waiting} />;
  const played = answer[`${first}_first`];
  const winner = played?.winner ?? null;
  return (
    <Headline
      above={texts.toMove(first)} title={winner === null ? texts.unknown : texts.wins(winner)}
      dim={played?.move ? texts.by(letterOf(played.move.part), played.move.move) : null}
      certainty={winner === null ? "unknown" : "exact"} source={answer.outcome ? texts.outcome(answer.outcome) : undefined} waiting={waiting}
    />
  );
}

function FirstPlayers({ answer, first }: { readonly answer: Solved; readonly first: Side }) {
  return (
    <div class="firsts" role="group" aria-label={texts.whoFirst}>
      {(["left", "right"] as const).map((side) => {
        const played = answer[`${side}_first`];
        const tone = played?.winner == null ? "unknown" : played.winner === side ? "win" : "loss";
        return (
          <button key={side} type="button" aria-pressed={side === first} onClick={() => change({ first: side })}>
            <Letter tone={tone} /><span>{texts.first(side)}</span>
            <span class="quiet small">{played?.winner == null ? texts.unknown : texts.wins(played.winner)}</span>
          </button>
        );
      })}
    </div>
  );
}

function Why({ answer, first }: { readonly answer: Solved; readonly first: Side }) {
  const explanation = answer[`explanation_${first}_first`];
  if (explanation === undefined) return null;
  return <p><span class="quiet">{texts.why}: </span>{explanation.why}.</p>;
}

function AddPart({ onAdd }: { readonly onAdd: (kind: Kind) => void }) {
  const kind = useSignal<Kind>("clobber");
  return (
    <li class="sum-part add">
      <KindChoice value={kind.value} label={texts.addKind} onChange={(chosen) => (kind.value = chosen)} />
      <button type="button" onClick={() => onAdd(kind.value)}>{texts.add}</button>
    </li>
  );
}

function WholeText({ sum, error, total }: { readonly sum: string; readonly error: string | null; readonly total: Valued | undefined }) {
  const worth = total?.value == null ? null : shown(shortened(total.name ?? total.value, 60));
  return (
    <div class="field">
      <label for="whole-sum">{texts.whole}</label>
      <input id="whole-sum" type="text" value={sum} spellcheck={false} autocomplete="off" autocapitalize="off" aria-invalid={error !== null} aria-describedby="whole-check" onInput={(event) => change({ sum: event.currentTarget.value || emptySum }, "replace")} />
      <div id="whole-check" class="check" aria-live="polite">
        {error !== null ? <Wrong text={sum} error={error} /> : <p>{worth === null ? "" : <>= <span class="mono">{worth}</span> </>}<a href={link("values", { position: sum })}>{texts.calculator}</a></p>}
      </div>
    </div>
  );
}
