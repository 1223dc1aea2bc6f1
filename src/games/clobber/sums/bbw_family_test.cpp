// The base of the proof in docs/clobber-bbw.md that (BBW)^n is floor((n+1)/2) ups for every n: that
// segments are closed under moves, the claim for lengths 28 to 61, and its two conditions for 62 to
// 67.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "search/part_values.h"

namespace zermelo::clobber {
namespace {

char exchanged(char stone) { return stone == 'B' ? 'W' : 'B'; }

/// One of the twelve: where in BBW it begins, and which of its ends are exchanged.
struct SegmentFamily {
  std::size_t begin;
  bool first, last;

  std::string member(std::size_t length) const {
    std::string row;
    for (std::size_t i = 0; i < length; ++i) row += "BBW"[(begin + i) % 3];
    if (first && length > 0) row.front() = exchanged(row.front());
    if (last && length > 0) row.back() = exchanged(row.back());
    return row;
  }
};

std::vector<SegmentFamily> segment_families() {
  std::vector<SegmentFamily> all;
  for (std::size_t begin = 0; begin < 3; ++begin)
    for (const bool first : {false, true})
      for (const bool last : {false, true}) all.push_back({begin, first, last});
  return all;
}

/// The rows that the moves of one player leave.
std::vector<std::string> rows_after(const std::string& row, char mover) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i + 1 < row.size(); ++i) {
    if (row[i] == row[i + 1]) continue;
    std::string next = row;
    const std::size_t from = row[i] == mover ? i : i + 1;
    next[i] = next[i + 1] = mover;
    next[from] = '.';
    out.push_back(next);
  }
  return out;
}

class BbwProof : public ::testing::Test {
 protected:
  Value value(const std::string& row) {
    std::vector<Term> terms;
    parts.add_terms(set_up<2>(read_board(row)).position, terms);
    Value sum;
    for (const Term term : terms)
      sum = store.sum(sum, is_part(term) ? *parts.value(term & ~part_flag) : Value{term});
    return sum;
  }
  Value ups(std::int32_t n, std::uint32_t star) { return store.simple({Dyadic(), n, star}); }

  /// Condition 1 of the proof.
  bool has_a_way_down(const std::string& row, Value g) {
    for (const auto& next : rows_after(row, 'B'))
      if (store.less_or_equal(g, store.sum(value(next), ups(1, 0)))) return true;
    const Simple* simple = store.simple(g);
    if (simple == nullptr || simple->star != 0 || simple->ups < 3) return false;
    const Value wanted = ups(simple->ups - 1, 1);
    const auto all = rows_after(row, 'W');
    return std::ranges::any_of(all, [&](const auto& next) { return value(next) == wanted; });
  }
  /// Condition 2.
  bool has_a_way_up(const std::string& row, Value g) {
    const Value above = store.sum(g, ups(0, 1));
    const auto all = rows_after(row, 'W');
    return std::ranges::any_of(all, [&](const auto& next) {
      return store.less_or_equal(store.sum(value(next), ups(1, 0)), above);
    });
  }

  RowValues short_rows;
  ValueStore store;
  Clobber<2> rules{1, 128};
  PartValues<Clobber<2>> parts{rules, store, std::size_t{1} << 28, known_rows<2>(short_rows)};
  Budget budget;
  PartValues<Clobber<2>>::Allowance allowance{parts, budget, Limits::no_limit};
};

TEST_F(BbwProof, SegmentsLeaveSegments) {
  std::set<std::string> segments;
  for (const auto& family : segment_families())
    for (std::size_t length = 0; length <= 14; ++length) segments.insert(family.member(length));
  for (const auto& row : segments) {
    for (const char mover : {'B', 'W'}) {
      for (const auto& next : rows_after(row, mover)) {
        const auto gap = next.find('.');
        ASSERT_TRUE(segments.contains(next.substr(0, gap))) << row << ' ' << next;
        ASSERT_TRUE(segments.contains(next.substr(gap + 1))) << row << ' ' << next;
      }
    }
  }
}

TEST_F(BbwProof, SixStonesMoreAreOneUpMore) {
  for (const auto& family : segment_families())
    for (std::size_t length = 28; length <= 61; ++length)
      ASSERT_EQ(value(family.member(length + 6)),
                store.sum(value(family.member(length)), ups(1, 0)))
          << family.member(length);
}

TEST_F(BbwProof, TheConditionsHoldWhereTheInductionBegins) {
  for (const auto& family : segment_families()) {
    for (std::size_t length = 62; length <= 67; ++length) {
      const std::string row = family.member(length);
      const Value g = value(row);
      EXPECT_TRUE(has_a_way_down(row, g)) << row;
      EXPECT_TRUE(has_a_way_up(row, g)) << row;
    }
  }
}

TEST_F(BbwProof, TheFirstMembersAreFloorOfHalfUps) {
  std::string row;
  for (std::int32_t n = 1; n <= 11; ++n) {
    row += "BBW";
    EXPECT_EQ(value(row), ups((n + 1) / 2, 0)) << n;
  }
}

}  // namespace
}  // namespace zermelo::clobber
