import { CellsCard } from "../cells/card.tsx";
import { CellsPage } from "../cells/page.tsx";
import type { View } from "../view.ts";
import { clobberGame } from "./game.ts";

export const clobber: View = {
  name: "clobber",
  title: "Clobber",
  Page: () => <CellsPage game={clobberGame} />,
  Card: () => <CellsCard game={clobberGame} />,
};
