import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import type { How } from "../state/route.ts";

interface FieldProps {
  readonly label: string;
  readonly value: string; // as the address has it
  readonly check: (text: string) => string | null; // what is wrong with a text, or null
  readonly onChange: (text: string, how: How) => void; // only texts that pass the check; typing on replaces the step before
  readonly onPaste?: (text: string) => boolean; // a pasted text before line ends are lost; true: it was taken
  readonly rows?: number; // more than one: a text area
  readonly placeholder?: string;
}

/** A text box that is checked while typing; texts that are right take effect at once. */
export function Field({ label, value, check, onChange, onPaste, rows = 1, placeholder }: FieldProps) {
  const id = useId();
  const draft = useSignal<string | null>(null); // a text that is not right yet
  useEffect(() => {
    draft.value = null;
  }, [value]);
  const text = draft.value ?? value;
  const wrong = draft.value === null ? null : check(draft.value);
  const how = useRef<How>("push"); // one stay in the box is one step back
  const take = (typed: string) => {
    draft.value = typed;
    if (check(typed) !== null) return;
    onChange(typed, how.current);
    how.current = "replace";
  };
  const paste = (event: ClipboardEvent) => {
    if (onPaste?.(event.clipboardData?.getData("text") ?? "") === true) event.preventDefault();
  };
  const common = { id, value: text, placeholder, spellcheck: false, autocomplete: "off", autocapitalize: "off" as const, "aria-invalid": wrong !== null, "aria-describedby": `${id}-check`, onPaste: paste, onFocus: () => (how.current = "push") };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows > 1
        ? <textarea {...common} rows={rows} onInput={(event) => take(event.currentTarget.value)} />
        : <input {...common} type="text" onInput={(event) => take(event.currentTarget.value)} />}
      <p id={`${id}-check`} class={`check${wrong === null ? "" : " wrong"}`} aria-live="polite">{wrong}</p>
    </div>
  );
}
