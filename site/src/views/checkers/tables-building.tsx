import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forgetAnswers } from "../../api/answer.ts";
import { get } from "../../api/client.ts";
import { Failed, Note } from "../../parts/states.tsx";
import { duration, texts as common } from "../../texts.ts";
import { texts } from "./texts.ts";

interface Tables {
  readonly state: "none" | "building" | "ready" | "failed";
  readonly part: number | null;
  readonly seconds_left: number | null;
  readonly error: string | null;
}

const pause = 1000; // milliseconds between two looks
const looksBetweenQuestions = 3; // finished tables may answer what is on the page

/** At its first start the program builds the small tables; until they are there, more is unknown than need be. */
export function useTablesBuilding(isUnknown: boolean): Tables | null {
  const state = useSignal<Tables | null>(null);
  useEffect(() => {
    if (!isUnknown) return;
    const controller = new AbortController();
    const look = async () => {
      for (let looks = 1; !controller.signal.aborted; ++looks) {
        const { tables } = await get<{ tables: Tables }>("/api/v1/status", controller.signal);
        const hasEnded = state.value?.state === "building" && tables.state !== "building";
        state.value = tables;
        if (hasEnded || (tables.state === "building" && looks % looksBetweenQuestions === 0)) forgetAnswers();
        if (tables.state !== "building") return;
        await new Promise((done) => setTimeout(done, pause));
      }
    };
    look().catch(() => (state.value = null)); // the question itself then says what is wrong
    return () => controller.abort();
  }, [isUnknown]);
  return isUnknown ? state.value : null;
}

export function TablesBuilding({ tables }: { readonly tables: Tables | null }) {
  if (tables?.state === "failed") return <Failed failure={tables.error ?? ""} />;
  if (tables?.state !== "building") return null;
  return (
    <Note>
      <p role="status">{texts.building}</p>
      <div class="progress">
        <progress aria-label={common.progress} max={1} {...(tables.part === null ? {} : { value: tables.part })} />
        {tables.seconds_left !== null && <p class="small quiet">{texts.left(duration(tables.seconds_left))}</p>}
      </div>
    </Note>
  );
}
