import { useAnswer } from "../../api/answer.ts";
import { change, link, params } from "../../state/route.ts";
import type { Evaluated, FormOption, Side } from "./answers.ts";
import { texts } from "./texts.ts";
import { shown } from "./value-words.ts";

const sides: readonly Side[] = ["left", "right"];

interface Branch {
  readonly path: string; // "L0R1": the first option of Left, and of that the second of Right
  readonly side: Side;
  readonly text: string;
  readonly value: string;
  readonly option?: FormOption; // what became of it in the canonical form
}

function branches(answer: Evaluated, path: string): Branch[] {
  const numbered = (side: Side, list: readonly Pick<Branch, "text" | "value" | "option">[]) => list.map((one, index) => ({ ...one, side, path: `${path}${side === "left" ? "L" : "R"}${index}` }));
  if (answer.form === undefined) {
    const plain = (list: readonly string[] = []) => list.map((text) => ({ text, value: text }));
    return [...numbered("left", plain(answer.left)), ...numbered("right", plain(answer.right))];
  }
  const typed = (side: Side) => (answer.form ?? []).filter((option) => option.side === side).map((option) => ({ text: option.option, value: option.value, option }));
  return [...numbered("left", typed("left")), ...numbered("right", typed("right"))];
}

function opened(): readonly string[] {
  return (params.value.open ?? "").split(",").filter((path) => path !== "");
}

function toggle(path: string): void {
  const now = opened();
  const next = now.includes(path) ? now.filter((one) => !one.startsWith(path)) : [...now, path];
  change({ open: next.join(",") }, "replace");
}

/** The options of a value, which unfold to theirs. Those that do not count are dimmed, with the reason. */
export function OptionsTree({ answer, title = texts.options }: { readonly answer: Evaluated; readonly title?: string }) {
  const asked = sides.filter((side) => answer.form !== undefined || answer[side] !== undefined);
  return (
    <section class="tree" aria-label={title}>
      <h2>{title}</h2>
      <Sides list={branches(answer, "")} shown={asked} />
    </section>
  );
}

function Sides({ list, shown: some = sides }: { readonly list: readonly Branch[]; readonly shown?: readonly Side[] }) {
  return (
    <div class="sides">
      {some.map((side) => {
        const mine = list.filter((branch) => branch.side === side);
        return (
          <div key={side}>
            <h3>{texts.side[side]}</h3>
            {mine.length === 0 ? <p class="quiet small none">{texts.none}</p> : <ul>{mine.map((branch) => <Node key={branch.path} branch={branch} />)}</ul>}
          </div>
        );
      })}
    </div>
  );
}

function Node({ branch }: { readonly branch: Branch }) {
  const { path, value, option } = branch;
  const open = opened().includes(path);
  const leaf = value === "0";
  const kept = option === undefined || option.fate === "kept";
  return (
    <li class={kept ? undefined : "dim"}>
      <div class="node">
        {leaf
          ? <span class="twig" />
          : <button type="button" class="plain twig" aria-expanded={open} aria-label={texts.open(value)} onClick={() => toggle(path)}>{open ? "▾" : "▸"}</button>}
        <a class="mono" href={link("values", { position: value, ...(params.value.signs === "1" ? { signs: "1" } : {}) })}>{shown(branch.text)}</a>
        {option !== undefined && option.value !== option.option && <span class="quiet mono">= {shown(option.value)}</span>}
        {option !== undefined && option.fate !== "kept" && <span class="small why">{shown(texts.fate(option))}</span>}
      </div>
      {open && !leaf && <Below branch={branch} />}
    </li>
  );
}

function Below({ branch }: { readonly branch: Branch }) {
  const { answer } = useAnswer<readonly Evaluated[]>("eval", { position: [branch.value, `options(${branch.value})`], seconds: 5 });
  const facts = answer?.[0];
  const options = answer?.[1];
  if (facts === undefined || options === undefined) return <p class="quiet small">{texts.waiting}</p>;
  return (
    <div class="below">
      <p class="quiet small">{shown(texts.nodeFacts(facts))}</p>
      <Sides list={branches(options, branch.path)} />
    </div>
  );
}
