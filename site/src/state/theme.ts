import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";

const key = "zermelo-theme"; // a preference of the reader, not a state of the page: kept by the browser

function stored(): Theme {
  try {
    const found = localStorage.getItem(key);
    return found === "light" || found === "dark" ? found : "auto";
  } catch {
    return "auto"; // storage may be switched off
  }
}

export const theme = signal<Theme>(stored());

/** Shows the theme and remembers it. Called once, at the start. */
export function applyTheme(): void {
  effect(() => {
    const root = document.documentElement;
    if (theme.value === "auto") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", theme.value);
    try {
      localStorage.setItem(key, theme.value);
    } catch {
      // storage may be switched off
    }
  });
}

/** Changes to the other of light and dark, as seen now; what the system wishes for is followed again. */
export function switchTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const shown = theme.value === "auto" ? system : theme.value;
  const next = shown === "dark" ? "light" : "dark";
  theme.value = next === system ? "auto" : next;
}
