#include "games/hackenbush/drawing/hackenbush.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

std::uint32_t slow_set(const auto& bits) {
  std::uint32_t out = 0;
  for (auto rest = bits; rest.any(); rest.drop_lowest()) out |= 1U << rest.lowest();
  return out;
}

/// The position that each cut leaves.
template <std::size_t Words>
std::map<std::uint32_t, std::uint32_t> moves(const Hackenbush<Words>& rules,
                                             const typename Hackenbush<Words>::Position& p,
                                             Side side) {
  std::map<std::uint32_t, std::uint32_t> out;
  for (const auto& move : rules.moves(p, side)) {
    const auto next = rules.play(p, side, move);
    EXPECT_TRUE(out.emplace(slow_set(move.edges), slow_set(next.edges)).second);
  }
  return out;
}

/// Plays at random to the end, comparing all moves on the way.
template <std::size_t Words>
void expect_same_play(Random& random, const Drawing& drawing, unsigned cuts) {
  const slow::Hackenbush truth(twigs(drawing.edges), cuts);
  auto [rules, p, mover] = set_up<Words>(drawing, cuts);
  EXPECT_EQ(slow_set(p.edges), truth.start());
  while (true) {
    std::vector<typename Hackenbush<Words>::Position> next;
    for (const Side side : {Side::left, Side::right}) {
      std::map<std::uint32_t, std::uint32_t> expected;
      const auto set = slow_set(p.edges);
      for (const auto cut : truth.cuts(set, side == Side::left))
        expected[cut] = truth.standing(set & ~cut);
      EXPECT_EQ(moves(rules, p, side), expected);
      EXPECT_EQ(rules.result(p, side),
                expected.empty() ? std::optional(Result::loss) : std::nullopt);
      for (const auto& move : rules.moves(p, side)) next.push_back(rules.play(p, side, move));
    }
    EXPECT_EQ(write_drawing(read_drawing(rules.text(p))), rules.text(p));
    if (next.empty()) return;
    p = next[random.below(static_cast<std::uint32_t>(next.size()))];
  }
}

TEST(Hackenbush, MovesCutEdgesAndWhatHangsFreeFalls) {
  Random random(1);
  for (int i = 0; i < 90; ++i) {
    const auto drawing = drawing_of(seeded_graph(random, 1 + random.below(10), 5, "BRG"));
    SCOPED_TRACE(write_drawing(drawing));
    const unsigned cuts = 1 + random.below(3);
    expect_same_play<1>(random, drawing, cuts);
    expect_same_play<2>(random, drawing, cuts);
  }
}

TEST(Hackenbush, AnEdgeThatTheFirstCutDropsMayStillBeChosen) {
  const auto [rules, p, mover] = set_up<1>(read_stalks("BB"), 2);
  EXPECT_EQ(moves(rules, p, Side::left), (std::map<std::uint32_t, std::uint32_t>{{3, 0}}));
  EXPECT_EQ(moves(rules, p, Side::right).size(), 0);
}

/// Section 2.1.2 of the thesis: subgames grow exponentially in number with the edges. Of n edges
/// side by side every subset is one; a stalk, which has one for each height, is the other extreme.
TEST(Hackenbush, SeparateEdgesHaveTwiceAsManySubgamesWithEachEdgeMore) {
  const auto subgames = [](const std::string& stalks) {
    const auto [rules, start, mover] = set_up<1>(read_stalks(stalks), 1);
    std::set<std::uint32_t> seen{slow_set(start.edges)};
    std::vector<Hackenbush<1>::Position> open{start};
    while (!open.empty()) {
      const auto p = open.back();
      open.pop_back();
      for (const Side side : {Side::left, Side::right}) {
        for (const auto& move : rules.moves(p, side)) {
          const auto next = rules.play(p, side, move);
          if (seen.insert(slow_set(next.edges)).second) open.push_back(next);
        }
      }
    }
    return seen.size();
  };
  std::string side_by_side = "B", stalk = "B";
  for (std::size_t edges = 1; edges <= 10; ++edges) {
    EXPECT_EQ(subgames(side_by_side), std::size_t{1} << edges);
    EXPECT_EQ(subgames(stalk), edges + 1);
    side_by_side += edges % 2 == 0 ? "+B" : "+R";
    stalk += edges % 2 == 0 ? 'B' : 'R';
  }
}

TEST(Hackenbush, AMoveIsWrittenAsTheEdgesItCuts) {
  const auto [rules, p, mover] = set_up<1>(read_drawing("0-7-B 7-9-R 0-9-G"), 1);
  std::vector<std::string> texts;
  for (const auto& move : rules.moves(p, Side::right)) texts.push_back(rules.text(move));
  EXPECT_EQ(texts, (std::vector<std::string>{"7-9-R", "0-9-G"}));
}

}  // namespace
}  // namespace zermelo::hackenbush
