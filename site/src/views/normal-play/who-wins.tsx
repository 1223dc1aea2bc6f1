import { useJob } from "../../api/job.ts";
import type { Query } from "../../api/client.ts";
import { Working } from "../../parts/states.tsx";
import type { Explanation, Fight, Side, SolveAnswer } from "./answers.ts";
import { texts, type Players } from "./texts.ts";
import "./normal-play.css";

interface WhoWinsProps {
  readonly players: Players;
  readonly solved: SolveAnswer | null;
  readonly explained: SolveAnswer | null; // by solve --explain, where the game has it
  readonly waiting: boolean; // the answer is on its way
  readonly path: string; // "clobber/solve"
  readonly query: Query;
  readonly onPlay: (side: Side, move: string) => void;
  readonly onPreview: (side: Side, move: string | null) => void;
}

const patience = 600; // seconds of a long search

/** The winner for each first player with the move that wins, why, and a longer search where that is not known. */
export function WhoWins({ players, solved, explained, waiting, path, query, onPlay, onPreview }: WhoWinsProps) {
  const job = useJob<SolveAnswer>();
  const found = job.phase === "done" ? job.answers[0] ?? null : null;
  const answer = found?.outcome === undefined || found.outcome === null ? solved : found;
  const isOpen = answer !== null && (answer.left_first?.winner === null || answer.right_first?.winner === null);
  return (
    <section class="who-wins" aria-label={texts.whoWins}>
      <h2>{texts.whoWins}</h2>
      <dl>
        {(["left", "right"] as const).map((side) => (
          <Game
            key={side} side={side} players={players} waiting={waiting} fight={fightOf(answer, side) ?? fightOf(explained, side)}
            why={side === "left" ? explained?.explanation_left_first : explained?.explanation_right_first}
            onPlay={onPlay} onPreview={onPreview}
          />
        ))}
      </dl>
      {isOpen && job.phase === "running" && <Working progress={job.progress} onCancel={job.cancel} />}
      {isOpen && job.phase !== "running" && (
        <div class="note">
          <p>{job.phase === "failed" ? job.error : job.phase === "done" ? texts.searchEmpty : texts.searchOnHint}</p>
          <div class="row"><button type="button" onClick={() => job.start(path, { ...query, seconds: patience })}>{texts.searchOn}</button></div>
        </div>
      )}
    </section>
  );
}

function fightOf(answer: SolveAnswer | null, side: Side): Fight | null {
  const fight = side === "left" ? answer?.left_first : answer?.right_first;
  return fight?.winner === null || fight === undefined ? null : fight;
}

interface GameProps {
  readonly side: Side;
  readonly players: Players;
  readonly fight: Fight | null;
  readonly why: Explanation | undefined;
  readonly waiting: boolean;
  readonly onPlay: (side: Side, move: string) => void;
  readonly onPreview: (side: Side, move: string | null) => void;
}

function Game({ side, players, fight, why, waiting, onPlay, onPreview }: GameProps) {
  const move = fight?.move ?? null;
  return (
    <div>
      <dt>{texts.first(players[side])}</dt>
      <dd>
        {fight?.winner == null ? <span class="quiet">{waiting ? texts.loading : texts.notFound}</span> : (
          <>
            <span>{move === null ? texts.wins(players[fight.winner]) : texts.winsBy(players[fight.winner])}</span>{" "}
            {move !== null && (
              <button
                type="button" class="small" onClick={() => onPlay(side, move)}
                onPointerEnter={() => onPreview(side, move)} onPointerLeave={() => onPreview(side, null)} onFocus={() => onPreview(side, move)} onBlur={() => onPreview(side, null)}
              >{move}</button>
            )}
          </>
        )}
        {why !== undefined && fight !== null && <p class="small quiet">{sentence(why.why)}</p>}
      </dd>
    </div>
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
