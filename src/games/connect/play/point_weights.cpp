#include "games/connect/play/point_weights.h"

#include <algorithm>

namespace zermelo::connect {
namespace {

constexpr int of_win = 1'000'000, of_double_win = 20'000;

/// Connect6, in the order of its types from U to L5. Set by hand: two threats weigh more than twice
/// one, because they leave the opponent no stone of his own.
constexpr std::array<int, 10> promotion_in_six{0, 0, 12, 16, 24, 40, 60, 180, 70, 200};
constexpr std::array<int, 10> connection_in_six{0, 0, 12, 10, 16, 30, 25, 60, 25, 60};

}  // namespace

PointWeights::PointWeights(const LineTypes& types) : codes_(types.win() + 1U) {
  if (types.rules() == LineRules{6, 2}) {
    std::ranges::copy(promotion_in_six, promotion_.begin());
    std::ranges::copy(connection_in_six, connection_.begin());
  } else {
    set_general(types);
  }
  promotion_[types.win() - 1U] = connection_[types.win() - 1U] = of_double_win;
  promotion_[types.win()] = connection_[types.win()] = of_win;
}

/// Games other than Connect6.
///
/// 1. A promotion to a live Connection: five times as much for every stone more; to a dead one,
/// half
///    as much as to a live one.
/// 2. A promotion to a threat: as much as to the longest live Connection, times the stones that it
///    takes to stop it.
/// 3. A live Connection on the board: four times as much for every stone more; a dead one, no more
///    than a live one with a stone less, so that Connections are not spent on threats that come to
///    nothing.
/// 4. A threat on the board: as in 2.
void PointWeights::set_general(const LineTypes& types) {
  const TypeCode quiet = static_cast<TypeCode>(Type::O) + 2;  // the first type past O and V
  int live = 5, standing = 4;
  for (TypeCode code = quiet; code < types.first_threat(); ++code) {
    const bool is_live = (code - quiet) % 2 == 1;
    promotion_[code] = is_live ? live : live / 2;
    connection_[code] = is_live ? standing : standing / 4;
    if (is_live) live = std::min(live * 5, of_double_win / 4);
    if (is_live) standing = std::min(standing * 4, of_double_win / 4);
  }
  for (unsigned code = types.first_threat(); code + 1 < types.win(); ++code) {
    const int threats = static_cast<int>(types.threats(static_cast<TypeCode>(code)));
    promotion_[code] = live / 5 * threats;
    connection_[code] = standing / 4 * threats;
  }
}

int PointWeights::balance(const LineBoard& board, Colour mover) const {
  int mine = 0, theirs = 0;
  for (unsigned code = 2; code < codes_; ++code) {
    const auto type = static_cast<TypeCode>(code);
    mine += connection_[code] * static_cast<int>(board.count(mover, type));
    theirs += connection_[code] * static_cast<int>(board.count(other(mover), type));
  }
  return mine + mine / 4 - theirs;
}

}  // namespace zermelo::connect
