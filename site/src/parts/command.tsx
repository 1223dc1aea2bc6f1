import { texts } from "../texts.ts";
import { Copy } from "./copy.tsx";
import { quoted } from "./quoted.ts";

/** The command line that gives the answer of the view: words are quoted for a shell where they need it. */
export function Command({ words }: { readonly words: readonly string[] }) {
  const line = ["zermelo", ...words.map(quoted)].join(" ");
  return (
    <div class="command">
      <code tabIndex={0} aria-label={texts.command}>{line}</code>
      <Copy text={() => line} />
    </div>
  );
}
