#include "games/hackenbush/value/move_values.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/seeded_drawing.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

/// The moves of a side in their order, the positions they lead to and the values of those.
struct Listed {
  std::vector<std::string> moves, positions, values;
};

Listed listed(const Drawing& drawing, unsigned cuts, Side side) {
  Budget budget;
  ValueStore store;
  PartArithmetic arithmetic(store);
  Thermographs graphs(store);
  const auto found = move_values<1>(set_up<1>(drawing, cuts), {cuts, {side}}, arithmetic, graphs,
                                    budget, {.most_bytes = std::size_t{1} << 27});
  EXPECT_TRUE(found.is_complete);
  EXPECT_EQ(found.sides.size(), 1U);
  EXPECT_EQ(found.sides.front().side, side);
  Listed out;
  for (const auto& one : found.sides.front().moves) {
    out.moves.push_back(one.move);
    out.positions.push_back(one.position);
    out.values.push_back(one.value ? value_text(store, *one.value) : "?");
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

}  // namespace
}  // namespace zermelo::hackenbush
