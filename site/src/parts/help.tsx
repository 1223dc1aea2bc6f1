import { useEffect, useRef } from "preact/hooks";
import type { Signal } from "@preact/signals";
import { keys } from "../state/keys.ts";
import { texts } from "../texts.ts";

const names: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", " ": "space" };

/** The keys that work in the present view. */
export function Help({ open }: { readonly open: Signal<boolean> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open.value]);
  return (
    <dialog ref={dialog} aria-label={texts.help} onClose={() => (open.value = false)} onClick={(event) => event.target === dialog.current && (open.value = false)}>
      <h2>{texts.help}</h2>
      <dl class="keys">
        {keys.value.map((key) => [<dt key={key.key}><kbd>{names[key.key] ?? key.key}</kbd></dt>, <dd key={`${key.key}-does`}>{key.does}</dd>])}
      </dl>
      <button type="button" onClick={() => (open.value = false)}>{texts.close}</button>
    </dialog>
  );
}
