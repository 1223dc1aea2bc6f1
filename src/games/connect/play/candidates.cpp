#include "games/connect/play/candidates.h"

#include <algorithm>

namespace zermelo::connect {

/// A stone of the opponent inside a Connection with which he threatens to win always promotes it,
/// so the points that might stop him are among those that he would promote beyond the lowest
/// threat.
std::vector<unsigned> candidates(const LineBoard& board, const PointWeights& weights, Colour mover,
                                 unsigned most) {
  const TypeCode first_threat = board.types().first_threat();
  const bool pressed = threatens(board, other(mover));
  std::vector<std::pair<int, unsigned>> found;
  for (unsigned cell = 0; cell < board.size(); ++cell) {
    if (!board.is_void(cell)) continue;
    if (pressed && board.composite(cell, other(mover)) >> 24 <= first_threat) continue;
    found.emplace_back(-weights.move(board, cell, mover), cell);
  }
  const auto kept = std::min<std::size_t>(most, found.size());
  std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(kept));
  std::vector<unsigned> out;
  for (std::size_t i = 0; i < kept; ++i) out.push_back(found[i].second);
  return out;
}

}  // namespace zermelo::connect
