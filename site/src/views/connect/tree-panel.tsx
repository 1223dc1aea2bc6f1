import { change, params } from "../../state/route.ts";
import type { Tree } from "./answers.ts";
import { cellsOf, other, type Colour } from "./board.ts";
import { texts } from "./texts.ts";
import { along } from "./types.ts";

/** The replies that were chosen in the tree: "0.2" in the address. */
export function treePath(): number[] {
  return (params.value.win ?? "").split(".").filter((part) => /^\d+$/.test(part)).map(Number);
}

function goTo(path: readonly number[]): void {
  change({ win: path.join(".") });
}

/** Stones that the win would place, numbered in their order. */
export function stonesOfWin(tree: Tree, attacker: Colour, columns: number): { cell: number; colour: Colour; number: number }[] {
  return along(tree, treePath()).steps.flatMap(({ move, reply }, index) => [
    ...cellsOf(move, columns).map((cell) => ({ cell, colour: attacker, number: 2 * index + 1 })),
    ...(reply === null ? [] : cellsOf(reply, columns).map((cell) => ({ cell, colour: other(attacker), number: 2 * index + 2 }))),
  ]);
}

/** A win played out: the attacker's turn, then every defence that needs an answer. */
export function TreePanel({ tree, attacker, turns }: { readonly tree: Tree; readonly attacker: Colour; readonly turns: number }) {
  const path = treePath();
  const { steps, node } = along(tree, path);
  const taken = path.slice(0, steps.length - 1);
  return (
    <section class="stack tight" aria-label={texts.winTree}>
      <div class="top"><h2>{texts.winTree}</h2><span class="quiet small">{texts.depth(steps.length, turns)}</span></div>
      <ol class="tree-steps">
        {steps.map((step, index) => (
          <li key={index}>
            <button type="button" class="plain" aria-current={index === steps.length - 1 ? "step" : undefined} onClick={() => goTo(taken.slice(0, index))}>
              {step.move}{step.reply === null ? "" : ` – ${step.reply === "*" ? texts.anyOther : step.reply}`}
            </button>
          </li>
        ))}
      </ol>
      <p aria-live="polite">{texts.attacks(attacker, node.move)}. {node.replies.length > 0 ? texts.chooseDefence : turns === 1 ? texts.completes : texts.wins}</p>
      <div class="row">
        {node.replies.map((one, index) => (
          <button key={one.reply} type="button" onClick={() => goTo([...taken, index])}>{one.reply === "*" ? texts.anyOther : one.reply}</button>
        ))}
      </div>
      {taken.length > 0 && (
        <div class="row">
          <button type="button" onClick={() => goTo(taken.slice(0, -1))}>{texts.backOne}</button>
          <button type="button" onClick={() => goTo([])}>{texts.fromStart}</button>
        </div>
      )}
    </section>
  );
}
