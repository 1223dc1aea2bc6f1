#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace zermelo::web {

/// Threads that do jobs in the order in which they came.
///
/// 1. At most `at_once` jobs that are younger than `patience` run at the same time, so that quick jobs
///    do not get in each other's way.
/// 2. A job that takes longer no longer counts: another thread takes the next job.
/// 3. The kind of such a job is expected to take long from then on, until one of its kind is quick.
///    Jobs of long kinds wait in a queue of their own and occupy `most_long` threads at most, so that
///    the others are left to the quick ones.
/// 4. At most `most_waiting` jobs wait; further ones are refused.
///
/// Safe to use from several threads.
class Workers {
 public:
  struct Shape {
    unsigned threads = 1;
    unsigned at_once = 1;
    unsigned most_long = 1;
    std::size_t most_waiting = 1;
    bool is_modest = false;  // the threads leave the processor to others
  };

  explicit Workers(const Shape& shape);
  ~Workers() { close(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Jobs with the same pointer are of one kind. False when too many wait, or after close().
  bool put(std::function<void()> job, const void* kind = nullptr);
  std::size_t waiting();
  /// Drops the jobs that wait, and returns when those that run have ended.
  void close();

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr auto patience = std::chrono::milliseconds(20);

  struct Job {
    std::function<void()> work;
    const void* kind;
    Clock::time_point since;
  };
  using Queue = std::deque<Job>;

  /// A job at work. It is young, long, or both, if its kind is.
  struct Running {
    const void* kind;
    Clock::time_point began;
    bool is_long;
    bool is_young = true;
  };

  void work();
  void do_one(std::unique_lock<std::mutex>& lock, Queue& queue);
  void wait_for_turn(std::unique_lock<std::mutex>& lock);
  Queue* next();
  void age(Clock::time_point now);
  void expect_long(const void* kind);
  std::size_t all_waiting() const { return quick_.size() + long_.size(); }

  Shape shape_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Queue quick_, long_;
  std::list<Running> running_;  // in the order in which they began
  std::set<const void*> long_kinds_;
  bool is_closed_ = false;
  std::vector<std::jthread> threads_;  // the last member: it ends before the others do
};

}  // namespace zermelo::web
