import { Headline } from "../../parts/headline.tsx";
import type { Solved } from "./answers.ts";
import { isHalfTurn, type Game } from "./game.ts";
import type { Solving } from "./solving.ts";
import { texts } from "./texts.ts";

interface Said {
  readonly title: string;
  readonly certainty: "exact" | "unknown";
  readonly source?: string;
}

function saidOf(game: Game, solved: Solved): Said {
  if (solved.won_already !== null) return { title: texts.won(solved.won_already), certainty: "exact" };
  const { turn, rules } = game;
  switch (solved.result) {
    case "draw": return { title: texts.draw, certainty: "exact", source: texts.exactSource(solved) };
    case "first": case "second": return { title: texts.winsIn(solved.result === "first" ? "x" : "o", null), certainty: "exact", source: texts.exactSource(solved) };
    case "win": {
      const first = solved.first_moves == null ? [] : [texts.firstMoves(solved.first_moves, rules.p)];
      return { title: texts.winsIn(turn.colour, solved.turns ?? null), certainty: "exact", source: [...first, texts.threatSource(solved)].join(" · ") };
    }
    case "none": return { title: texts.noThreats, certainty: "unknown", source: texts.noneWithin(turn.colour, solved.limit ?? 0) };
    default: return { title: texts.noThreats, certainty: "unknown", source: texts.notSolved };
  }
}

/** The winner, if that is proved, and the kind of proof. */
export function ConnectHeadline({ game, solving }: { readonly game: Game; readonly solving: Solving }) {
  const { exact, threats, best, isPending } = solving;
  const above = texts.toMove(game.turn, game.rules);
  const solved = solving.solved?.result == null ? best : solving.solved;
  if (solved !== null) return <Headline above={above} {...saidOf(game, solved)} waiting={isPending && solved.result !== "win"} />;
  const last = exact.answer ?? threats.answer;
  const isAsked = (!exact.fresh && exact.answer !== null) || (!threats.fresh && threats.answer !== null);
  if (isAsked && last !== null) return <Headline above={above} {...saidOf(game, last)} waiting />;
  if (exact.failure !== null || threats.failure !== null) return <Headline above={above} title={texts.noThreats} certainty="unknown" />;
  if (game.rules.p > 2) return <Headline above={above} title={texts.noThreats} certainty="unknown" source={texts.tooManyStones} />;
  if (isHalfTurn(game)) return <Headline above={above} title={texts.noThreats} certainty="unknown" source={texts.halfTurn} />;
  return <Headline above={above} title={texts.loading} />;
}
