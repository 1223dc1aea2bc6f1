import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forgetAnswers } from "../../api/answer.ts";
import { get } from "../../api/client.ts";
import { Failed, Note } from "../../parts/states.tsx";
import { texts as common } from "../../texts.ts";
import { texts } from "./texts.ts";

interface Status {
  readonly tables: {
    readonly state: "none" | "building" | "ready" | "failed";
    readonly part: number | null;
    readonly seconds_left: number | null;
    readonly error: string | null;
  };
}

const pause = 1000; // milliseconds between two looks

/** At its first start the program builds the small tables; until they are there, more is unknown than need be. */
export function TablesBuilding({ unknown }: { readonly unknown: boolean }) {
  const state = useSignal<Status["tables"] | null>(null);
  useEffect(() => {
    if (!unknown) return;
    const controller = new AbortController();
    const look = async () => {
      for (let was = ""; !controller.signal.aborted;) {
        const { tables } = await get<Status>("/api/v1/status", controller.signal);
        state.value = tables;
        if (was === "building" && tables.state !== "building") forgetAnswers();
        was = tables.state;
        if (tables.state !== "building") return;
        await new Promise((done) => setTimeout(done, pause));
      }
    };
    look().catch(() => (state.value = null)); // the question itself then says what is wrong
    return () => controller.abort();
  }, [unknown]);
  const tables = state.value;
  if (!unknown || tables === null) return null;
  if (tables.state === "failed") return <Failed failure={tables.error ?? ""} />;
  if (tables.state !== "building") return null;
  return (
    <Note>
      <p role="status">{texts.building}</p>
      <div class="progress"><progress aria-label={common.progress} max={1} {...(tables.part === null ? {} : { value: tables.part })} /></div>
    </Note>
  );
}
