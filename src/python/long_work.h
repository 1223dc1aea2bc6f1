#pragma once

#include <zermelo/value.h>

#include <atomic>
#include <functional>
#include <optional>

#include "python/store.h"

namespace zermelo::python {

using Stop = std::atomic<bool>;

/// Runs `work` on a thread of its own, with a stack of 256 MiB, while other Python threads go on.
/// After Ctrl-C, or when another signal handler of Python raises, the stop flag goes up; when the
/// work has ended, the exception of the handler is thrown. Otherwise throws what the work throws.
/// To be called with the GIL; the work has to take it before it touches Python.
void run_long(const std::function<void(Stop& stop)>& work);

/// The trouble of a question whose limits were reached; on the other side of the border it is the
/// exception zermelo.BudgetSpent.
struct BudgetSpent : Error {
  using Error::Error;
};

/// Holds a store that other threads may use, from a thread of Python, with the GIL. Waits without
/// it, and ends the wait after Ctrl-C.
class HeldStore {
 public:
  explicit HeldStore(Store& store);

 private:
  std::unique_lock<std::timed_mutex> lock_;
};

/// The same from long work, without the GIL. Throws Error when the work has to stop.
class LongHeldStore {
 public:
  LongHeldStore(Store& store, const Stop& stop);

 private:
  std::unique_lock<std::timed_mutex> lock_;
};

/// A few milliseconds of arithmetic: not longer than Python lets a thread run.
inline constexpr std::uint64_t steps_at_once = 20'000;

/// The result of an operation on a store, which is given its limits. Most take microseconds: they
/// are done at once. One that takes longer is begun again as long work.
template <class Operation>
auto on_store(Store& store, const Operation& operation) {
  std::optional<decltype(operation(Limits{}))> out;
  try {
    const HeldStore held(store);
    const LimitedValues limited(store.values, steps_at_once);
    out.emplace(operation(Limits{}));
  } catch (const Error&) {  // the steps did not suffice, or the stack was too small
    run_long([&](const Stop& stop) {
      const LongHeldStore held(store, stop);
      Limits limits;
      limits.stop = &stop;
      const LimitedValues limited(store.values, limits);
      out.emplace(operation(limits));
    });
  }
  return std::move(*out);
}

}  // namespace zermelo::python
