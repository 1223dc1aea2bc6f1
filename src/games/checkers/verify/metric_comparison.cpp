#include "games/checkers/verify/metric_comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_index.h"

namespace zermelo::checkers {
namespace {

/// Reads the entries of a file one after the other.
class EntryReader {
 public:
  explicit EntryReader(const SliceFile& file) : file_(file), column_(file.column()) {}

  /// Indexes must not decrease from call to call, or blocks are unpacked again and again.
  Outcome at(std::uint64_t index) {
    const std::uint64_t block = index / column_.block_entries;
    if (bytes_.empty() || block != block_) read(block);
    return file_.outcome(
        index, score_at(bytes_.data(), column_.width, index - block * column_.block_entries));
  }

 private:
  void read(std::uint64_t block) {
    block_ = block;
    bytes_.resize(column_.block_bytes(block));
    file_.table().read_block(column_, block, bytes_);
  }

  const SliceFile& file_;
  const Column& column_;
  std::vector<char> bytes_;
  std::uint64_t block_ = 0;
};

std::string in_words(const Outcome& outcome, Metric metric) {
  if (outcome.result == Result::draw || metric == Metric::wld)
    return fmt::format("a {} by {}", name(outcome.result), name(metric));
  return fmt::format("a {} in {} by {}", name(outcome.result), outcome.plies, name(metric));
}

}  // namespace

Disagreement compare_metrics(const SliceFile& one, const SliceFile& other, const Budget& budget) {
  Disagreement out;
  const Metric metrics[2] = {one.facts().metric, other.facts().metric};
  const bool has_distances = metrics[0] != Metric::wld && metrics[1] != Metric::wld;
  const auto agree = [&](const Outcome& a, const Outcome& b) {
    if (a.result != b.result) return false;
    if (!has_distances || a.result == Result::draw) return true;
    return metrics[0] == Metric::dtc ? a.plies <= b.plies : b.plies <= a.plies;
  };
  const Slice& s = one.facts().slice;
  const SlowIndex index({s.black_kings, s.black_men, s.white_kings, s.white_men});
  EntryReader first(one), second(other);
  for (std::uint64_t i = 0; i < one.facts().positions; ++i) {
    if (i % 4096 == 0 && budget.stopped()) break;
    const Outcome a = first.at(i), b = second.at(i);
    if (agree(a, b)) continue;
    const SlowBoard board = index.board(i);
    if (must_capture(board) || out.count++ > 0) continue;
    out.first = fmt::format("{} is {} and {}", slow_fen(board), in_words(a, metrics[0]),
                            in_words(b, metrics[1]));
  }
  return out;
}

}  // namespace zermelo::checkers
