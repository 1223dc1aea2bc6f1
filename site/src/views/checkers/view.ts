import type { View } from "../view.ts";
import { CheckersCard } from "./card.tsx";
import { CheckersPage } from "./page.tsx";

export const checkers: View = { name: "checkers", title: "Checkers", Page: CheckersPage, Card: CheckersCard };
