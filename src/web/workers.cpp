#include "web/workers.h"

#include <algorithm>
#include <utility>

#include "web/modest_thread.h"

namespace zermelo::web {

Workers::Workers(const Shape& shape) : shape_(shape) {
  for (unsigned i = 0; i < shape.threads; ++i) threads_.emplace_back([this] { work(); });
}

bool Workers::put(std::function<void()> job, const void* kind) {
  const std::lock_guard lock(mutex_);
  if (is_closed_ || all_waiting() >= shape_.most_waiting) return false;
  (long_kinds_.contains(kind) ? long_ : quick_).push_back({std::move(job), kind, Clock::now()});
  changed_.notify_one();
  return true;
}

std::size_t Workers::waiting() {
  const std::lock_guard lock(mutex_);
  return all_waiting();
}

void Workers::close() {
  {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    quick_.clear();
    long_.clear();
  }
  changed_.notify_all();
  threads_.clear();
}

/// Moves the waiting jobs of this kind to the other queue.
void Workers::expect_long(const void* kind) {
  if (!long_kinds_.insert(kind).second) return;
  const auto is_other = [kind](const Job& job) { return job.kind != kind; };
  const auto moved = std::stable_partition(quick_.begin(), quick_.end(), is_other);
  std::move(moved, quick_.end(), std::back_inserter(long_));
  quick_.erase(moved, quick_.end());
}

/// Notices the jobs that are no longer young.
void Workers::age(Clock::time_point now) {
  for (Running& job : running_) {
    if (!job.is_young || now - job.began < patience) continue;
    job.is_young = false;
    job.is_long = true;
    expect_long(job.kind);
  }
}

/// The queue from which a job may be taken now, the one that has waited longest; nullptr if there is
/// none.
Workers::Queue* Workers::next() {
  age(Clock::now());
  const auto young = std::ranges::count_if(running_, &Running::is_young);
  const auto at_work = std::ranges::count_if(running_, &Running::is_long);
  if (young >= shape_.at_once) return nullptr;
  Queue* const allowed = at_work < shape_.most_long && !long_.empty() ? &long_ : nullptr;
  if (quick_.empty()) return allowed;
  return allowed != nullptr && allowed->front().since < quick_.front().since ? allowed : &quick_;
}

/// Waits for a job, for the end of one, or until a young one is no longer young.
void Workers::wait_for_turn(std::unique_lock<std::mutex>& lock) {
  while (!is_closed_ && next() == nullptr) {
    const auto young = std::ranges::find_if(running_, &Running::is_young);
    if (all_waiting() == 0 || young == running_.end()) {
      changed_.wait(lock);
    } else {
      changed_.wait_until(lock, young->began + patience);
    }
  }
}

void Workers::do_one(std::unique_lock<std::mutex>& lock, Queue& queue) {
  const Job job = std::move(queue.front());
  queue.pop_front();
  const auto own =
      running_.insert(running_.end(), {job.kind, Clock::now(), long_kinds_.contains(job.kind)});
  lock.unlock();
  job.work();
  lock.lock();
  age(Clock::now());
  if (own->is_young) long_kinds_.erase(job.kind);
  running_.erase(own);
  if (all_waiting() > 0) changed_.notify_one();
}

void Workers::work() {
  block_signals();
  if (shape_.is_modest) become_modest();
  std::unique_lock lock(mutex_);
  while (true) {
    wait_for_turn(lock);
    if (is_closed_) return;
    do_one(lock, *next());
  }
}

}  // namespace zermelo::web
