#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace zermelo {

/// Runs `work(worker)` for every worker on a thread of its own, worker 0 on the calling thread, and
/// waits for all. Rethrows the first exception when all have ended. A worker for which no thread
/// can be started runs on the calling thread.
template <class Work>
void on_threads(unsigned threads, const Work& work) {
  if (threads == 1) return work(0U);
  std::vector<std::exception_ptr> failures(threads);
  const auto guarded = [&](unsigned worker) {
    try {
      work(worker);
    } catch (...) {
      failures[worker] = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    unsigned started = 1;
    try {
      for (; started < threads; ++started) others.emplace_back(guarded, started);
    } catch (const std::system_error&) {
      // the rest is done below
    }
    guarded(0);
    for (unsigned worker = started; worker < threads; ++worker) guarded(worker);
  }
  for (const auto& failure : failures)
    if (failure) std::rethrow_exception(failure);
}

/// Splits 0 .. count-1 into one range for each thread, at multiples of `grain`, and calls
/// `work(begin, end)` on each. If the ranges do not depend on each other, the result is the same
/// for any number of threads.
template <class Work>
void in_runs(unsigned threads, std::size_t count, std::size_t grain, const Work& work) {
  const std::size_t grains = (count + grain - 1) / grain;
  const auto used = static_cast<unsigned>(std::clamp<std::size_t>(grains, 1, threads));
  on_threads(used, [&](unsigned worker) {
    const std::size_t begin = grains * worker / used * grain;
    const std::size_t end = std::min(grains * (worker + 1) / used * grain, count);
    work(begin, end);
  });
}

/// Calls `work(worker, i)` for each i in 0 .. count-1; a free worker takes the next i.
template <class Work>
void for_each_on(unsigned threads, std::size_t count, const Work& work) {
  std::atomic<std::size_t> next = 0;
  const auto used = static_cast<unsigned>(std::clamp<std::size_t>(count, 1, threads));
  on_threads(used, [&](unsigned worker) {
    for (std::size_t i = next++; i < count; i = next++) work(worker, i);
  });
}

}  // namespace zermelo
