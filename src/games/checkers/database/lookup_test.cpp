// Each compilation of the look-up, one position at a time and many together, against the rules: a
// table of the entries of every file, captures played out with MoveList.

#include "games/checkers/database/lookup.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "base/random.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/database/database.h"
#include "games/checkers/index/part_ranks.h"
#include "games/checkers/index/slice_index.h"
#include "tests/checkers_tables.h"

namespace zermelo::checkers {
namespace {

constexpr unsigned most_looked_up = 3;  // pieces

/// The whole content of the tables of one metric, without a cache.
class WholeTables {
 public:
  explicit WholeTables(Metric metric) : metric_(metric) {
    for (const Slice& slice : slices_up_to(most_looked_up, most_looked_up - 1)) {
      const SliceFile file(tables_of(most_looked_up, metric) / slice_file_name(slice, metric));
      std::vector<Outcome>& outcomes = slices_[slice];
      for (const std::uint8_t score : file.table().numbers<std::uint8_t>("score"))
        outcomes.push_back(zermelo::checkers::outcome_of(file.facts().scores, score));
    }
  }

  Outcome outcome(const Position& position, Side side) const {
    const Position p = side == Side::left ? position : mirrored(position);
    if (pieces(p, Side::left) == 0) return {Result::loss, 0};
    if (pieces(p, Side::right) == 0) return {Result::win, metric_ == Metric::wld ? 0U : 1U};
    if (!must_capture(p, Side::left))
      return slices_.at(slice_of(p)).at(SliceIndex(slice_of(p)).index(p));
    std::vector<Outcome> moves;
    for (const Move& move : MoveList(p, Side::left)) {
      Outcome there = outcome(play(p, Side::left, move), Side::right);
      there.result = for_opponent(there.result);
      if (there.result != Result::draw && metric_ != Metric::wld)
        there.plies = metric_ == Metric::dtc ? 1 : there.plies + 1;
      moves.push_back(there);
    }
    return best_of(moves);
  }

 private:
  Metric metric_;
  std::map<Slice, std::vector<Outcome>> slices_;
};

struct Compilation {
  std::string name;
  LookupCode code;
};

std::vector<Compilation> compilations() {
  std::vector<Compilation> out{{"portable", portable_lookup()}};
  if (has_bmi2()) out.push_back({"bmi2 without pext", bmi2_lookup(false)});
  if (has_bmi2()) out.push_back({"bmi2", bmi2_lookup(true)});
  return out;
}

/// Every placement of up to three pieces with both sides present, and with either side to move.
std::vector<Setup> all_setups() {
  std::vector<Setup> out;
  for (const Slice& slice : slices_up_to(most_looked_up, most_looked_up - 1)) {
    const SliceIndex index(slice);
    for (std::uint64_t i = 0; i < index.size(); ++i)
      for (const Side side : {Side::left, Side::right}) out.push_back({index.position(i), side});
  }
  return out;
}

TEST(Lookup, EveryCompilationGivesTheOutcomesOfTheFiles) {
  const auto setups = all_setups();
  ASSERT_GT(setups.size(), 390'000U);
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw}) {
    const WholeTables truth(metric);
    SliceFiles files({tables_of(most_looked_up, metric)}, metric);
    BlockCache cache(1U << 22);
    std::vector<Outcome> outcomes(setups.size());
    for (const auto& [name, code] : compilations()) {
      code.many(files, cache, setups, outcomes);
      std::uint64_t wrong = 0;
      for (std::size_t i = metric == Metric::dtw ? 0 : 3; i < setups.size();
           i += metric == Metric::dtw ? 1 : 7) {
        const auto& [p, side] = setups[i];
        const Outcome expected = truth.outcome(p, side);
        wrong += outcomes[i] != expected || code.one(files, cache, p, side) != expected ? 1U : 0U;
      }
      EXPECT_EQ(wrong, 0U) << name << ' ' << checkers::name(metric);
    }
  }
}

Position any_sets(Random& random) {
  const auto any = [&] {
    return Squares{random.below(0xFFFFFFFF)} & Squares{random.below(0xFFFFFFFF)};
  };
  return {{any(), any()}, {any(), any()}};
}

// Groups of every size, in which some sets are not a position, some tables are missing, and one side
// may have no pieces; with so little cache that blocks come and go.
TEST(Lookup, ManyTogetherAreAsOneByOne) {
  auto some = all_setups();
  Random random(5);
  for (std::size_t i = 0; i < some.size(); i += 97) some[i].position = any_sets(random);
  for (std::size_t i = 5; i < some.size(); i += 89) some[i].position = Position{};
  for (std::size_t i = 9; i < some.size(); i += 83) some[i] = start_position();
  const ScratchFolder two;
  build_tables(two.path(), 2, Metric::dtw);  // captures lead there, but three pieces are missing
  for (const auto& folder : {tables_of(most_looked_up, Metric::dtw), two.path()}) {
    for (const auto& [name, code] : compilations()) {
      SliceFiles files({folder}, Metric::dtw);
      BlockCache cache(3U << 16);
      std::uint64_t wrong = 0, unknown = 0;
      std::size_t at = 0;
      for (std::size_t size = 0; size < 200; ++size) {
        const auto group = std::span(some).subspan(at, size);
        at += size * 7;
        std::vector<Outcome> outcomes(size);
        code.many(files, cache, group, outcomes);
        for (std::size_t i = 0; i < size; ++i) {
          wrong +=
              code.one(files, cache, group[i].position, group[i].to_move) != outcomes[i] ? 1 : 0;
          unknown += outcomes[i].result == Result::unknown ? 1 : 0;
        }
      }
      EXPECT_EQ(wrong, 0U) << name;
      EXPECT_GT(unknown, 100U) << name;
    }
  }
}

TEST(Lookup, ARankInPartsIsTheRank) {
  for (unsigned k = 0; k <= 4; ++k)
    each_set(k, ~Squares{0},
             [&](Squares set) { ASSERT_EQ(rank_in_parts(set), rank_of(set, ~Squares{0})); });
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    Squares set = random.below(0xFFFFFFFF);
    while (size(set) > largest_set) set &= set - 1;
    ASSERT_EQ(rank_in_parts(set), rank_of(set, ~Squares{0})) << set;
  }
}

}  // namespace
}  // namespace zermelo::checkers
