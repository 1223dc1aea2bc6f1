import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** A key of a view. `key` is what KeyboardEvent.key gives: "f", "ArrowLeft", " ". */
export interface Key {
  readonly key: string;
  readonly does: string; // for the help: "flip the board"
  readonly run: () => void;
}

/** The keys that work now; the help lists them. */
export const keys = signal<readonly Key[]>([]);

/** Keys of a view, for as long as it is on the page. */
export function useKeys(list: readonly Key[]): void {
  const latest = useRef(list);
  latest.current = list;
  const names = list.map((key) => `${key.key}:${key.does}`).join();
  useEffect(() => {
    const mine = latest.current.map(({ key, does }) => ({
      key,
      does,
      run: () => latest.current.find((one) => one.key === key)?.run(),
    }));
    keys.value = [...keys.value, ...mine];
    return () => {
      keys.value = keys.value.filter((key) => !mine.includes(key));
    };
  }, [names]);
}

function isTyping(target: Element, key: string): boolean {
  if (target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, dialog") !== null) return true;
  if (key.startsWith("Arrow") && target.closest("[role=grid], [role=radiogroup], [role=slider]") !== null) return true;
  return (key === " " || key === "Enter") && target.closest("button, a, summary, [role=gridcell]") !== null;
}

/** Runs the key that was pressed, unless it belongs to what has the focus. Called once, at the start. */
export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target instanceof Element && isTyping(event.target, event.key)) return;
    const found = keys.value.find((key) => key.key === event.key);
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  });
}
