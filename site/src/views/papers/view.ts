import type { View } from "../view.ts";
import { PapersPage } from "./page.tsx";

export const papers: View = { name: "papers", title: "Papers", Page: PapersPage };
