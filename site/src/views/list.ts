import { checkers } from "./checkers/view.ts";
import { connect } from "./connect/view.ts";
import { clobber } from "./clobber/view.tsx";
import { domineering } from "./domineering/view.tsx";
import { hackenbush } from "./hackenbush/view.ts";
import { papers } from "./papers/view.ts";
import { values } from "./values/view.ts";
import type { View } from "./view.ts";

/** The views in the order of the navigation. */
export const views: readonly View[] = [
  checkers,
  clobber,
  hackenbush,
  domineering,
  connect,
  values,
  papers,
];
