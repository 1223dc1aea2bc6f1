import { Copy } from "../../parts/copy.tsx";
import { Command } from "../../parts/command.tsx";
import { views } from "../list.ts";
import "./home.css";
import { texts } from "./texts.ts";

const question = "/api/v1/clobber/solve?position=BBW.WB";

/** The landing page: every view with a live position, and the other ways to ask. */
export function Home() {
  const api = `curl "${location.origin}${question}"`;
  return (
    <div class="stack home">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.about}</p>
      <div class="cards">
        {views.flatMap((view) => [view.Card, view.MoreCard]).map((Card, index) => Card !== undefined && <article key={index} class="card"><Card /></article>)}
      </div>
      <div class="ways">
        <section>
          <h2>{texts.shell}</h2>
          <p class="quiet">{texts.shellSays}</p>
          <Command words={["solve", "clobber", "BBW.WB"]} />
        </section>
        <section>
          <h2>{texts.api}</h2>
          <p class="quiet">{texts.apiSays} <a href="/api/v1/">{texts.apiList}</a></p>
          <div class="command"><code tabIndex={0}>{api}</code><Copy text={() => api} /></div>
        </section>
      </div>
    </div>
  );
}
