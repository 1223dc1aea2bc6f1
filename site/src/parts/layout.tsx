import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isNarrow } from "../state/narrow.ts";

interface LayoutProps {
  readonly head: ComponentChildren; // the headline
  readonly board: ComponentChildren; // the board and its tools
  readonly later?: ComponentChildren; // below the board's tools, but on a phone below the rest: texts, rules, examples
  readonly rest: ComponentChildren; // moves, line, command
  readonly under?: ComponentChildren; // below both columns
}

/** Keeps a column in sight while a longer one is read: one that is taller than the window stays with its lower end. */
function useStickyTop() {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const room = innerHeight - (column.current?.offsetHeight ?? 0);
      column.current?.style.setProperty("--top", `${Math.min(12, room - 12)}px`);
    };
    const observer = new ResizeObserver(place);
    if (column.current !== null) observer.observe(column.current);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, []);
  return column;
}

/** Two columns; on a phone one: headline, board, rest, and what can wait. */
export function Layout({ head, board, later, rest, under }: LayoutProps) {
  const isPhone = isNarrow.value;
  return (
    <>
      <div class="layout">
        <div class="head">{head}</div>
        <div class="board stack" ref={useStickyTop()}>{board}{!isPhone && later}</div>
        <div class="rest stack">{rest}{isPhone && later}</div>
      </div>
      {under !== undefined && <div class="under stack">{under}</div>}
    </>
  );
}
