import type { View } from "../view.ts";
import { ValuesPage } from "./page.tsx";

export const values: View = { name: "values", title: "Values", Page: ValuesPage };
