import { useSignal } from "@preact/signals";
import { texts } from "../texts.ts";
import { shortened } from "./shortened.ts";

export { shortened };

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
