import type { View } from "../view.ts";
import { PapersCard } from "./card.tsx";
import { PapersPage } from "./page.tsx";

export const papers: View = { name: "papers", title: "Papers", Page: PapersPage, Card: PapersCard };
