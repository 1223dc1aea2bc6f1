import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Boundary } from "./parts/boundary.tsx";
import { Help } from "./parts/help.tsx";
import { useKeys } from "./state/keys.ts";
import { link, params, view } from "./state/route.ts";
import { switchTheme } from "./state/theme.ts";
import { texts } from "./texts.ts";
import { Home } from "./views/home/home.tsx";
import { views } from "./views/list.ts";

export function App() {
  const help = useSignal(false);
  useKeys([{ key: "?", does: texts.helpKey, run: () => (help.value = true) }]);
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); document.getElementById("main")?.focus(); }}>{texts.skip}</a>
      <Header help={help} />
      <Present />
      <Help open={help} />
    </>
  );
}

function Header({ help }: { readonly help: Signal<boolean> }) {
  const nav = useRef<HTMLElement>(null);
  const name = view.value;
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - current.clientWidth) / 2;
  }, [name]);
  return (
    <header class="header">
      <a class="logo" href={link("")} aria-label={texts.home}>Zermelo</a>
      <nav aria-label={texts.games} ref={nav}>
        {views.map((one) => (
          <a key={one.name} href={link(one.name)} aria-current={one.name === name ? "page" : undefined}>{one.title}</a>
        ))}
      </nav>
      <button type="button" class="plain" aria-label={texts.help} title={texts.help} onClick={() => (help.value = true)}>?</button>
      <button type="button" class="plain" aria-label={texts.lightOrDark} title={texts.lightOrDark} onClick={switchTheme}>◐</button>
    </header>
  );
}

/** The present view. When another takes its place, the focus goes to its beginning, so that it is read out from there. */
function Present() {
  const name = view.value;
  const found = views.find((one) => one.name === name);
  const title = name === "" ? texts.home : found?.title ?? texts.noView(name);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    document.title = found === undefined ? "Zermelo" : `${found.title} · Zermelo`;
    if (shown.current !== name) main.current?.focus({ preventScroll: true });
    shown.current = name;
  }, [name]);
  return (
    <main id="main" tabIndex={-1} aria-label={title} ref={main}>
      <Boundary key={name} state={params.value}>{name === "" ? <Home /> : found === undefined ? <Missing name={name} /> : <found.Page />}</Boundary>
    </main>
  );
}

function Missing({ name }: { readonly name: string }) {
  return (
    <div class="stack">
      <h1>{texts.noView(name)}</h1>
      <p>{texts.otherViews}</p>
      <ul class="row">
        <li><a class="button" href={link("")}>{texts.backHome}</a></li>
        {views.map((one) => <li key={one.name}><a class="button" href={link(one.name)}>{one.title}</a></li>)}
      </ul>
    </div>
  );
}
