// The account of nodes and time: exact in nodes, prompt in time and stops, and final.
#include "base/budget.h"

#include <gtest/gtest.h>

#include <thread>

namespace zermelo {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t far_more = 1'000'000'000;

/// Enters until refused, at most `most` times; returns the number of entries granted.
std::uint64_t entries(Budget& budget, std::uint64_t most = far_more) {
  std::uint64_t count = 0;
  while (count < most && budget.enter()) ++count;
  return count;
}

TEST(Budget, GrantsExactlyTheNodesItWasGiven) {
  for (const std::uint64_t nodes : {0, 1, 2, 1023, 1024, 1025, 16384, 100000}) {
    Budget budget({.nodes = nodes});
    EXPECT_EQ(entries(budget), nodes);
    EXPECT_EQ(budget.nodes(), nodes);
    EXPECT_EQ(budget.spent(), Spent::nodes);
  }
}

TEST(Budget, CountsEveryEntryWhileItLasts) {
  Budget budget;
  for (std::uint64_t n = 0; n < 20000; ++n) {
    ASSERT_EQ(budget.nodes(), n);
    ASSERT_TRUE(budget.enter());
  }
  EXPECT_EQ(budget.spent(), Spent::no);
}

TEST(Budget, IsNotSpentByTheLastNodeButByTheOneAfterIt) {
  Budget budget({.nodes = 5});
  EXPECT_EQ(entries(budget, 5), 5U);
  EXPECT_EQ(budget.spent(), Spent::no);
  EXPECT_FALSE(budget.enter());
  EXPECT_EQ(budget.spent(), Spent::nodes);
}

TEST(Budget, StaysSpentAndDoesNotCountRefusedEntries) {
  std::atomic<bool> stop = true;
  Budget budget({.stop = &stop});
  EXPECT_FALSE(budget.enter());
  stop = false;
  for (int i = 0; i < 10; ++i) EXPECT_FALSE(budget.enter());
  EXPECT_EQ(budget.spent(), Spent::stopped);
  EXPECT_EQ(budget.nodes(), 0U);
}

TEST(Budget, ChecksTheStopFlagAtTheGivenInterval) {
  for (const std::uint64_t looks : {1, 2, 7, 64, 4096}) {
    std::atomic<bool> stop = false;
    Budget budget({.stop = &stop, .nodes_between_looks = looks});
    EXPECT_EQ(entries(budget, 10 * looks + 1), 10 * looks + 1);
    stop = true;
    EXPECT_LT(entries(budget), looks) << looks;
    EXPECT_EQ(budget.spent(), Spent::stopped);
  }
}

TEST(Budget, ChecksAtEveryNodeIfTheIntervalIsZero) {
  Budget budget({.nodes = 20, .nodes_between_looks = 0});
  EXPECT_EQ(entries(budget), 20U);
}

TEST(Budget, NoticesAStopSoonHoweverSlowTheNodesAre) {
  std::atomic<bool> stop = false;
  Budget budget({.stop = &stop});
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(budget.enter());
    std::this_thread::sleep_for(5ms);
  }
  stop = true;
  EXPECT_LE(entries(budget), 2U);
}

TEST(Budget, NoticesAStopSoonWhenTheNodesBecomeSlow) {
  std::atomic<bool> stop = false;
  Budget budget({.stop = &stop, .nodes_between_looks = 16});
  EXPECT_EQ(entries(budget, 10000), 10000U);
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(budget.enter());
    std::this_thread::sleep_for(5ms);
  }
  stop = true;
  EXPECT_LE(entries(budget), 2U);
}

TEST(Budget, EndsSoonAfterTheStopFlagGoesUp) {
  std::atomic<bool> stop = false;
  Budget budget({.stop = &stop});
  EXPECT_EQ(entries(budget, 50000), 50000U);
  EXPECT_FALSE(budget.stopped());
  stop = true;
  EXPECT_TRUE(budget.stopped());
  EXPECT_LT(entries(budget), 10000U);
  EXPECT_EQ(budget.spent(), Spent::stopped);
}

TEST(Budget, WithoutAStopFlagIsNeverStopped) { EXPECT_FALSE(Budget().stopped()); }

TEST(Budget, EndsAtItsDeadline) {
  Budget budget({.seconds = 0.02});
  entries(budget, std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(budget.spent(), Spent::seconds);
  EXPECT_GE(budget.seconds(), 0.02);
  EXPECT_LT(budget.seconds(), 5);
}

TEST(Budget, GrantsNothingAfterItsDeadline) {
  Budget budget({.seconds = 0.001});
  std::this_thread::sleep_for(2ms);
  EXPECT_EQ(entries(budget), 0U);
  EXPECT_EQ(budget.spent(), Spent::seconds);
}

TEST(Budget, MeasuresTheTimeSinceItWasMade) {
  const Budget budget;
  std::this_thread::sleep_for(5ms);
  EXPECT_GE(budget.seconds(), 0.005);
  EXPECT_LT(budget.seconds(), 5);
}

TEST(AForkedBudget, HasTheNodesOfItsOwnLimit) {
  Budget parent({.nodes = 10});
  entries(parent, 4);
  Budget child = parent.fork();
  EXPECT_EQ(child.nodes(), 0U);
  EXPECT_EQ(entries(child), 10U);
  EXPECT_EQ(parent.nodes(), 4U);
  EXPECT_EQ(entries(parent), 6U);
}

TEST(AForkedBudget, SharesTheDeadline) {
  const Budget parent({.seconds = 0.01});
  std::this_thread::sleep_for(11ms);
  Budget child = parent.fork();
  EXPECT_GE(child.seconds(), 0.011);
  EXPECT_FALSE(child.enter());
  EXPECT_EQ(child.spent(), Spent::seconds);
}

TEST(AForkedBudget, SharesTheStopFlag) {
  std::atomic<bool> stop = false;
  const Budget parent({.stop = &stop});
  Budget child = parent.fork();
  EXPECT_TRUE(child.enter());
  stop = true;
  EXPECT_TRUE(child.stopped());
  EXPECT_LT(entries(child), 10000U);
  EXPECT_EQ(child.spent(), Spent::stopped);
}

TEST(AForkedBudget, IsSpentIfItsParentWas) {
  Budget parent({.nodes = 5});
  entries(parent);
  Budget child = parent.fork();
  EXPECT_FALSE(child.enter());
  EXPECT_EQ(child.spent(), Spent::nodes);
}

TEST(Budget, BooksTheNodesOfOtherWorkers) {
  Budget budget;
  entries(budget, 3);
  budget.add(1000);
  EXPECT_EQ(budget.nodes(), 1003U);
  entries(budget, 20000);
  EXPECT_EQ(budget.nodes(), 21003U);
}

TEST(Budget, IsSpentWhenOtherWorkersUsedItsNodes) {
  Budget budget({.nodes = 10});
  budget.add(25);
  EXPECT_FALSE(budget.enter());
  EXPECT_EQ(budget.spent(), Spent::nodes);
  EXPECT_EQ(budget.nodes(), 25U);
}

/// The numbers of nodes that a listener is told during a search of that many nodes.
std::uint64_t heard(std::uint64_t nodes) {
  std::uint64_t told = 0;
  Budget budget({.nodes = nodes, .on_nodes = [&told](std::uint64_t done) { told += done; }});
  entries(budget);
  return told;
}

TEST(Budget, ReportsOnlyNodesThatWereEntered) {
  for (const std::uint64_t nodes : {0, 1, 1023, 1024, 1025, 100000}) {
    EXPECT_LE(heard(nodes), nodes);
  }
}

TEST(Budget, ReportsAllButTheLastFewThousandNodes) {
  for (const std::uint64_t nodes : {1, 1023, 1024, 1025, 100000}) {
    EXPECT_GE(heard(nodes) + 10000, nodes);
  }
}

TEST(Budget, AClockCountsNothingAndTellsWhyItEnded) {
  std::atomic<bool> stop = false;
  std::uint64_t told = 0;
  Budget budget(
      {.nodes = 100, .stop = &stop, .on_nodes = [&told](std::uint64_t done) { told += done; }});
  Budget clock = budget.clock();
  EXPECT_EQ(entries(clock, 100'000), 100'000U) << "a clock does not limit nodes";
  EXPECT_EQ(told, 0U);
  budget.heed(clock);
  EXPECT_EQ(budget.spent(), Spent::no);
  EXPECT_TRUE(budget.enter());
  stop = true;
  while (clock.enter()) {
  }
  budget.heed(clock);
  EXPECT_EQ(budget.spent(), Spent::stopped);
  EXPECT_FALSE(budget.enter());
  EXPECT_EQ(budget.nodes(), 1U);
}

TEST(Budget, ReportsOnlyItsOwnNodes) {
  std::uint64_t told = 0;
  Budget budget({.on_nodes = [&told](std::uint64_t done) { told += done; }});
  budget.add(50000);  // the other worker has reported these
  entries(budget, 20000);
  EXPECT_LE(told, 20000U);
  EXPECT_GE(told, 10000U);
}

TEST(Budget, APortionTakesFromTheNodesThatAreLeft) {
  Budget whole({.nodes = 10});
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(whole.enter());
  Budget first = whole.portion(5);
  int granted = 0;
  while (first.enter()) ++granted;
  EXPECT_EQ(granted, 5);
  whole.settle(first);
  EXPECT_EQ(whole.nodes(), 9U);
  EXPECT_EQ(whole.spent(), Spent::no) << "only the portion was used up";
  Budget second = whole.portion(5);
  EXPECT_TRUE(second.enter());
  EXPECT_FALSE(second.enter()) << "only one node is left in all";
  whole.settle(second);
  EXPECT_EQ(whole.spent(), Spent::nodes);
  EXPECT_FALSE(whole.enter());
  EXPECT_EQ(whole.nodes(), 10U);
}

TEST(Budget, APortionThatWasStoppedStopsTheWhole) {
  std::atomic<bool> stop = true;
  Budget whole({.stop = &stop});
  Budget portion = whole.portion(5);
  EXPECT_FALSE(portion.enter());
  whole.settle(portion);
  EXPECT_EQ(whole.spent(), Spent::stopped);
  EXPECT_FALSE(whole.enter());
}

}  // namespace
}  // namespace zermelo
