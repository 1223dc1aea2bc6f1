import type { View } from "../view.ts";
import { CheckersPage } from "./page.tsx";

export const checkers: View = { name: "checkers", title: "Checkers", Page: CheckersPage };
