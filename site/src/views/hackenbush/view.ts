import type { View } from "../view.ts";
import { HackenbushCard } from "./card.tsx";
import { HackenbushPage } from "./page.tsx";

export const hackenbush: View = { name: "hackenbush", title: "Hackenbush", Page: HackenbushPage, Card: HackenbushCard };
