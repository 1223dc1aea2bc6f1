import { render } from "preact";
import "./look/tokens.css";
import "./look/base.css";
import "./look/frame.css";
import "./look/parts.css";
import "./boards/boards.css";
import { App } from "./app.tsx";
import { listenToKeys } from "./state/keys.ts";
import { listen } from "./state/route.ts";
import { applyTheme } from "./state/theme.ts";

applyTheme();
listen();
listenToKeys();
const page = document.getElementById("page");
if (page !== null) render(<App />, page);
