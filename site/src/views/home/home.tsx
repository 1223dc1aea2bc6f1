import { link } from "../../state/route.ts";
import { texts } from "../../texts.ts";
import { views } from "../list.ts";
import "./home.css";

export function Home() {
  return (
    <div class="stack">
      <h1>{texts.tagline}</h1>
      <div class="cards">
        {views.map((view) => view.Card !== undefined && (
          <article key={view.name} class="card" aria-label={view.title}>
            <h2><a href={link(view.name)}>{view.title}</a></h2>
            <view.Card />
          </article>
        ))}
      </div>
    </div>
  );
}
