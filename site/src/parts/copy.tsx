import { useSignal } from "@preact/signals";
import { texts } from "../texts.ts";

/** A button that copies a text, and says that it did. */
export function Copy({ text, label }: { readonly text: () => string; readonly label?: string }) {
  const state = useSignal<"" | "copied" | "failed">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      state.value = "copied";
    } catch {
      state.value = "failed";
    }
    setTimeout(() => (state.value = ""), 1500);
  };
  const said = state.value === "" ? (label ?? texts.copy) : texts[state.value];
  return <button type="button" class={label === undefined ? "plain" : undefined} onClick={() => void copy()}><span aria-live="polite">{said}</span></button>;
}
