import { useId } from "preact/hooks";
import { around, complaint } from "./lines.ts";
import { texts } from "./texts.ts";

interface BoxProps {
  readonly value: string;
  readonly error: string | null; // of the text as it stands
  readonly onInput: (text: string) => void;
  readonly onKeep: () => void; // Enter
  readonly onRecall: (step: number) => void; // arrow up and down: earlier lines
}

/** The box in which an expression is typed. An error is shown below it, with the place marked. */
export function ExpressionBox({ value, error, onInput, onKeep, onRecall }: BoxProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") onKeep();
    else if (event.key === "ArrowUp") onRecall(-1);
    else if (event.key === "ArrowDown") onRecall(1);
    else return;
    event.preventDefault();
  };
  return (
    <div class="field">
      <label for={id}>{texts.expression}</label>
      <input
        id={id} type="text" value={value} placeholder={texts.placeholder} spellcheck={false} autocomplete="off" autocapitalize="off" enterkeyhint="enter"
        aria-invalid={error !== null} aria-describedby={`${id}-check`}
        onInput={(event) => onInput(event.currentTarget.value)} onKeyDown={onKeyDown}
      />
      <div id={`${id}-check`} class="check" aria-live="polite">{error === null ? <p class="quiet">{texts.keepHint}</p> : <Wrong text={value} error={error} />}</div>
    </div>
  );
}

/** The reason, and the text with the column marked that it speaks of. */
export function Wrong({ text, error }: { readonly text: string; readonly error: string }) {
  const { column, said } = complaint(error);
  const [before, at, after] = around(text, column);
  return (
    <>
      <p class="wrong">{column > 0 ? `Column ${column}: ${said}` : said}</p>
      {column > 0 && <p class="marked" aria-hidden="true"><code>{before}<mark>{at === "" ? "\u00a0" : at}</mark>{after}</code></p>}
    </>
  );
}
