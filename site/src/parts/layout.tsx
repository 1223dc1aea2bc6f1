import type { ComponentChildren } from "preact";

interface LayoutProps {
  readonly head: ComponentChildren; // the headline
  readonly board: ComponentChildren; // the board and its tools
  readonly rest: ComponentChildren; // moves, line, command
  readonly under?: ComponentChildren; // below both columns
}

/** Two columns; on a phone one: headline, board, rest. */
export function Layout({ head, board, rest, under }: LayoutProps) {
  return (
    <>
      <div class="layout">
        <div class="head">{head}</div>
        <div class="board stack">{board}</div>
        <div class="rest stack">{rest}</div>
      </div>
      {under !== undefined && <div class="under stack">{under}</div>}
    </>
  );
}
