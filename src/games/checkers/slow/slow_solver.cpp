#include "games/checkers/slow/slow_solver.h"

#include <algorithm>
#include <utility>

namespace zermelo::checkers {

/// The positions of a slice and of its mirror image, numbered one after the other, with their
/// moves: those within the two slices by the number of the next position, those into solved slices
/// by their entries.
struct SlowSolution::Graph {
  std::vector<std::size_t> first_move{0};
  std::vector<std::uint32_t> moves;
  std::vector<SlowBest> leaving_dtw, leaving_dtc;

  std::vector<SlowEntry> solve(SlowMetric metric) const;
};

/// In pass d every open position is computed from its successors with fewer plies than d, the
/// others counting as draws, and is closed when that gives a win or loss in d. Moves that leave the
/// slices may have any distance, so the passes go on to the longest of these, and then until a pass
/// closes nothing.
std::vector<SlowEntry> SlowSolution::Graph::solve(SlowMetric metric) const {
  const auto& leaving = metric == SlowMetric::dtw ? leaving_dtw : leaving_dtc;
  unsigned longest_leaving = 0;
  for (const SlowBest& best : leaving) {
    longest_leaving = std::max<unsigned>(longest_leaving, best.entry().plies);
  }
  std::vector<SlowEntry> entries(leaving.size());
  bool closed_some = true;
  for (unsigned plies = 0; closed_some || plies <= longest_leaving; ++plies) {
    closed_some = false;
    for (std::size_t at = 0; at < entries.size(); ++at) {
      if (entries[at].result != Result::draw) continue;
      SlowBest best = leaving[at];
      for (std::size_t i = first_move[at]; i < first_move[at + 1]; ++i) {
        const SlowEntry& next = entries[moves[i]];
        best.add(metric, false, next.plies < plies ? next : SlowEntry{});
      }
      const SlowEntry entry = best.entry();
      if (entry.result == Result::draw || entry.plies != plies) continue;
      entries[at] = entry;
      closed_some = true;
    }
  }
  return entries;
}

SlowSolution::SlowSolution(unsigned most_pieces) {
  for (unsigned black = 1; black < most_pieces; ++black) {
    for (unsigned white = 1; black + white <= most_pieces; ++white) {
      for (unsigned black_men = 0; black_men <= black; ++black_men) {
        for (unsigned white_men = 0; white_men <= white; ++white_men) {
          order_.push_back({black - black_men, black_men, white - white_men, white_men});
        }
      }
    }
  }
  // A capture leads to fewer pieces, a crowning to fewer men.
  std::stable_sort(order_.begin(), order_.end(), [](const auto& a, const auto& b) {
    return std::pair(a.pieces(), a.men()) < std::pair(b.pieces(), b.men());
  });
  for (const SlowMaterial& slice : order_) {
    if (!slices_.contains(key(slice))) solve(slice);
  }
}

void SlowSolution::solve(const SlowMaterial& slice) {
  const SlowMaterial mirror = mirrored(slice);
  const auto here = slices_.emplace(key(slice), Slice{SlowIndex(slice), {}, {}}).first;
  const auto there = slices_.emplace(key(mirror), Slice{SlowIndex(mirror), {}, {}}).first;
  const auto size = static_cast<std::uint32_t>(here->second.index.size());
  Graph graph;
  add_moves(slice, slice == mirror ? 0 : size, graph);
  if (slice != mirror) add_moves(mirror, 0, graph);
  const auto dtw = graph.solve(SlowMetric::dtw), dtc = graph.solve(SlowMetric::dtc);
  here->second.dtw.assign(dtw.begin(), dtw.begin() + size);
  here->second.dtc.assign(dtc.begin(), dtc.begin() + size);
  there->second.dtw.assign(dtw.end() - size, dtw.end());
  there->second.dtc.assign(dtc.end() - size, dtc.end());
}

void SlowSolution::add_moves(const SlowMaterial& slice, std::uint32_t first_of_other,
                             Graph& graph) const {
  const SlowIndex &index = at(slice).index, &other = at(mirrored(slice)).index;
  for (std::uint64_t number = 0; number < index.size(); ++number) {
    SlowBest dtw, dtc;
    each_slow_move(index.board(number), [&](const SlowMove& move, const SlowBoard& after) {
      if (!move.converts()) {
        const auto next = static_cast<std::uint32_t>(other.rank(mirrored(after)));
        graph.moves.push_back(first_of_other + next);
      } else {
        dtw.add(SlowMetric::dtw, true, entry(SlowMetric::dtw, after));
        dtc.add(SlowMetric::dtc, true, entry(SlowMetric::dtc, after));
      }
    });
    graph.first_move.push_back(graph.moves.size());
    graph.leaving_dtw.push_back(dtw);
    graph.leaving_dtc.push_back(dtc);
  }
}

SlowEntry SlowSolution::entry(SlowMetric metric, const SlowMaterial& slice,
                              std::uint64_t index) const {
  if (metric == SlowMetric::dtc) return at(slice).dtc[index];
  const SlowEntry entry = at(slice).dtw[index];
  return metric == SlowMetric::dtw ? entry : SlowEntry{entry.result, 0};
}

SlowEntry SlowSolution::entry(SlowMetric metric, const SlowBoard& board) const {
  if (board.to_move == Side::right) return entry(metric, mirrored(board));
  const SlowMaterial pieces = material(board);
  if (pieces.black_kings + pieces.black_men == 0) return {Result::loss, 0};
  return entry(metric, pieces, at(pieces).index.rank(board));
}

unsigned SlowSolution::longest(SlowMetric metric, const SlowMaterial& slice, Result result) const {
  unsigned longest = 0;
  for (std::uint64_t number = 0; number < size(slice); ++number) {
    const SlowEntry here = entry(metric, slice, number);
    if (here.result != result || here.plies <= longest) continue;
    if (!must_capture(at(slice).index.board(number))) longest = here.plies;
  }
  return longest;
}

}  // namespace zermelo::checkers
