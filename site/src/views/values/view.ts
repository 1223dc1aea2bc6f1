import type { View } from "../view.ts";
import { ValuesCard } from "./card.tsx";
import { ValuesPage } from "./page.tsx";
import { SumCard } from "./sum/card.tsx";

export const values: View = { name: "values", title: "Values", Page: ValuesPage, Card: ValuesCard, MoreCard: SumCard };
