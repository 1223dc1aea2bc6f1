import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Query } from "../../api/client.ts";
import { Choice, type ChoiceOption } from "../../parts/choice.tsx";
import { Failed } from "../../parts/states.tsx";
import { useKeys } from "../../state/keys.ts";
import { change } from "../../state/route.ts";
import type { Move, MovesAnswer, Side } from "./answers.ts";
import { isMine, type GameState } from "./game-state.ts";
import { reply } from "./opponent.ts";
import { texts, type Players } from "./texts.ts";
import "./normal-play.css";

interface PlayPanelProps {
  readonly state: GameState;
  readonly players: Players;
  readonly game: string;
  readonly query: Query;
  readonly moves: MovesAnswer | null;
  readonly trouble: string | null;
  readonly onPreview: (move: Move | null) => void;
}

/** The players, the side to move, a hint, and the end of the game. */
export function PlayPanel({ state, players, game, query, moves, trouble, onPreview }: PlayPanelProps) {
  const hint = useSignal<string | null>(null);
  useEffect(() => {
    hint.value = null;
  }, [query.position, state.turn]);
  const ask = async () => {
    const move = await reply(game, query, state.turn, moves?.moves ?? [], new AbortController().signal);
    hint.value = move === null ? texts.noHint : texts.hintIs(move.move);
    onPreview(move);
  };
  useKeys([{ key: "h", does: texts.hintKey, run: () => void ask() }]);
  const roles: readonly ChoiceOption<Side | "both">[] = [{ value: "left", label: players.left }, { value: "right", label: players.right }, { value: "both", label: texts.both }];
  return (
    <section class="stack" aria-label={texts.play}>
      <Choice label={texts.youAre} isLabelShown options={roles} value={state.me} onChange={(me) => change({ me }, "replace")} />
      <div class="row">
        <button type="button" disabled={moves === null || !isMine(state)} onClick={() => void ask()}>{texts.hint} <kbd>h</kbd></button>
        <button type="button" onClick={() => change({ turn: state.turn === "left" ? "right" : "left" })}>{texts.otherFirst(players[state.turn === "left" ? "right" : "left"])}</button>
        <button type="button" aria-pressed={state.showsMoves} onClick={() => change({ all: state.showsMoves ? null : "1" }, "replace")}>{texts.showMoves}</button>
      </div>
      <p aria-live="polite">{hint.value}</p>
      {trouble !== null && <Failed failure={trouble} />}
    </section>
  );
}

/** The headline of a game: whose turn it is, or who has won. */
export function turnText(state: GameState, players: Players, moves: MovesAnswer | null): string {
  const [mover, waiting] = state.turn === "left" ? [players.left, players.right] : [players.right, players.left];
  if (moves?.moves.every((move) => move.side !== state.turn) === true) return texts.over(waiting, mover);
  return isMine(state) ? texts.toMove(mover) : texts.thinking;
}
