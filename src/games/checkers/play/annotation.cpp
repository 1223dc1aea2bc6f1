#include "games/checkers/play/annotation.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/checkers/play/forced.h"

namespace zermelo::checkers {
namespace {

constexpr unsigned deepest_proof = 99;

bool is_decided(Result result) { return result == Result::win || result == Result::loss; }

Judgement judged(const Setup& setup, Prober& prober, double search_seconds, Limits limits) {
  const Known known = prober.known(setup.position, setup.to_move);
  Judgement out{known.result, std::nullopt, Judgement::Source::table};
  if (is_decided(known.result)) out.dtw = known.dtw;
  if (known.result != Result::unknown) return out;
  out.source = Judgement::Source::none;
  if (search_seconds <= 0) return out;
  limits.seconds = search_seconds;
  Budget budget(limits);
  out.result =
      ForcedSearch(prober, budget).solve(setup.position, setup.to_move, deepest_proof).result;
  if (out.result != Result::unknown) out.source = Judgement::Source::search;
  return out;
}

/// What a position is to the one who moved into it.
Judgement for_mover(const Judgement& then) {
  Judgement out = then;
  if (is_decided(then.result)) out.result = then.result == Result::win ? Result::loss : Result::win;
  if (out.dtw) ++*out.dtw;
  return out;
}

bool is_as_good(const Judgement& before, const Judgement& after) {
  const bool are_measured = before.dtw && after.dtw;
  return before.result == after.result && (!are_measured || before.dtw == after.dtw);
}

std::string in_plies(unsigned count) {
  return fmt::format("{} {}", count, count == 1 ? "ply" : "plies");
}

}  // namespace

std::optional<unsigned> AnnotatedMove::lost() const {
  if (before.result != after.result || !before.dtw || !after.dtw) return std::nullopt;
  return before.result == Result::win ? *after.dtw - *before.dtw : *before.dtw - *after.dtw;
}

std::string_view AnnotatedMove::mistake() const {
  if (before.result == Result::win && after.result == Result::draw) return "win-to-draw";
  if (before.result == Result::win && after.result == Result::loss) return "win-to-loss";
  if (before.result == Result::draw && after.result == Result::loss) return "draw-to-loss";
  return "";
}

std::vector<AnnotatedMove> annotate(const PdnGame& game, Prober& prober, double search_seconds,
                                    const Limits& limits) {
  std::vector<AnnotatedMove> out;
  Setup now = game.start;
  Judgement before = judged(now, prober, search_seconds, limits);
  for (const Move& move : game.moves) {
    if (limits.stop != nullptr && *limits.stop) break;
    const Setup next{play(now.position, now.to_move, move), opponent(now.to_move)};
    const Judgement then = judged(next, prober, search_seconds, limits);
    AnnotatedMove each{now, move, before, for_mover(then), std::nullopt};
    if (each.after.result == Result::win && before.result == Result::unknown)
      each.before = {Result::win, std::nullopt, then.source};  // this very move shows it
    const bool is_ranked =
        each.before.source == Judgement::Source::table && each.after.result != Result::unknown;
    if (is_ranked && !is_as_good(each.before, each.after)) {
      const KnownMove best = prober.moves(now.position, now.to_move).front();
      if (seen_by_mover(best).result == each.before.result) each.better = best.move;
    }
    out.push_back(each);
    now = next;
    before = then;
  }
  return out;
}

std::string words_of(const Judgement& judgement) {
  if (judgement.result == Result::unknown) return "not known";
  std::string out(name(judgement.result));
  if (judgement.dtw) out += " in " + in_plies(*judgement.dtw);
  if (judgement.source == Judgement::Source::search) out += ", proved by search";
  return out;
}

std::string comment_of(const AnnotatedMove& move) {
  std::string out = words_of(move.after);
  const auto lost = move.lost();
  if (!move.mistake().empty()) {
    std::string mistake(move.mistake());
    std::ranges::replace(mistake, '-', ' ');
    out += fmt::format("; a mistake: {}", mistake);
  } else if (lost && *lost > 0) {
    out += fmt::format("; gives away {}", in_plies(*lost));
  }
  if (move.better) out += fmt::format("; {} was a {}", text(*move.better), words_of(move.before));
  return out;
}

PdnGame with_comments(PdnGame game, const std::vector<AnnotatedMove>& moves) {
  game.comments.resize(game.moves.size() + 1);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].after.result == Result::unknown) continue;
    std::string& comment = game.comments[i + 1];
    const std::string more = comment_of(moves[i]);
    if (comment.ends_with(more)) continue;  // it was annotated before
    if (!comment.empty()) comment += "; ";
    comment += more;
  }
  return game;
}

}  // namespace zermelo::checkers
