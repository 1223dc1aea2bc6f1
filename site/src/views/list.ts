import { checkers } from "./checkers/view.ts";
import { papers } from "./papers/view.ts";
import { values } from "./values/view.ts";
import type { View } from "./view.ts";

/** The views in the order of the navigation. */
export const views: readonly View[] = [
  checkers,
  values,
  papers,
];
