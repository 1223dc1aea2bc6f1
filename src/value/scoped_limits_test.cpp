#include "value/scoped_limits.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>

#include "tests/toppling.h"
#include "value/evaluate.h"

namespace zermelo {
namespace {

/// Takes more steps than any limit of these tests.
void take_many_steps(ValueStore& store) {
  Value g = store.nimber(1);
  for (int n = 1; n < 60; ++n) {
    const Value left[] = {store.sum(g, store.number(n))}, right[] = {g};
    g = store.make(left, right);
  }
}

TEST(StepLimit, HoldsAsLongAsItLives) {
  ValueStore store;
  {
    const StepLimit limit(store, 10);
    EXPECT_THROW(take_many_steps(store), GaveUp);
  }
  EXPECT_NO_THROW(take_many_steps(store));
}

TEST(StepLimit, RestoresTheLimitBeforeIt) {
  ValueStore store;
  const StepLimit outer(store, 100);
  { const StepLimit inner(store, 10); }
  EXPECT_THROW(take_many_steps(store), GaveUp);
}

TEST(StepLimit, TooLargeForTheCounterIsNoLimit) {
  ValueStore store;
  take_many_steps(store);
  const StepLimit limit(store, Limits::no_limit - 1);
  EXPECT_NO_THROW(take_many_steps(store));
}

TEST(StepLimit, EndsWhenAnExceptionPasses) {
  ValueStore store;
  const auto work = [&store] {
    const StepLimit limit(store, 10);
    take_many_steps(store);
  };
  EXPECT_THROW(work(), GaveUp);
  EXPECT_NO_THROW(take_many_steps(store));
}

TEST(TimeLimit, HoldsAsLongAsItLives) {
  ValueStore store;
  {
    const TimeLimit limit(store, Budget({.seconds = 0}));
    EXPECT_THROW(take_many_steps(store), GaveUp);
  }
  EXPECT_NO_THROW(take_many_steps(store));
}

/// The flag is gone when the store is asked again; the address sanitizer would see it read.
TEST(TimeLimit, LeavesNoPointerToTheStopFlagBehind) {
  ValueStore store;
  {
    const auto stop = std::make_unique<std::atomic<bool>>(true);
    const TimeLimit limit(store, Budget({.stop = stop.get()}));
    EXPECT_THROW(take_many_steps(store), GaveUp);
  }
  EXPECT_NO_THROW(take_many_steps(store));
}

TEST(TimeLimit, RestoresTheLimitBeforeIt) {
  ValueStore store;
  const std::atomic<bool> stop = true;
  const TimeLimit outer(store, Budget({.stop = &stop}));
  {
    const TimeLimit inner(store, Budget());
    EXPECT_NO_THROW(take_many_steps(store));
  }
  EXPECT_THROW(take_many_steps(store), GaveUp);
}

/// The evaluator limits the store by the budget of one question, and by nothing afterwards.
TEST(TimeLimit, OfOneQuestionDoesNotOutliveIt) {
  ValueStore store;
  const testing::Toppling rules;
  Evaluator<testing::Toppling> evaluator(rules, store);
  {
    const auto stop = std::make_unique<std::atomic<bool>>(false);
    Budget budget({.stop = stop.get()});
    evaluator.value({0b10110, 0b01001}, budget);
    stop->store(true);
  }
  EXPECT_NO_THROW(take_many_steps(store));
}

}  // namespace
}  // namespace zermelo
