#include "web/workers.h"

#include <algorithm>
#include <utility>

#include "web/modest_thread.h"

namespace zermelo::web {

Workers::Workers(const Shape& shape) : shape_(shape) {
  for (unsigned i = 0; i < shape.threads; ++i) threads_.emplace_back([this] { work(); });
}

bool Workers::put(std::function<void()> job) {
  const std::lock_guard lock(mutex_);
  if (is_closed_ || waiting_.size() >= shape_.most_waiting) return false;
  waiting_.push_back(std::move(job));
  changed_.notify_one();
  return true;
}

std::size_t Workers::waiting() {
  const std::lock_guard lock(mutex_);
  return waiting_.size();
}

void Workers::close() {
  {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    waiting_.clear();
  }
  changed_.notify_all();
  threads_.clear();
}

/// True when there is a job and few young ones run. Jobs that are no longer young are forgotten.
bool Workers::may_take(Clock::time_point now) {
  while (!young_.empty() && now - young_.front() >= patience) young_.pop_front();
  return !waiting_.empty() && young_.size() < shape_.at_once;
}

void Workers::wait_for_turn(std::unique_lock<std::mutex>& lock) {
  while (!is_closed_ && !may_take(Clock::now())) {
    if (waiting_.empty()) {
      changed_.wait(lock);
    } else {
      changed_.wait_until(lock, young_.front() + patience);
    }
  }
}

void Workers::work() {
  block_signals();
  if (shape_.is_modest) become_modest();
  std::unique_lock lock(mutex_);
  while (true) {
    wait_for_turn(lock);
    if (is_closed_) return;
    const auto job = std::move(waiting_.front());
    waiting_.pop_front();
    const auto began = Clock::now();
    young_.push_back(began);
    lock.unlock();
    job();
    lock.lock();
    const auto own = std::find(young_.begin(), young_.end(), began);
    if (own != young_.end()) young_.erase(own);
    if (!waiting_.empty()) changed_.notify_one();
  }
}

}  // namespace zermelo::web
