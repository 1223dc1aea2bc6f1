#include "games/hackenbush/weigh/weight.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <tuple>

#include "value/store.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

/// The value of a weight made from its own moves, one by one.
class PlayedWeights {
 public:
  Value value(const Weight& weight) {
    const auto key = std::tuple(weight.number.dyadic().text(), weight.ups, weight.star);
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    std::array<std::vector<Value>, 2> options;
    for (const Side side : {Side::left, Side::right})
      for (std::uint32_t i = 0; i < weight.move_count(side); ++i)
        options[static_cast<std::size_t>(side)].push_back(value(weight.after(side, i)));
    return values_[key] = store.make(options[0], options[1]);
  }

  ValueStore store;

 private:
  std::map<std::tuple<std::string, std::int32_t, std::uint32_t>, Value> values_;
};

/// The moves of a weight make the value that it stands for.
TEST(Weight, ItsMovesMakeItsValue) {
  PlayedWeights played;
  for (const Dyadic& number : {Dyadic(), Dyadic(2), Dyadic(-3), Dyadic(3, 2), Dyadic(-7, 3)}) {
    for (std::int32_t ups = -3; ups <= 3; ++ups) {
      for (std::uint32_t star = 0; star <= 3; ++star) {
        const Simple form{number, ups, star};
        EXPECT_EQ(played.value(Weight::from(form)), played.store.simple(form)) << simple_text(form);
      }
    }
  }
}

Simple any_weight_form() {
  return {Dyadic(*rc::gen::inRange<std::int64_t>(-200, 200), *rc::gen::inRange(0U, 8U)),
          *rc::gen::inRange(-5, 6), *rc::gen::inRange(0U, 6U)};
}

RC_GTEST_PROP(Weight, TheNegativeHasTheMovesOfTheOtherSide, ()) {
  const Weight weight = Weight::from(any_weight_form());
  RC_ASSERT(-(-weight) == weight);
  for (const Side side : {Side::left, Side::right}) {
    RC_ASSERT((-weight).move_count(side) == weight.move_count(opponent(side)));
    for (std::uint32_t i = 0; i < weight.move_count(side); ++i)
      RC_ASSERT((-weight).after(opponent(side), i) == -weight.after(side, i));
  }
}

/// Every move leads to something simpler, so that play ends, and all moves differ.
RC_GTEST_PROP(Weight, EveryMoveIsAnotherStepTowardsTheEnd, ()) {
  const Weight weight = Weight::from(any_weight_form());
  const auto size = [](const Weight& w) {
    return w.number.dyadic().birthday() + 8 * static_cast<std::uint64_t>(std::abs(w.ups)) + w.star;
  };
  for (const Side side : {Side::left, Side::right}) {
    std::vector<Weight> seen;
    for (std::uint32_t i = 0; i < weight.move_count(side); ++i) {
      const Weight next = weight.after(side, i);
      RC_ASSERT(size(next) < size(weight));
      RC_ASSERT(std::ranges::find(seen, next) == seen.end());
      RC_ASSERT(next.hash() != weight.hash());
      seen.push_back(next);
    }
    RC_ASSERT(weight.number_moves(side) ==
              (side == Side::left ? left_option(weight.number) : right_option(weight.number))
                  .has_value());
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
