import type { Evaluated } from "./answers.ts";
import { texts } from "./texts.ts";
import { summary } from "./value-words.ts";

interface LineListProps {
  readonly lines: readonly { readonly line: string; readonly answer: Evaluated | undefined }[];
  readonly onUse: (line: string) => void;
  readonly onRemove: (index: number) => void;
  readonly onClear: () => void;
}

/** The lines that were kept, each with its answer. */
export function LineList({ lines, onUse, onRemove, onClear }: LineListProps) {
  return (
    <section aria-label={texts.lines} class="lines">
      <div class="between"><h2>{texts.lines}</h2><button type="button" class="plain" onClick={onClear}>{texts.clear}</button></div>
      <ol>
        {lines.map(({ line, answer }, index) => (
          <li key={`${index}-${line}`}>
            <button type="button" class="use" aria-label={texts.use(line)} onClick={() => onUse(line)}>
              <code>{line}</code>
              <span class={answer?.error === undefined ? "mono" : "wrong small"}>{answer === undefined ? texts.waiting : answer.error ?? summary(answer)}</span>
            </button>
            <button type="button" class="plain" aria-label={texts.remove(line)} onClick={() => onRemove(index)}>{texts.removeSign}</button>
          </li>
        ))}
      </ol>
    </section>
  );
}
