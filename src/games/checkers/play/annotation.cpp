#include "games/checkers/play/annotation.h"

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

/// The judgement of a position for the player who has just moved there.
Judgement for_mover(const Judgement& then) {
  Judgement out = then;
  out.result = for_opponent(then.result);
  if (out.dtw) ++*out.dtw;
  return out;
}

bool is_as_good(const Judgement& before, const Judgement& after) {
  const bool are_measured = before.dtw && after.dtw;
  return before.result == after.result && (!are_measured || before.dtw == after.dtw);
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
      each.before = {Result::win, std::nullopt, then.source};  // this very move proves it
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

}  // namespace zermelo::checkers
