#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "games/checkers/slow/slow_entry.h"
#include "games/checkers/slow/slow_index.h"
#include "games/checkers/slow/slow_rules.h"

namespace zermelo::checkers {

/// All positions of few pieces, solved in memory: the reference for tests and benchmarks. Meant for
/// up to four pieces (6.4 million positions). Positions with captures are solved like all others.
class SlowSolution {
 public:
  explicit SlowSolution(unsigned most_pieces);

  /// The slices with pieces on both sides, in the order in which they were solved.
  const std::vector<SlowMaterial>& slices() const { return order_; }
  std::uint64_t size(const SlowMaterial& slice) const { return at(slice).index.size(); }

  SlowEntry entry(SlowMetric metric, const SlowMaterial& slice, std::uint64_t index) const;
  /// For a board of at most that many pieces, with either side to move.
  SlowEntry entry(SlowMetric metric, const SlowBoard& board) const;

  /// The most plies of a win or loss with Black to move in a slice, over positions without a
  /// capture; 0 when there are none.
  unsigned longest(SlowMetric metric, const SlowMaterial& slice, Result result) const;

 private:
  struct Slice {
    SlowIndex index;
    std::vector<SlowEntry> dtw, dtc;
  };
  struct Graph;

  static auto key(const SlowMaterial& m) {
    return std::tuple(m.black_kings, m.black_men, m.white_kings, m.white_men);
  }
  const Slice& at(const SlowMaterial& slice) const { return slices_.at(key(slice)); }

  void solve(const SlowMaterial& slice);
  void add_moves(const SlowMaterial& slice, std::uint32_t first_of_other, Graph& graph) const;

  std::vector<SlowMaterial> order_;
  std::map<std::tuple<unsigned, unsigned, unsigned, unsigned>, Slice> slices_;
};

}  // namespace zermelo::checkers
