#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "base/budget.h"
#include "base/random.h"
#include "games/checkers/slow/slow_entry.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_index.h"
#include "games/checkers/slow/slow_rules.h"

namespace zermelo::checkers {

/// The result of checking entries of a table.
struct SlowCheck {
  std::uint64_t checked = 0, wrong = 0;
  std::uint64_t skipped = 0;  // positions with a capture, whose entries are never read
  // The first wrong entry:
  std::string position;
  SlowEntry found, expected;

  /// "B:WK31:B18,25 is win in 5, should be win in 3"; empty when nothing is wrong.
  std::string first_wrong() const {
    if (wrong == 0) return {};
    return position + " is " + text(found) + ", should be " + text(expected);
  }

  /// Adds the result of a later part of the same work.
  SlowCheck& operator+=(const SlowCheck& later) {
    if (wrong == 0 && later.wrong > 0) {
      position = later.position;
      found = later.found;
      expected = later.expected;
    }
    checked += later.checked;
    wrong += later.wrong;
    skipped += later.skipped;
    return *this;
  }
};

/// Checks the entries of tables against the entries of the positions one move on.
///
/// `Lookup` is called with a material and an index and returns the SlowEntry there, for any slice
/// that the moves of the checked slice lead to. It is never called for a position with a capture,
/// which this class plays out, nor for one where a side has no piece.
///
/// When every entry of a set of dtw tables agrees with its successors, all are right: a win or loss
/// rests on one with fewer plies, down to positions without a move, and where both sides always
/// have a move to a draw neither can be forced to lose. The same holds for dtc, if the slices after
/// a conversion are right. It does not hold for wld alone, where wins and losses might rest on each
/// other in a circle; its results are compared with those of another metric.
///
/// An entry takes one node of the budget; when the budget is spent the check stops early, which
/// shows in `checked + skipped`. Not thread-safe: one for each thread, on a range of its own.
template <class Lookup>
class SlowVerifier {
 public:
  SlowVerifier(SlowMetric metric, Lookup lookup) : metric_(metric), lookup_(std::move(lookup)) {}

  /// Every entry from `first` up to, not including, `end`.
  SlowCheck check(const SlowMaterial& slice, std::uint64_t first, std::uint64_t end,
                  Budget& budget) {
    SlowCheck result;
    const SlowIndex& index = indexes_.of(slice);
    for (std::uint64_t at = first; at < end && budget.enter(); ++at) {
      check_one(slice, at, index.board(at), result);
    }
    return result;
  }

  SlowCheck check(const SlowMaterial& slice, Budget& budget) {
    return check(slice, 0, indexes_.of(slice).size(), budget);
  }

  /// `draws` entries drawn at random, the skipped ones among them.
  SlowCheck sample(const SlowMaterial& slice, std::uint64_t draws, std::uint64_t seed,
                   Budget& budget) {
    SlowCheck result;
    const SlowIndex& index = indexes_.of(slice);
    Random random(seed);
    for (; draws > 0 && budget.enter(); --draws) {
      const std::uint64_t high = random.below(1U << 31), low = random.below(1U << 31);
      const std::uint64_t at = (high << 31 | low) % index.size();
      check_one(slice, at, index.board(at), result);
    }
    return result;
  }

  /// The entry of any position, with captures played out.
  SlowEntry entry(const SlowBoard& board) { return entry(board, material(board)); }

 private:
  void check_one(const SlowMaterial& slice, std::uint64_t at, const SlowBoard& board,
                 SlowCheck& result) {
    if (must_capture(board)) {
      ++result.skipped;
      return;
    }
    ++result.checked;
    const SlowEntry expected = after_plain_moves(board, slice);
    SlowEntry found = lookup_(slice, at);
    if (metric_ == SlowMetric::wld || found.result == Result::draw) found.plies = 0;
    if (found == expected) return;
    if (result.wrong++ > 0) return;
    result.position = slow_fen(board);
    result.found = found;
    result.expected = expected;
  }

  SlowEntry after_plain_moves(const SlowBoard& board, const SlowMaterial& slice) {
    SlowBest best;
    each_plain_move(board, [&](const SlowMove& move, const SlowBoard& after) {
      best.add(metric_, move.crowns, move.crowns ? entry(after) : entry(after, slice));
    });
    return best.entry();
  }

  SlowEntry entry(const SlowBoard& board, const SlowMaterial& pieces) {
    const bool black = board.to_move == Side::left;
    const unsigned own =
        black ? pieces.black_kings + pieces.black_men : pieces.white_kings + pieces.white_men;
    if (own == 0) return {Result::loss, 0};
    if (must_capture(board)) return after_captures(board);
    if (black) return lookup_(pieces, indexes_.of(pieces).rank(board));
    const SlowMaterial swapped = mirrored(pieces);
    return lookup_(swapped, indexes_.of(swapped).rank(mirrored(board)));
  }

  SlowEntry after_captures(const SlowBoard& board) {
    SlowBest best;
    each_capture(board, [&](const SlowMove&, const SlowBoard& after) {
      best.add(metric_, true, entry(after));
    });
    return best.entry();
  }

  SlowMetric metric_;
  Lookup lookup_;
  SlowIndexes indexes_;
};

}  // namespace zermelo::checkers
