import { useAnswer } from "../../api/answer.ts";
import { Failed } from "../../parts/states.tsx";
import { change, params } from "../../state/route.ts";
import { texts } from "./texts.ts";

interface Described {
  readonly commands: readonly { readonly path: string; readonly notes: readonly { readonly name: string; readonly text: string }[] }[];
}

/** The functions of expressions, as the program describes them. */
export function Functions() {
  const open = params.value.functions === "1";
  return (
    <section class="functions" aria-label={texts.functions}>
      <h2><button type="button" class="plain" aria-expanded={open} onClick={() => change({ functions: open ? null : "1" }, "replace")}>{open ? "▾" : "▸"} {texts.functions}</button></h2>
      {open && <FunctionList />}
    </section>
  );
}

function FunctionList() {
  const { answer, failure, again } = useAnswer<Described>("");
  if (failure !== null) return <Failed failure={failure} again={again} />;
  const notes = answer?.commands.find((command) => command.path === "/api/v1/eval")?.notes ?? [];
  return <dl>{notes.map(({ name, text }) => <div key={name}><dt><code>{name}</code></dt><dd class="quiet small">{text}</dd></div>)}</dl>;
}
