import { useSignal } from "@preact/signals";
import { texts } from "../texts.ts";

/** The beginning of a long text, for places that have one line. */
export function shortened(text: string, most = 40): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** A value. A long one is folded, and unfolds at a click. */
export function ValueText({ value, most = 60 }: { readonly value: string; readonly most?: number }) {
  const open = useSignal(false);
  if (value.length <= most) return <span class="mono value-text">{value}</span>;
  return (
    <span class="mono value-text">
      {open.value ? value : shortened(value, most)}{" "}
      <button type="button" class="fold" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        {open.value ? texts.fold : texts.unfold(value.length)}
      </button>
    </span>
  );
}
