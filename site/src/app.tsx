import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Help } from "./parts/help.tsx";
import { Failed } from "./parts/states.tsx";
import { useKeys } from "./state/keys.ts";
import { link, view } from "./state/route.ts";
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
      <main id="main" tabIndex={-1}><Present /></main>
      <Help open={help} />
    </>
  );
}

function Header({ help }: { readonly help: Signal<boolean> }) {
  return (
    <header class="header">
      <a class="logo" href={link("")} aria-label={texts.home}>Zermelo</a>
      <nav aria-label={texts.games}>
        {views.map((one) => (
          <a key={one.name} href={link(one.name)} aria-current={one.name === view.value ? "page" : undefined}>{one.title}</a>
        ))}
      </nav>
      <button type="button" class="plain" aria-label={texts.help} title={texts.help} onClick={() => (help.value = true)}>?</button>
      <button type="button" class="plain" aria-label={texts.lightOrDark} title={texts.lightOrDark} onClick={switchTheme}>◐</button>
    </header>
  );
}

function Present() {
  const name = view.value;
  const found = views.find((one) => one.name === name);
  useEffect(() => {
    document.title = found === undefined ? "Zermelo" : `${found.title} · Zermelo`;
  }, [found]);
  if (name === "") return <Home />;
  if (found === undefined) return <Failed failure={texts.noView(name)}><a class="button" href={link("")}>{texts.backHome}</a></Failed>;
  return <found.Page key={name} />;
}
