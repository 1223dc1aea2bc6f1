#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

namespace zermelo::web {

/// Threads that do jobs in the order in which they came.
///
/// 1. At most `at_once` jobs that are younger than `patience` run at the same time, so that quick jobs
///    do not get in each other's way.
/// 2. A job that takes longer no longer counts: another thread takes the next job. So long jobs stop
///    the quick ones only when they occupy all threads.
/// 3. At most `most_waiting` jobs wait; further ones are refused.
///
/// Safe to use from several threads.
class Workers {
 public:
  struct Shape {
    unsigned threads = 1;
    unsigned at_once = 1;
    std::size_t most_waiting = 1;
    bool is_modest = false;  // the threads leave the processor to others
  };

  explicit Workers(const Shape& shape);
  ~Workers() { close(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// False when too many wait, or after close().
  bool put(std::function<void()> job);
  std::size_t waiting();
  /// Drops the jobs that wait, and returns when those that run have ended.
  void close();

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr auto patience = std::chrono::milliseconds(20);

  void work();
  bool may_take(Clock::time_point now);
  void wait_for_turn(std::unique_lock<std::mutex>& lock);

  Shape shape_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  std::list<Clock::time_point> young_;  // when the jobs that count began, the oldest first
  bool is_closed_ = false;
  std::vector<std::jthread> threads_;  // the last member: it ends before the others do
};

}  // namespace zermelo::web
