#pragma once

#include <cstdint>
#include <vector>

#include "games/checkers/board/squares.h"

namespace zermelo::checkers {

/// How the rank of a set changes when its ground set gains an element: for each place among the
/// elements where the new one can come, the new rank by the old. Ranks in a smaller ground set are
/// the first of those in a larger one, so one table serves them all.
///
/// What one man's move does to all sets of the other side's men is two such changes, so that whole
/// rows of positions are looked up in lists instead of being ranked one by one.
class RankTable {
 public:
  static constexpr unsigned places = 28;  // squares that men of one side can stand on

  /// For sets of that many elements that stay as they are.
  static RankTable beside(unsigned elements) { return {elements, false}; }
  /// For sets of that many elements that the new one joins: ranks among those of one more.
  static RankTable joined(unsigned elements) { return {elements, true}; }

  const std::uint32_t* at(unsigned place) const { return ranks_.data() + place * sets_; }

 private:
  RankTable(unsigned elements, bool joins);

  std::size_t sets_;
  std::vector<std::uint32_t> ranks_;  // by place, then old rank
};

}  // namespace zermelo::checkers
