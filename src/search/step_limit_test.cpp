#include "search/step_limit.h"

#include <gtest/gtest.h>

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

TEST(StepLimit, TheLimitBeforeItHoldsAgainAfterIt) {
  ValueStore store;
  const StepLimit outer(store, 100);
  { const StepLimit inner(store, 10); }
  EXPECT_THROW(take_many_steps(store), GaveUp);
}

}  // namespace
}  // namespace zermelo
