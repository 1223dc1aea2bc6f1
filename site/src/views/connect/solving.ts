import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useAnswer, type Asked } from "../../api/answer.ts";
import { useJob, type Job } from "../../api/job.ts";
import { params } from "../../state/route.ts";
import type { Solved } from "./answers.ts";
import { formatBoard } from "./board.ts";
import { isHalfTurn, type Game } from "./game.ts";
import { kinds } from "./texts.ts";

const asksAtOnce = 25; // points: such games are solved in a second or so
const mostPoints = 64; // the program solves no larger games exactly
const seconds = { exact: 3, threats: 4, long: 120 };

export interface Solving {
  readonly exact: Asked<Solved>;
  readonly threats: Asked<Solved>;
  readonly long: Job<Solved>; // an exact solution that was asked for
  readonly solve: () => void; // asks for it
  readonly solved: Solved | null; // what it found for this board
  readonly isPending: boolean; // an exact answer is on its way
  readonly kind: string; // of threats
  readonly canSolve: boolean;
  readonly query: { readonly position: string; readonly board: true; readonly rules: string; readonly "to-move": string };
  readonly best: Solved | null; // what is known: a win by threats, which has its length, before an exact result
}

export function threatKind(game: Game): string {
  const usual = game.rules.p === 2 ? "double" : "vct";
  const names: readonly string[] = kinds[game.rules.p === 2 ? 2 : 1].map(([name]) => name);
  const asked = params.value.by;
  return asked !== undefined && names.includes(asked) ? asked : usual;
}

/** Questions about a board: small games exactly, wins by threats on any. */
export function useSolving(game: Game): Solving {
  const { rules, board, turn } = game;
  const query = { position: formatBoard(board), board: true, rules: rules.text, "to-move": turn.colour } as const;
  const exactQuery = turn.left === rules.p ? query : { ...query, stones: turn.left };
  const points = board.cells.length;
  const kind = threatKind(game);
  const threatens = rules.p <= 2 && rules.k > rules.p && !isHalfTurn(game);
  const isPlain = rules.text !== "standard"; // with exactly five only threats are known
  const asksExactly = isPlain && points <= asksAtOnce;
  const exact = useAnswer<Solved>(asksExactly ? "connect/solve" : null, { ...exactQuery, seconds: seconds.exact });
  const threats = useAnswer<Solved>(threatens ? "connect/solve" : null, { ...query, threats: true, tree: true, by: kind, seconds: seconds.threats });
  const long = useJob<Solved>();
  const longQuery = { ...exactQuery, seconds: seconds.long };
  const key = JSON.stringify(longQuery);
  const asked = useSignal(""); // the question of the job: another board needs another one
  useEffect(() => long.cancel, [key]);
  const isTooLong = points > asksAtOnce || (exact.fresh && exact.answer !== null && exact.answer.result === null);
  const decided = exact.fresh && exact.answer?.result != null ? exact.answer : null;
  const forced = threats.fresh ? threats.answer : null;
  return {
    exact, threats, long, kind, query,
    solve: () => {
      asked.value = key;
      long.start("connect/solve", longQuery);
    },
    solved: asked.value === key ? long.answers[0] ?? null : null,
    isPending: asksExactly && !exact.fresh,
    canSolve: isPlain && isTooLong && points <= mostPoints,
    best: forced?.result === "win" ? forced : decided ?? forced,
  };
}
