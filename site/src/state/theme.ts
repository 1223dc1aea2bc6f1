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

/** Changes to the other of light and dark, as seen now. */
export function switchTheme(): void {
  const dark = theme.value === "dark" || (theme.value === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  theme.value = dark ? "light" : "dark";
}
