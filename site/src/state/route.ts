import { computed, signal } from "@preact/signals";
import { formatAddress, parseAddress, type Address } from "./address.ts";

/** A change of the state: a text sets a parameter, null or "" removes it. */
export type Patch = Readonly<Record<string, string | null>>;
export type How = "push" | "replace";

const current = signal<Address>(parseAddress(location.hash));
const depth = signal(depthOf(history.state)); // states that this page has pushed before the present one

export const view = computed(() => current.value.view);
export const params = computed(() => current.value.params);
export const canUndo = computed(() => depth.value > 0);

function depthOf(state: unknown): number {
  const found = typeof state === "object" && state !== null && "depth" in state ? state.depth : 0;
  return typeof found === "number" ? found : 0;
}

/** Goes to an address. "replace" is for changes that are not a step of their own, such as dragging a slider. */
export function go(address: Address, how: How = "push"): void {
  const text = formatAddress(address);
  if (text === location.hash) return;
  if (how === "push") {
    history.pushState({ depth: depth.value + 1 }, "", text);
    depth.value += 1;
  } else {
    history.replaceState({ depth: depth.value }, "", text);
  }
  current.value = parseAddress(text);
}

/** Changes some parameters of the present view. */
export function change(patch: Patch, how: How = "push"): void {
  const next: Record<string, string> = { ...current.value.params };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null || value === "") Reflect.deleteProperty(next, name);
    else next[name] = value;
  }
  go({ view: current.value.view, params: next }, how);
}

/** Takes the last step back, as the browser's own button does, but never leaves the page. */
export function undo(): void {
  if (canUndo.value) history.back();
}

export function link(name: string, values: Readonly<Record<string, string>> = {}): string {
  return formatAddress({ view: name, params: values });
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = event.target instanceof Element ? event.target.closest("a[href^='#/']") : null;
  if (anchor === null) return;
  event.preventDefault();
  const before = view.value;
  go(parseAddress(anchor.getAttribute("href") ?? ""));
  if (view.value !== before) window.scrollTo(0, 0);
}

/** Follows links of the page and the browser's own buttons. Called once, at the start. */
export function listen(): void {
  addEventListener("popstate", (event) => {
    current.value = parseAddress(location.hash);
    depth.value = depthOf(event.state);
  });
  addEventListener("click", followLink);
}
