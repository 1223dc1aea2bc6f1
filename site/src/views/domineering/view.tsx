import { CellsCard } from "../cells/card.tsx";
import { CellsPage } from "../cells/page.tsx";
import type { View } from "../view.ts";
import { domineeringGame } from "./game.ts";

export const domineering: View = {
  name: "domineering",
  title: "Domineering",
  Page: () => <CellsPage game={domineeringGame} />,
  Card: () => <CellsCard game={domineeringGame} />,
};
