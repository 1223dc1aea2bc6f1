import type { ComponentChildren } from "preact";

/** A mode of the page (play, set up, what if): its use of the board. */
export interface BoardMode {
  readonly selected?: number | null;
  readonly marks?: (square: number) => ComponentChildren;
  readonly said?: (square: number) => string;
  readonly canDrag?: (square: number) => boolean;
  readonly onPick?: (square: number) => void;
  readonly onLift?: (square: number) => void;
  readonly onDrop?: (from: number, to: number | null) => void;
  readonly onKey?: (key: string, square: number) => boolean;
}
