#include "games/connect/play/worth.h"

#include <algorithm>

namespace zermelo::connect {
namespace {

constexpr int of_win = 1'000'000, of_double_win = 20'000;

/// Connect6, in the order of its types from U to L5. Set by hand: two threats are worth more than
/// twice one, because they leave the opponent no stone of his own.
constexpr std::array<int, 10> of_six{0, 0, 12, 16, 24, 40, 60, 180, 70, 200};
constexpr std::array<int, 10> standing_in_six{0, 0, 12, 10, 16, 30, 25, 60, 25, 60};

}  // namespace

/// Other games. A promotion: every stone more is worth five times as much, a dead row half of a
/// live one, and a row that threatens as much as a live one of a stone less, times the stones it
/// takes to stop it. A row that stands: four times as much a stone, and a dead one no more than a
/// live one of a stone less, so that rows are not spent on threats that come to nothing.
Worth::Worth(const LineTypes& types) : codes_(types.win() + 1U) {
  const TypeCode quiet = static_cast<TypeCode>(Type::O) + 2;  // past O and V
  int live = 5, standing = 4;
  for (TypeCode code = quiet; code < types.first_threat(); ++code) {
    const bool is_live = (code - quiet) % 2 == 1;
    worth_[code] = is_live ? live : live / 2;
    standing_[code] = is_live ? standing : standing / 4;
    if (is_live) live = std::min(live * 5, of_double_win / 4);
    if (is_live) standing = std::min(standing * 4, of_double_win / 4);
  }
  for (unsigned code = types.first_threat(); code + 1 < types.win(); ++code) {
    const int threats = static_cast<int>(types.threats(static_cast<TypeCode>(code)));
    worth_[code] = live / 5 * threats;
    standing_[code] = standing / 4 * threats;
  }
  if (types.rules() == LineRules{6, 2}) {
    std::ranges::copy(of_six, worth_.begin());
    std::ranges::copy(standing_in_six, standing_.begin());
  }
  worth_[types.win() - 1U] = standing_[types.win() - 1U] = of_double_win;
  worth_[types.win()] = standing_[types.win()] = of_win;
}

int Worth::balance(const LineBoard& board, Colour mover) const {
  int mine = 0, theirs = 0;
  for (unsigned code = 2; code < codes_; ++code) {
    const auto type = static_cast<TypeCode>(code);
    mine += standing_[code] * static_cast<int>(board.count(mover, type));
    theirs += standing_[code] * static_cast<int>(board.count(other(mover), type));
  }
  return mine + mine / 4 - theirs;
}

}  // namespace zermelo::connect
