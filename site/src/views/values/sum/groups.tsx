import type { MoveGroup, MoveLine } from "../../../parts/move-list.tsx";
import { shortened } from "../../../parts/value-text.tsx";
import { shown } from "../value-words.ts";
import type { ListedMove, SumMove } from "./answers.ts";
import { letterOf } from "./parts.ts";
import { texts } from "./texts.ts";

export function keyOf(move: SumMove): string {
  return `${move.part}:${move.move}`;
}

function lineOf(move: ListedMove, wins: boolean | null): MoveLine {
  const letter = letterOf(move.part);
  return { key: keyOf(move), name: `${letter} ${move.move}`, said: texts.moveSaid(letter, move.move, wins, move.value), detail: <After move={move} /> };
}

/** The value that a move leaves, and its incentive. */
function After({ move }: { readonly move: ListedMove }) {
  const gain = move.incentive === null ? "" : texts.incentive(shown(shortened(move.incentive, 24)));
  return (
    <span class={`left-by-move${move.dominated === true ? " dim" : ""}`}>
      <span class="mono">{move.value === null ? texts.noValue : shown(shortened(move.value))}</span>
      <span class="small">{[gain, move.dominated === true ? texts.dominated : ""].filter((word) => word !== "").join(", ")}</span>
    </span>
  );
}

/** The moves of the player who moves: those that win first, each group best first as the program gives them. */
export function groupMoves(moves: readonly ListedMove[], wins: ReadonlySet<string> | null): MoveGroup[] {
  if (wins === null) return [{ title: texts.moves, tone: "unknown", moves: moves.map((move) => lineOf(move, null)) }];
  const winning = moves.filter((move) => wins.has(keyOf(move)));
  const losing = moves.filter((move) => !wins.has(keyOf(move)));
  return [
    { title: texts.winning, tone: "win", moves: winning.map((move) => lineOf(move, true)) },
    { title: texts.losing, tone: "loss", moves: losing.map((move) => lineOf(move, false)) },
  ];
}
