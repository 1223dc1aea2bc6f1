import { useAnswer } from "../../api/answer.ts";
import { CheckersBoard } from "../../boards/checkers.tsx";
import { Command } from "../../parts/command.tsx";
import { Failed } from "../../parts/states.tsx";
import { link } from "../../state/route.ts";
import type { Extreme, Longest, Stats } from "./answers.ts";
import { Histogram } from "./histogram.tsx";
import { parse } from "./position.ts";
import { texts } from "./texts.ts";

/** One material: how long its wins and losses take, and pictures of the longest. */
export function Material({ row }: { readonly row: Longest }) {
  const stats = useAnswer<readonly Stats[]>("checkers/stats", { slice: row.slice, distances: true });
  const distances = stats.fresh ? stats.answer?.[0]?.distances : undefined;
  return (
    <div class="material">
      <section class="stack tight" aria-label={texts.histogram(row.slice)}>
        <h2>{texts.histogram(row.slice)}</h2>
        {stats.failure !== null && <Failed failure={stats.failure} again={stats.again} />}
        {distances !== undefined && <Histogram slice={row.slice} distances={distances} />}
        <Command words={["stats", "checkers", "--slice", row.slice, "--distances"]} />
      </section>
      <section class="stack tight" aria-label={texts.gallery(row.slice)}>
        <h2>{texts.gallery(row.slice)}</h2>
        <ul class="longest-boards">
          {(["win", "loss"] as const).map((kind) => <Pictures key={kind} kind={kind} extreme={kind === "win" ? row.longest_win : row.longest_loss} />)}
        </ul>
      </section>
    </div>
  );
}

function Pictures({ kind, extreme }: { readonly kind: "win" | "loss"; readonly extreme: Extreme | null }) {
  return (
    <>
      {extreme?.positions.map((text) => {
        const position = parse(text);
        if (typeof position === "string") return null;
        return (
          <li key={text}>
            <a href={link("checkers", { position: text })}>
              <span aria-hidden="true"><CheckersBoard position={position} label={texts.board(position.toMove)} flipped={false} still /></span>
              <span class="small">{texts.longestOf[kind]} {extreme.plies}<span class="hidden">: {text}</span></span>
            </a>
          </li>
        );
      })}
    </>
  );
}
