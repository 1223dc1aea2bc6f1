#include "games/connect/play/turn_search.h"

#include <algorithm>

#include "base/hash.h"

namespace zermelo::connect {
namespace {

constexpr std::size_t table_entries = std::size_t{1} << 17;
constexpr unsigned width = 10;      // points tried for a stone
constexpr unsigned pair_width = 7;  // the same with two stones a turn, where there are more turns

}  // namespace

TurnSearch::TurnSearch(LineBoard& board, const PointWeights& weights, const LineRules& rules,
                       Budget& budget)
    : board_(board), weights_(weights), rules_(rules), budget_(budget), table_(table_entries) {}

/// The score of a position that is decided at the start of a turn without looking further; 0 if it
/// is not:
///
/// 1. the mover can complete a row now;
/// 2. with one stone a turn, he has a live row one short of a threat, which becomes two threats,
/// and
///    the opponent has no threat;
/// 3. with one stone a turn, the opponent has two threats.
int TurnSearch::quick_score(Colour mover) const {
  const int soon = won - static_cast<int>(depth_);
  if (threatens(board_, mover)) return soon - 1;
  if (rules_.p > 1) return 0;
  const LineTypes& types = board_.types();
  const auto live = static_cast<TypeCode>(types.first_threat() - 1);
  if (!threatens(board_, other(mover)) && board_.count(mover, live) > 0) return soon - 3;
  unsigned fours = 0;
  for (unsigned type = types.first_threat(); type <= types.win(); ++type) {
    const auto code = static_cast<TypeCode>(type);
    fours += board_.count(other(mover), code) * types.threats(code);
  }
  return fours > 1 ? 2 - soon : 0;
}

TurnSearch::Entry& TurnSearch::entry_of(Colour mover, unsigned left) {
  const std::uint64_t key = mix(key_, 2 * left + static_cast<unsigned>(mover));
  Entry& entry = table_[key & (table_entries - 1)];
  if (entry.key != key) entry = {key};
  return entry;
}

int TurnSearch::score(Colour mover, unsigned turns, int alpha, int beta) {
  if (const int plain = quick_score(mover); plain != 0) return plain;
  if (turns == 0 || !budget_.enter()) return weights_.balance(board_, mover);
  return stones(mover, rules_.p, turns, alpha, beta);
}

void TurnSearch::place(unsigned cell, Colour colour) {
  board_.place(cell, colour);
  key_ ^= mix(2 * cell + static_cast<unsigned>(colour) + 1);
}

void TurnSearch::remove(unsigned cell, Colour colour) {
  board_.remove(cell);
  key_ ^= mix(2 * cell + static_cast<unsigned>(colour) + 1);
}

int TurnSearch::after(Colour mover, unsigned cell, unsigned left, unsigned turns, int alpha,
                      int beta) {
  place(cell, mover);
  ++depth_;
  const int found = left > 1 ? stones(mover, left - 1, turns, alpha, beta)
                             : -score(other(mover), turns - 1, -beta, -alpha);
  --depth_;
  remove(cell, mover);
  return found;
}

/// The rest of a turn, `left` stones of it.
///
/// 1. Return what the table knows, if it was searched deep enough.
/// 2. Try the candidates, the move of the table first.
/// 3. Store the score, as a bound if it lies outside of (alpha, beta).
int TurnSearch::stones(Colour mover, unsigned left, unsigned turns, int alpha, int beta) {
  const Entry known = entry_of(mover, left);
  if (known.bound != Entry::none && known.turns >= turns) {
    if (known.bound == Entry::exact) return known.score;
    if (known.bound == Entry::at_least && known.score >= beta) return known.score;
    if (known.bound == Entry::at_most && known.score <= alpha) return known.score;
  }
  auto cells = candidates(board_, weights_, mover, rules_.p == 1 ? width : pair_width);
  if (cells.empty()) return threatens(board_, other(mover)) ? static_cast<int>(depth_) - won : 0;
  if (const auto first = std::ranges::find(cells, known.move); first != cells.end())
    std::rotate(cells.begin(), first, first + 1);
  int best = -won, low = alpha;
  unsigned move = cells.front();
  for (const unsigned cell : cells) {
    const int found = after(mover, cell, left, turns, low, beta);
    if (found > best) best = found, move = cell;
    low = std::max(low, best);
    if (low >= beta || is_over()) break;
  }
  if (is_over()) return best;
  Entry& entry = entry_of(mover, left);
  entry.score = best;
  entry.move = static_cast<std::uint16_t>(move);
  entry.turns = static_cast<std::uint8_t>(turns);
  entry.bound = best >= beta ? Entry::at_least : best <= alpha ? Entry::at_most : Entry::exact;
  return best;
}

}  // namespace zermelo::connect
