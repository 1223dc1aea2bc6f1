import { useSignal } from "@preact/signals";
import { forgetAnswers, useAnswer } from "../../api/answer.ts";
import { useJob } from "../../api/job.ts";
import { Command } from "../../parts/command.tsx";
import { Failed, Note, Working } from "../../parts/states.tsx";
import type { Built, Line, Probe, Solved, Stats } from "./answers.ts";
import type { Explored } from "./explored.ts";
import { parse } from "./position.ts";
import { texts } from "./texts.ts";

const largest = 4e9; // positions: about what 16 GiB of memory can build

/** The gap in the answer: the position itself, or the first of its moves that no table covers. */
export function unknownOf(text: string, probe: Probe): { readonly position: string; readonly move: string | null } | null {
  if (probe.result === null) return { position: text, move: null };
  const move = probe.moves?.find((one) => one.result === null);
  return move === undefined ? null : { position: move.position, move: move.move };
}

/** A build goes on while the reader looks at other positions; leaving the view cancels it. */
export function useBuild() {
  const name = useSignal("");
  const job = useJob<Built>(forgetAnswers);
  const start = (table: string) => {
    name.value = table;
    job.start("checkers/build", { slice: table });
  };
  return { job, name: name.value, start };
}

export type Build = ReturnType<typeof useBuild>;

/** The progress of the build, or its end. */
export function BuildNote({ build: { job, name } }: { readonly build: Build }) {
  if (job.phase === "idle" || job.phase === "done") return null;
  const made = job.answers.filter((one) => !one.was_there).length;
  return (
    <Note>
      {job.phase === "running" && <>
        <p>{texts.buildingTable(name)}</p>
        <Working progress={job.progress} onCancel={job.cancel} />
        {made > 0 && <p class="small quiet">{texts.tablesMade(made)}</p>}
      </>}
      {job.phase === "cancelled" && <p role="status">{texts.buildCancelled}</p>}
      {job.phase === "failed" && <Failed failure={job.error ?? ""} />}
    </Note>
  );
}

/** The table that is missing, its size, and a button that builds it. */
export function Missing({ explored, build, waits }: { readonly explored: Explored; readonly build: Build; readonly waits: boolean }) {
  const { text, probe: { answer, fresh } } = explored;
  const unknown = answer === null || !fresh ? null : unknownOf(text, answer);
  return unknown === null ? null : <MissingTable key={unknown.position} {...unknown} build={build} waits={waits} />;
}

interface MissingTableProps {
  readonly position: string;
  readonly move: string | null;
  readonly build: Build;
  readonly waits: boolean; // the program is building the small tables
}

function MissingTable({ position, move, build, waits }: MissingTableProps) {
  const line = useAnswer<Line>("checkers/line", { position });
  const name = line.answer?.missing ?? null;
  const stats = useAnswer<readonly Stats[]>(name === null ? null : "checkers/stats", name === null ? {} : { slice: name });
  if (line.answer === null) return null;
  const count = stats.answer?.[0]?.positions ?? null;
  const canBuild = name !== null && count !== null && count <= largest && build.job.phase !== "running" && !waits;
  return (
    <Note>
      {name === null ? <p>{texts.tooMany}</p> : <>
        <p>{move === null ? texts.needs(name) : texts.needsForMove(move, name)}</p>
        {count !== null && <p class="small quiet">{count > largest ? texts.tooLarge(count) : texts.needsPositions(count)}</p>}
      </>}
      {canBuild && <>
        <div class="row"><button type="button" class="main" onClick={() => build.start(name)}>{texts.build}</button></div>
        <Command words={["build", "checkers", "--slice", name]} />
      </>}
      {move === null && <Search position={position} />}
    </Note>
  );
}

/** Where a table is missing, a search may prove the result. */
function Search({ position }: { readonly position: string }) {
  const job = useJob<Solved>();
  const found = job.answers[0];
  const parsed = parse(position);
  const side = typeof parsed === "string" ? "B" : parsed.toMove;
  return (
    <>
      {job.phase === "running"
        ? <Working progress={job.progress} onCancel={job.cancel} />
        : <div class="row"><button type="button" onClick={() => job.start("checkers/solve", { position, seconds: 10 })}>{texts.search}</button></div>}
      {job.phase === "failed" && <Failed failure={job.error ?? ""} />}
      {found !== undefined && (
        <p role="status">{found.result === null
          ? texts.searchNothing(found.depth)
          : texts.searchFound(texts.headline({ position, result: found.result, dtw: found.dtw, dtc: null, missing: [] }, side), found.move)}</p>
      )}
    </>
  );
}
