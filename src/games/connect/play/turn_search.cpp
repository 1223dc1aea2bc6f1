#include "games/connect/play/turn_search.h"

#include <algorithm>

#include "base/hash.h"

namespace zermelo::connect {
namespace {

constexpr std::size_t table_entries = std::size_t{1} << 17;
constexpr unsigned width = 10;     // points tried for a stone
constexpr unsigned far_width = 7;  // with two stones a turn, where there are many more turns

}  // namespace

TurnSearch::TurnSearch(LineBoard& board, const Worth& worth, const LineRules& rules, Budget& budget)
    : board_(board),
      worth_(worth),
      rules_(rules),
      first_threat_(board.types().first_threat()),
      last_(board.types().win()),
      budget_(budget),
      table_(table_entries) {}

bool TurnSearch::threatens(Colour colour) const {
  for (unsigned type = first_threat_; type <= last_; ++type)
    if (board_.count(colour, static_cast<TypeCode>(type)) > 0) return true;
  return false;
}

/// A point inside a Connection that threatens to win always promotes it, so that the points which
/// might stop it are among those the other side would promote to a threat.
std::vector<unsigned> TurnSearch::candidates(Colour mover, unsigned most) const {
  const bool pressed = threatens(other(mover));
  std::vector<std::pair<int, unsigned>> found;
  for (unsigned cell = 0; cell < board_.size(); ++cell) {
    if (!board_.is_void(cell)) continue;
    if (pressed && board_.composite(cell, other(mover)) >> 24 <= first_threat_) continue;
    found.emplace_back(-worth_.move(board_, cell, mover), cell);
  }
  const auto kept = std::min<std::size_t>(most, found.size());
  std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(kept));
  std::vector<unsigned> out;
  for (std::size_t i = 0; i < kept; ++i) out.push_back(found[i].second);
  return out;
}

/// What is plain at the start of a turn without looking further: a row that can be completed now;
/// with one stone a turn also a live row one short of a threat, which becomes two threats when the
/// other side has none. 0 where nothing is plain.
int TurnSearch::quick_score(Colour mover) const {
  const int soon = won - static_cast<int>(depth_);
  if (threatens(mover)) return soon - 1;
  if (rules_.p > 1) return 0;
  const bool pressed = threatens(other(mover));
  if (!pressed && board_.count(mover, static_cast<TypeCode>(first_threat_ - 1)) > 0)
    return soon - 3;
  unsigned fours = 0;
  for (unsigned type = first_threat_; type <= last_; ++type) {
    const auto code = static_cast<TypeCode>(type);
    fours += board_.count(other(mover), code) * board_.types().threats(code);
  }
  return fours > 1 ? 2 - soon : 0;
}

TurnSearch::Entry& TurnSearch::entry_of(Colour mover, unsigned left) {
  const std::uint64_t key = mix(key_, 2 * left + static_cast<unsigned>(mover));
  Entry& entry = table_[key & (table_entries - 1)];
  if (entry.key != key) entry = {key};
  return entry;
}

int TurnSearch::begin_turn(Colour mover, unsigned turns, int alpha, int beta) {
  if (const int plain = quick_score(mover); plain != 0) return plain;
  if (turns == 0 || !budget_.enter()) return worth_.balance(board_, mover);
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
  const int score = left > 1 ? stones(mover, left - 1, turns, alpha, beta)
                             : -begin_turn(other(mover), turns - 1, -beta, -alpha);
  --depth_;
  remove(cell, mover);
  return score;
}

int TurnSearch::stones(Colour mover, unsigned left, unsigned turns, int alpha, int beta) {
  const Entry known = entry_of(mover, left);
  if (known.bound != Entry::none && known.turns >= turns) {
    if (known.bound == Entry::exact) return known.score;
    if (known.bound == Entry::at_least && known.score >= beta) return known.score;
    if (known.bound == Entry::at_most && known.score <= alpha) return known.score;
  }
  auto cells = candidates(mover, rules_.p == 1 ? width : far_width);
  if (cells.empty()) return threatens(other(mover)) ? static_cast<int>(depth_) - won : 0;
  if (const auto first = std::ranges::find(cells, known.move); first != cells.end())
    std::rotate(cells.begin(), first, first + 1);
  int best = -won, low = alpha;
  unsigned move = cells.front();
  for (const unsigned cell : cells) {
    const int score = after(mover, cell, left, turns, low, beta);
    if (score > best) best = score, move = cell;
    low = std::max(low, best);
    if (low >= beta || is_over()) break;
  }
  if (!is_over()) {
    Entry& entry = entry_of(mover, left);
    entry.score = best;
    entry.move = static_cast<std::uint16_t>(move);
    entry.turns = static_cast<std::uint8_t>(turns);
    entry.bound = best >= beta ? Entry::at_least : best <= alpha ? Entry::at_most : Entry::exact;
  }
  return best;
}

int TurnSearch::score(Colour mover, unsigned turns, int alpha, int beta) {
  return begin_turn(mover, turns, alpha, beta);
}

}  // namespace zermelo::connect
