import type { FunctionComponent } from "preact";

/** A page of the explorer. Its whole state is in the address: "#/NAME?..". */
export interface View {
  readonly name: string; // in the address: "checkers"
  readonly title: string; // in the navigation: "Checkers"
  readonly Page: FunctionComponent;
  readonly MoreCard?: FunctionComponent; // a second one
  readonly Card?: FunctionComponent; // for the landing page: a live position, its answer and one sentence
}
