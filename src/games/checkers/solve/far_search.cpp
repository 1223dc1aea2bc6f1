// Distances beyond the limit of the scores.
//
// The idea. In a solved slice every result is right, and every distance below the limit. So the
// positions at the limit are looked at one by one, with the rules and not with rows of scores: there
// are few of them. For d = the limit, the limit + 1, ...
//
//     a win takes d plies if a move leads to a loss in d - 1
//     a loss takes d plies if all moves lead to wins, the longest of them in d - 1
//
// where the moves lead to positions that are closer, and so have their distances already.
//
// The alternative: solving such a slice again in scores of two bytes, as before, takes
// twice the memory for a few positions of the longest wins, more than there is for eight pieces.

#include "games/checkers/solve/far_search.h"

#include <fmt/format.h>

#include <atomic>
#include <cassert>
#include <limits>

#include "base/error.h"
#include "base/parallel.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/index/slice_entries.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {
namespace {

template <class Encoding>
class FarSearch {
 public:
  using Score = typename Encoding::Score;
  using Values = SliceValues<Score>;

  FarSearch(Values& values, const Finished<Score>& finished, const SolveOptions& options,
            Budget& budget)
      : values_(values),
        finished_(finished),
        options_(options),
        budget_(budget),
        indexes_{SliceIndex(values.slice), SliceIndex(values.slice.mirrored())} {}

  // 1. The positions at the limit, by side to move and in the order of the file.
  // 2. Distance by distance, those that have it.
  // 3. The lists, if a position is farther than its score.
  bool run() {
    for (const unsigned side : {0U, 1U}) collect(side);
    for (unsigned plies = nearest(); left_ > 0 && !budget_.stopped(); ++plies) {
      if (plies == std::numeric_limits<std::uint16_t>::max()) throw contradiction();
      find_all_in(plies);
    }
    if (budget_.stopped()) return false;
    if (is_any_farther())
      for (const unsigned side : {0U, 1U}) keep(side);
    return true;
  }

 private:
  /// A position at the limit. No distance is 0 here, so that 0 means "not found yet".
  struct Sought {
    Position position;
    std::uint64_t index = 0;
    bool is_win = false;
    std::uint16_t plies = 0;
  };

  /// The scores of the farthest losses and wins, as values of positions.
  static Score far_loss(const Values& values) { return values.farthest; }
  static Score far_win(const Values& values) { return Encoding::backed_up(values.farthest); }
  static bool is_far(const Values& values, Score value) {
    return value == far_loss(values) || value == far_win(values);
  }

  /// Every loss has an end, unless a table that the slice was built on is wrong.
  Error contradiction() const {
    return Error(
        fmt::format("checkers: the tables that {} is built on contradict each other; zermelo "
                    "verify checkers names the wrong ones",
                    text(values_.slice)));
  }

  unsigned nearest() const { return Encoding::outcome(far_loss(values_)).plies; }

  // ---- 1 ----

  void collect(unsigned side) {
    const Score loss = Encoding::backed_up(far_loss(values_));
    const Score win = Encoding::backed_up(far_win(values_));
    const auto& seen = values_.seen[1 - side];
    const std::uint32_t columns = values_.king_sets[side];
    for (std::uint32_t block = 0; block < values_.men.count() && !budget_.stopped(); ++block) {
      const Score* const cells = &seen[values_.cells * block];
      for (std::uint64_t i = 0; i < values_.cells; ++i)
        if (cells[i] == loss || cells[i] == win)
          add(side, block, static_cast<std::uint32_t>(i / columns),
              static_cast<std::uint32_t>(i % columns), cells[i] == win);
    }
    std::ranges::sort(sought_[side], {}, &Sought::index);
    left_ += sought_[side].size();
  }

  /// The cell in that row and column of what the other side sees, as the file has it: with Black to
  /// move.
  void add(unsigned side, std::uint32_t block, std::uint32_t row, std::uint32_t column,
           bool is_win) {
    const Slice& slice = values_.slice;
    const std::uint32_t black_set = values_.men.black_set(block);
    Position p;
    p.men[0] = set_of(black_set, slice.black_men, MenIndex::black_ground);
    p.men[1] = set_of(block - values_.men.first(black_set), slice.white_men,
                      MenIndex::white_ground & ~p.men[0]);
    const Squares free = ~(p.men[0] | p.men[1]);
    p.kings[1 - side] = set_of(row, side == 0 ? slice.white_kings : slice.black_kings, free);
    p.kings[side] = set_of(column, side == 0 ? slice.black_kings : slice.white_kings, free);
    if (side == 1) p = mirrored(p);
    sought_[side].push_back({p, indexes_[side].index(p), is_win, 0});
  }

  // ---- 2 ----

  void find_all_in(unsigned plies) {
    std::atomic<std::uint64_t> found = 0;
    for (const unsigned side : {0U, 1U}) {
      auto& all = sought_[side];
      constexpr std::size_t part = 1024;
      for_each_on(options_.threads, (all.size() + part - 1) / part,
                  [&](unsigned, std::size_t number) {
                    if (budget_.stopped()) return;
                    const std::size_t end = std::min(all.size(), (number + 1) * part);
                    for (std::size_t i = number * part; i < end; ++i)
                      if (std::atomic_ref(all[i].plies).load(std::memory_order_relaxed) == 0 &&
                          takes(all[i], side, plies)) {
                        std::atomic_ref(all[i].plies)
                            .store(static_cast<std::uint16_t>(plies), std::memory_order_relaxed);
                        ++found;
                      }
                  });
    }
    left_ -= found;
  }

  /// Distances of `plies` itself, which other threads are just finding, decide nothing: they are
  /// neither one less nor, in a loss, the longest win.
  bool takes(const Sought& sought, unsigned side, unsigned plies) {
    unsigned longest = 0;
    for (const Move& move : MoveList(sought.position, Side::left)) {
      const auto after = play(sought.position, Side::left, move);
      if (pieces(after, Side::right) == 0) return sought.is_win && plies == 1;
      const auto there = outcome(after, side, converts(sought.position, Side::left, move));
      if (sought.is_win) {
        if (there && there->result == Result::loss && there->plies + 1 == plies) return true;
      } else {
        if (!there) return false;
        longest = std::max(longest, there->plies + 1);
      }
    }
    return !sought.is_win && longest == plies;
  }

  /// The outcome of the position after a move, for White, who is then to move, in the view of `side`
  /// as Black. Nothing if its distance is not found yet.
  std::optional<Outcome> outcome(const Position& after, unsigned side, bool is_conversion) {
    const Position turned = mirrored(after);  // Black to move
    const Slice slice = slice_of(turned);
    const bool is_own = slice.leading() == values_.slice;
    const Values& values = is_own ? values_ : *finished_.at(slice.leading());
    const Score value = value_of<Encoding>(values, turned);
    Outcome out = Encoding::outcome(value);
    if (options_.counts_to_conversion && is_conversion) {
      out.plies = 0;
    } else if (is_far(values, value)) {
      if (is_own) return found(out, 1 - side, indexes_[1 - side].index(turned));
      return known(out, values.far[slice == values.slice ? 0 : 1], SliceIndex(slice).index(turned));
    }
    return out;
  }

  std::optional<Outcome> found(Outcome out, unsigned side, std::uint64_t index) {
    const auto at = std::ranges::lower_bound(sought_[side], index, {}, &Sought::index);
    assert(at != sought_[side].end() && at->index == index &&
           "all positions at the limit are there");
    out.plies = std::atomic_ref(at->plies).load(std::memory_order_relaxed);
    return out.plies == 0 ? std::nullopt : std::optional(out);
  }

  static std::optional<Outcome> known(Outcome out, const FarPositions& far, std::uint64_t index) {
    return far_outcome(far, index).value_or(out);  // without far positions the score is exact
  }

  // ---- 3 ----

  bool is_any_farther() const {
    for (const unsigned side : {0U, 1U})
      for (const Sought& each : sought_[side])
        if (each.plies !=
            Encoding::outcome(each.is_win ? far_win(values_) : far_loss(values_)).plies)
          return true;
    return false;
  }

  void keep(unsigned side) {
    for (const Sought& each : sought_[side])
      values_.far[side].push_back(
          {each.index, {each.is_win ? Result::win : Result::loss, each.plies}});
  }

  Values& values_;
  const Finished<Score>& finished_;
  const SolveOptions& options_;
  Budget& budget_;
  SliceIndex indexes_[2];  // of the two files
  std::vector<Sought> sought_[2];
  std::uint64_t left_ = 0;
};

}  // namespace

template <class Encoding>
bool find_far(SliceValues<typename Encoding::Score>& values,
              const Finished<typename Encoding::Score>& finished, const SolveOptions& options,
              Budget& budget) {
  return FarSearch<Encoding>(values, finished, options, budget).run();
}

template bool find_far<HalvedByte>(SliceValues<std::uint8_t>&, const Finished<std::uint8_t>&,
                                   const SolveOptions&, Budget&);
template bool find_far<PlainDistance<std::uint8_t>>(SliceValues<std::uint8_t>&,
                                                    const Finished<std::uint8_t>&,
                                                    const SolveOptions&, Budget&);
template bool find_far<PlainDistance<std::uint16_t>>(SliceValues<std::uint16_t>&,
                                                     const Finished<std::uint16_t>&,
                                                     const SolveOptions&, Budget&);

}  // namespace zermelo::checkers
