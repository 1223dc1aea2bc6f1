import { SmallBoard } from "../../../boards/small.tsx";
import { shortened } from "../../../parts/value-text.tsx";
import { shown } from "../value-words.ts";
import type { Valued } from "./answers.ts";
import { kinds, letterOf, samples, type Kind, type Part } from "./parts.ts";
import { texts } from "./texts.ts";

interface PartCardProps {
  readonly part: Part;
  readonly index: number;
  readonly valued: Valued | undefined;
  readonly marked: boolean; // a move in this part is shown or wins
  readonly onChange: (part: Part, typing: boolean) => void;
  readonly onRemove: () => void;
}

/** A part of the sum: its sign, its picture, its text, and what it is worth. */
export function PartCard({ part, index, valued, marked, onChange, onRemove }: PartCardProps) {
  const letter = letterOf(index);
  const error = valued?.error;
  return (
    <li class={`sum-part${marked ? " marked" : ""}`} aria-label={texts.part(letter)}>
      <div class="top">
        <button type="button" class="plain sign" aria-label={texts.signOf(letter, part.negative)} onClick={() => onChange({ ...part, negative: !part.negative }, false)}>{part.negative ? "−" : "+"}</button>
        <span class="letter-name" aria-hidden="true">{letter}</span>
        <KindChoice value={part.kind} label={texts.kindOf(letter)} onChange={(kind) => onChange({ ...part, kind, text: samples[kind] }, false)} />
        <button type="button" class="plain" aria-label={texts.remove(letter)} onClick={onRemove}>{texts.removeSign}</button>
      </div>
      <div class="picture">
        {part.count > 1 && <span class="times">{part.count} ×</span>}
        {part.kind === "value"
          ? <span class="big mono">{shown(shortened(part.text, 24))}</span>
          : <SmallBoard game={part.kind} text={part.text} label={texts.picture(texts.kind[part.kind], part.text)} />}
      </div>
      <div class="inputs">
        <input type="text" value={part.text} aria-label={texts.textOf(letter)} spellcheck={false} autocomplete="off" autocapitalize="off" aria-invalid={error !== undefined} onInput={(event) => onChange({ ...part, text: event.currentTarget.value }, true)} />
        <input type="number" min="1" max="99" value={part.count} aria-label={texts.countOf(letter)} onInput={(event) => onChange({ ...part, count: Math.min(99, Math.max(1, Math.floor(Number(event.currentTarget.value)) || 1)) }, true)} />
      </div>
      <p class={`value-of small${error === undefined ? "" : " wrong"}`}>{error ?? worth(valued)}</p>
    </li>
  );
}

function worth(valued: Valued | undefined): string {
  if (valued === undefined) return texts.waiting;
  if (valued.value == null) return texts.noValue;
  return `= ${shown(shortened(valued.name ?? valued.value, 30))}`;
}

export function KindChoice({ value, label, onChange }: { readonly value: Kind; readonly label: string; readonly onChange: (kind: Kind) => void }) {
  return (
    <select value={value} aria-label={label} onChange={(event) => onChange(event.currentTarget.value as Kind)}>
      {kinds.map((kind) => <option key={kind} value={kind}>{texts.kind[kind]}</option>)}
    </select>
  );
}
