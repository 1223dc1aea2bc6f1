import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useId, useRef } from "preact/hooks";
import "./choice.css";

export interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
  readonly class?: string;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One of a few: a row of buttons with one tab stop, in which the arrow keys choose. */
export function Choice<T extends string>({ label, isLabelShown = false, options, value, onChange }: ChoiceProps<T>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (options.findIndex((option) => option.value === value) + step + options.length) % options.length;
    const next = options[at];
    if (next !== undefined) onChange(next.value);
    row.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <div class="choice">
      <span id={id} class={isLabelShown ? "quiet" : "hidden"}>{label}</span>
      <div ref={row} class="segments" role="radiogroup" aria-labelledby={id} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <button key={option.value} type="button" role="radio" class={option.class} aria-checked={option.value === value} tabIndex={option.value === value ? 0 : -1} onClick={() => onChange(option.value)}>
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
