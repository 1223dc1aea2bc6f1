#include "papers/checkers_perfect_play/replay.h"

#include <algorithm>
#include <sstream>

namespace zermelo::checkers {

std::optional<unsigned> PlayedPly::given() const {
  if (played.result != best.result) return std::nullopt;
  if (best.result == Result::draw) return 0;
  return played.result == Result::win ? played.plies - best.plies : best.plies - played.plies;
}

std::optional<Replayed> replay(std::string_view position, std::string_view moves, Database& dtw) {
  Replayed out;
  out.end = read_fen(position);
  Position& p = out.end.position;
  Side& side = out.end.to_move;
  std::istringstream words{std::string(moves)};
  for (std::string word; words >> word;) {
    const Move move = read_move(word, p, side);
    const auto judged = judged_moves(dtw, p, side);
    if (!judged) return std::nullopt;
    const auto played = std::ranges::find(*judged, move, &JudgedMove::move);
    out.plies.push_back({p, side, text(move), best_outcome(*judged), played->outcome});
    p = played->after;
    side = opponent(side);
  }
  const auto left = dtw.outcome(p, side);
  if (!left) return std::nullopt;
  out.left = *left;
  return out;
}

Slips slips_of(const Replayed& game, Side side) {
  Slips out;
  for (const PlayedPly& ply : game.plies) {
    if (ply.side != side || ply.played == ply.best) continue;
    ++out.count;
    out.plies += ply.given().value_or(0);
  }
  return out;
}

std::optional<unsigned> nearest_to_win(const Replayed& game) {
  std::optional<unsigned> nearest;
  const auto consider = [&](Side side, const Outcome& outcome) {
    if (side != Side::left || outcome.result != Result::win) return;
    nearest = std::min(nearest.value_or(outcome.plies), outcome.plies);
  };
  for (const PlayedPly& ply : game.plies) consider(ply.side, ply.best);
  consider(game.end.to_move, game.left);
  return nearest;
}

namespace {

std::optional<unsigned> extra_by_next_note(const Footnote& note, const Replayed& game) {
  const auto next = std::ranges::find_if(footnotes(), [&](const Footnote& other) {
    return other.listing == note.listing && other.ply > note.ply && other.claim == Claim::slip;
  });
  if (note.claim != Claim::slip || next == footnotes().end()) return std::nullopt;
  for (unsigned ply = note.ply + 1; ply < next->ply; ++ply)
    if (game.plies[ply].given() != 0) return std::nullopt;
  return next->plies + (next->ply - note.ply) - note.plies;
}

}  // namespace

CheckedNote check_note(const Footnote& note, const Replayed& game, Database& dtw) {
  CheckedNote out;
  const PlayedPly& ply = game.plies.at(note.ply);
  const auto judged = judged_moves(dtw, ply.before, ply.side);
  if (!judged) return out;  // cannot happen: the game was replayed with the same tables
  out.extra = ply.given();
  out.extra_by_next_note = extra_by_next_note(note, game);
  for (std::size_t i = 0; i <= note.ply; ++i)
    if (game.plies[i].side == ply.side) out.slip += game.plies[i].given().value_or(0);
  if (!note.best.empty()) {
    const Move better = read_move(note.best, ply.before, ply.side);
    out.best = std::ranges::find(*judged, better, &JudgedMove::move)->outcome;
  }
  const Outcome claimed{Result::win, note.plies};
  const auto wins = std::ranges::count(*judged, Result::win,
                                       [](const JudgedMove& each) { return each.outcome.result; });
  switch (note.claim) {
    case Claim::slip:
      out.is_same = out.best == claimed && ply.best == claimed && out.extra == note.extra &&
                    out.slip == note.slip;
      break;
    case Claim::only_win:
      out.is_same = wins == 1 && ply.played == ply.best;
      break;
    case Claim::best_move:
      out.is_same = ply.played == ply.best;
      break;
    case Claim::also_best:
      out.is_same = out.best == claimed && ply.played == claimed && ply.best == claimed;
      break;
    case Claim::remark:
      out.is_same = true;
      break;
  }
  return out;
}

}  // namespace zermelo::checkers
