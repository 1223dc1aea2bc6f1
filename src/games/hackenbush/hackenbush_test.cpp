#include "games/hackenbush/hackenbush.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/hackenbush/move_values.h"
#include "tests/seeded_drawing.h"

namespace zermelo::hackenbush {
namespace {

std::uint32_t slow_set(const auto& bits) {
  std::uint32_t out = 0;
  for (auto rest = bits; rest.any(); rest.drop_lowest()) out |= 1U << rest.lowest();
  return out;
}

/// What a cut leaves, by the cut.
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

/// All values that the moves of a side leave, as they are listed, with the names of the positions.
struct Listed {
  std::vector<std::string> moves, positions, values;
};

Listed listed(const Drawing& drawing, unsigned cuts, Side side) {
  Budget budget;
  const auto answer = list_move_values<1>({"hackenbush", "?"}, set_up<1>(drawing, cuts), cuts,
                                          {side}, budget, {.most_bytes = std::size_t{1} << 27});
  Listed out;
  for (const auto& entry : answer.fields.find("moves")->list()) {
    EXPECT_EQ(entry.fields().find("side")->text(), name(side));
    out.moves.push_back(entry.fields().find("move")->text());
    out.positions.push_back(entry.fields().find("position")->text());
    out.values.push_back(entry.fields().find("value")->text());
  }
  return out;
}

TEST(MoveValues, NoMoveIsListedBeforeABetterOne) {
  Random random(2);
  slow::Games games;
  for (int i = 0; i < 24; ++i) {
    const unsigned cuts = 1 + random.below(2);
    const auto drawing = drawing_of(seeded_graph(random, 3 + random.below(4), 4, "BRG"));
    for (const Side side : {Side::left, Side::right}) {
      const auto list = listed(drawing, cuts, side);
      const slow::Hackenbush rules(twigs(drawing.edges), cuts);
      EXPECT_EQ(list.moves.size(), rules.cuts(rules.start(), side == Side::left).size());
      std::vector<slow::Game> values;
      for (const auto& position : list.positions)
        values.push_back(slow::Hackenbush(twigs(read_drawing(position).edges), cuts).value(games));
      for (std::size_t a = 0; a < values.size(); ++a) {
        for (std::size_t b = a + 1; b < values.size(); ++b) {
          EXPECT_EQ(games.equal(values[a], values[b]), list.values[a] == list.values[b]);
          const auto &worse = side == Side::left ? values[a] : values[b],
                     &better = side == Side::left ? values[b] : values[a];
          EXPECT_FALSE(games.less_or_equal(worse, better) && !games.equal(worse, better))
              << write_drawing(drawing) << ": " << list.moves[b] << " is better than "
              << list.moves[a];
        }
      }
    }
  }
}

TEST(MoveValues, TheBestCutOfAStalkComesFirst) {
  EXPECT_EQ(listed(read_stalks("BRB"), 1, Side::left).values,
            (std::vector<std::string>{"1/2", "0"}));
  EXPECT_EQ(listed(read_stalks("BRR"), 1, Side::right).values,
            (std::vector<std::string>{"1/2", "1"}));
}

TEST(MoveValues, WhatIsNotKnownComesLast) {
  ValueStore store;
  std::vector<MoveValue> moves = {{"a", "", std::nullopt, {}},
                                  {"b", "", store.number(-1), -1},
                                  {"c", "", store.nimber(1), 0},
                                  {"d", "", store.number(0), 0},
                                  {"e", "", store.simple({Dyadic(), 1, 0}), 0}};
  sort_best_first(moves, Side::left, store);
  std::string order;
  for (const auto& each : moves) order += each.move;
  EXPECT_EQ(order, "cedba");  // ^ beats 0 and is confused with *
}

}  // namespace
}  // namespace zermelo::hackenbush
