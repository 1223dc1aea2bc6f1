import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../texts.ts";

interface WalkProps {
  readonly title: string; // "Best line"
  readonly steps: readonly string[]; // the moves
  readonly beyond?: number; // steps from this one on are not played but proposed
  readonly at: number; // how many of them are on the board
  readonly onGo: (at: number, dragging: boolean) => void; // dragging: replace the state rather than add one
  readonly children?: ComponentChildren; // buttons below, such as a download
}

/** A line of moves with a slider: walk it move by move, or jump. */
export function Walk({ title, steps, beyond = steps.length, at, onGo, children }: WalkProps) {
  const list = useRef<HTMLOListElement>(null);
  const sliding = useRef(false);
  const last = steps.length;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>("[aria-current]");
    if (box && current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  const slide = (value: number) => {
    onGo(value, sliding.current);
    sliding.current = true;
  };
  const button = (name: string, sign: string, to: number) => (
    <button type="button" class="plain" aria-label={name} title={name} disabled={to < 0 || to > last || to === at} onClick={() => onGo(to, false)}>{sign}</button>
  );
  return (
    <section class="walk" aria-label={title}>
      <div class="top"><h2>{title}</h2><span class="quiet small">{texts.stepOf(at, last)}</span></div>
      <div class="controls">
        {button(texts.toStart, "«", 0)}
        {button(texts.stepBack, "‹", at - 1)}
        <input
          type="range" min={0} max={last} value={at} aria-label={texts.stepSlider} aria-valuetext={`${texts.stepOf(at, last)} ${steps[at - 1] ?? ""}`}
          onInput={(event) => slide(Number(event.currentTarget.value))}
          onChange={() => (sliding.current = false)}
        />
        {button(texts.stepForward, "›", at + 1)}
        {button(texts.toEnd, "»", last)}
      </div>
      <ol class="steps" ref={list}>
        {steps.map((step, index) => (
          <li key={index}>
            <button type="button" class={`${index < at ? "done" : ""}${index < beyond ? "" : " proposed"}`} aria-current={index === at - 1 ? "step" : undefined} onClick={() => onGo(index + 1, false)}>{step}</button>
          </li>
        ))}
      </ol>
      {children !== undefined && <div class="row">{children}</div>}
    </section>
  );
}
