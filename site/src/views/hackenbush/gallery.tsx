import { HackenbushPicture } from "../../boards/hackenbush-picture.tsx";
import { parsePlaces } from "../../boards/sketch.ts";
import { link } from "../../state/route.ts";
import { parse } from "./drawing.ts";
import { gallery, standIns, type Named } from "./drawings.ts";
import { texts } from "./texts.ts";

/** Drawings to begin with. */
export function Gallery({ position }: { readonly position: string }) {
  const item = (one: Named) => {
    const drawing = parse(one.position);
    if (typeof drawing === "string") return null;
    return (
      <li key={one.name}>
        <a href={link("hackenbush", { position: one.position.replaceAll(" ", ","), ...(one.at === undefined ? {} : { at: one.at }) })} aria-current={position === one.position ? "true" : undefined}>
          <HackenbushPicture drawing={drawing} given={parsePlaces(one.at ?? "")} />
          <span>{one.name}</span>
        </a>
      </li>
    );
  };
  return (
    <section class="gallery" aria-label={texts.gallery}>
      <h2>{texts.gallery}</h2>
      <ul>{gallery.map(item)}{standIns.map(item)}</ul>
      <p class="quiet small">{texts.standIns}</p>
    </section>
  );
}
