#include "web/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace zermelo::web {
namespace {

using namespace std::chrono_literals;

/// A job that lasts until it is told to end.
class Gate {
 public:
  std::function<void()> job() {
    return [this] {
      begun_.set_value();
      open_.get_future().wait();
    };
  }
  bool has_begun(std::chrono::milliseconds patience) {
    return begun_.get_future().wait_for(patience) == std::future_status::ready;
  }
  void open() { open_.set_value(); }

 private:
  std::promise<void> begun_, open_;
};

TEST(WebWorkers, DoJobsInTheirOrder) {
  std::vector<int> done;
  std::promise<void> all;
  Workers workers({.threads = 1, .at_once = 1, .most_waiting = 100});
  for (int i = 0; i < 50; ++i) ASSERT_TRUE(workers.put([&done, i] { done.push_back(i); }));
  ASSERT_TRUE(workers.put([&all] { all.set_value(); }));
  ASSERT_EQ(all.get_future().wait_for(10s), std::future_status::ready);
  ASSERT_EQ(done.size(), 50U);
  for (int i = 0; i < 50; ++i) EXPECT_EQ(done[static_cast<std::size_t>(i)], i);
}

TEST(WebWorkers, ALongJobLetsAnotherThreadTakeTheNext) {
  Gate first, second, third;
  Workers workers({.threads = 3, .at_once = 1, .most_long = 3, .most_waiting = 100});
  for (Gate* gate : {&first, &second, &third}) ASSERT_TRUE(workers.put(gate->job()));
  EXPECT_TRUE(first.has_begun(10s));
  EXPECT_TRUE(second.has_begun(10s));
  EXPECT_TRUE(third.has_begun(10s));
  for (Gate* gate : {&first, &second, &third}) gate->open();
}

TEST(WebWorkers, KindsOfLongJobsLeaveThreadsToOthers) {
  const int slow = 0, other = 0;  // two kinds
  Gate first, second, third, quick;
  Workers workers({.threads = 3, .at_once = 1, .most_long = 2, .most_waiting = 100});
  for (Gate* gate : {&first, &second, &third}) ASSERT_TRUE(workers.put(gate->job(), &slow));
  EXPECT_TRUE(first.has_begun(10s));
  EXPECT_TRUE(second.has_begun(10s));
  ASSERT_TRUE(workers.put(quick.job(), &other));
  EXPECT_TRUE(quick.has_begun(10s));
  EXPECT_EQ(workers.waiting(), 1U);  // the third
  quick.open();
  first.open();
  EXPECT_TRUE(third.has_begun(10s));
  for (Gate* gate : {&second, &third}) gate->open();
}

TEST(WebWorkers, RefuseJobsWhenTooManyWait) {
  Gate gate;
  Workers workers({.threads = 1, .at_once = 1, .most_waiting = 2});
  ASSERT_TRUE(workers.put(gate.job()));
  ASSERT_TRUE(gate.has_begun(10s));
  EXPECT_TRUE(workers.put([] {}));
  EXPECT_TRUE(workers.put([] {}));
  EXPECT_FALSE(workers.put([] {}));
  EXPECT_EQ(workers.waiting(), 2U);
  gate.open();
}

TEST(WebWorkers, DropWaitingJobsWhenTheyAreClosed) {
  std::atomic<bool> was_done = false;
  Gate gate;
  Workers workers({.threads = 1, .at_once = 1, .most_waiting = 2});
  ASSERT_TRUE(workers.put(gate.job()));
  ASSERT_TRUE(gate.has_begun(10s));
  ASSERT_TRUE(workers.put([&was_done] { was_done = true; }));
  std::thread closing([&workers] { workers.close(); });
  while (workers.waiting() > 0) std::this_thread::yield();
  gate.open();
  closing.join();
  EXPECT_FALSE(was_done);
  EXPECT_FALSE(workers.put([] {}));
}

}  // namespace
}  // namespace zermelo::web
