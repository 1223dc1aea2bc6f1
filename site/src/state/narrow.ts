import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 860px)");

/** The window is a phone's, and the page has one column; frame.css knows the same width. */
export const isNarrow = signal(query.matches);

query.addEventListener("change", () => (isNarrow.value = query.matches));
