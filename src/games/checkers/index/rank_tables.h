#pragma once

#include <cstdint>
#include <vector>

#include "games/checkers/board/squares.h"

namespace zermelo::checkers {

/// The change of the rank of a set when its ground set gains an element: for each place of the new
/// element, a list from old rank to new rank. The lists for a smaller ground set are the beginnings
/// of those for a larger one, so one table serves all sizes.
///
/// One man's move changes the ranks of all sets of the opponent's men by two such changes, so that
/// whole rows of positions are looked up in lists instead of being ranked one by one.
class RankTable {
 public:
  static constexpr unsigned places = 28;  // squares that men of one side can stand on

  /// For sets of that many elements that do not contain the new one.
  static RankTable beside(unsigned elements) { return {elements, false}; }
  /// For sets of that many elements that the new one joins: ranks among the sets of one more.
  static RankTable joined(unsigned elements) { return {elements, true}; }

  const std::uint32_t* at(unsigned place) const { return ranks_.data() + place * sets_; }

 private:
  RankTable(unsigned elements, bool joins);

  std::size_t sets_;
  std::vector<std::uint32_t> ranks_;  // by place, then old rank
};

}  // namespace zermelo::checkers
