import { checkers } from "./checkers/view.ts";
import { connect } from "./connect/view.ts";
import type { View } from "./view.ts";

/** The views in the order of the navigation. */
export const views: readonly View[] = [
  checkers,
  connect,
];
