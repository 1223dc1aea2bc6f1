import type { ComponentChildren } from "preact";
import type { Failure } from "../api/client.ts";
import type { Progress } from "../api/job.ts";
import { texts } from "../texts.ts";

/** A question that was refused or failed: the reason, and a way to go on. */
export function Failed({ failure, again, children }: { readonly failure: Failure | string; readonly again?: () => void; readonly children?: ComponentChildren }) {
  const text = typeof failure === "string" ? failure : failure.message;
  return (
    <div class="note failed" role="alert">
      <p>{text}</p>
      {(again !== undefined || children !== undefined) && <div class="row">{again !== undefined && <button type="button" onClick={again}>{texts.tryAgain}</button>}{children}</div>}
    </div>
  );
}

/** Something that is not there yet, and what would bring it. */
export function Note({ children }: { readonly children: ComponentChildren }) {
  return <div class="note">{children}</div>;
}

/** Long work: how far it is, how long it will take, and a way to stop it. */
export function Working({ progress, onCancel }: { readonly progress: Progress | null; readonly onCancel: () => void }) {
  const part = progress?.part ?? null;
  return (
    <div class="progress">
      <p class="small" aria-live="polite">{progress?.what ?? texts.starting}</p>
      <progress aria-label={texts.progress} max={1} {...(part === null ? {} : { value: part })} />
      <div class="row small quiet">
        {progress !== null && <span>{texts.elapsed(progress.seconds, progress.seconds_left)}</span>}
        <button type="button" onClick={onCancel}>{texts.cancel}</button>
      </div>
    </div>
  );
}
