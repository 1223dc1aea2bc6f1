#pragma once

#include <zermelo/budget.h>

#include <atomic>
#include <chrono>
#include <cstdint>

namespace zermelo {

/// A running account of nodes and time. `enter()` costs one decrement. The clock and the stop flag
/// are checked every `nodes_between_looks` nodes, or every few milliseconds if that is sooner; the
/// first checks come early, before it is known how long a node takes. A budget that is spent stays
/// spent.
///
/// A budget belongs to one thread: `fork()` gives another worker an account of its own with the
/// same deadline and stop flag, and `add(nodes)` books the nodes of that worker afterwards.
class Budget {
 public:
  explicit Budget(Limits limits = {});

  /// Call once per position entered; false when the budget is spent.
  bool enter() {
    if (credit_ == 0 && !refill()) [[unlikely]]
      return false;
    --credit_;
    return true;
  }

  std::uint64_t nodes() const { return granted_ - credit_; }
  double seconds() const;
  Spent spent() const { return spent_; }
  /// True once the stop flag is up, for work that is not counted in nodes.
  bool stopped() const {
    return limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed);
  }
  const Limits& limits() const { return limits_; }

  Budget fork() const;
  void add(std::uint64_t nodes) { granted_ += nodes; }

  /// For a part of the same work: an account of at most `nodes` of the nodes left here, with the
  /// same deadline and stop flag. Afterwards `settle` books it, and also why it ended, unless it
  /// merely used up its own nodes.
  Budget portion(std::uint64_t nodes) const;
  void settle(const Budget& portion);

  /// For long work inside one node: an account whose nodes are not counted, with the same deadline
  /// and stop flag. Afterwards `heed` takes over why it ended.
  Budget clock() const;
  void heed(const Budget& clock);

 private:
  using Clock = std::chrono::steady_clock;

  bool refill();
  void end(Spent why);
  Spent why_stop(double now) const;
  std::uint64_t next_grant(double now) const;

  Limits limits_;
  Clock::time_point start_ = Clock::now();
  std::uint64_t credit_ = 0;   // nodes that may still be entered before the next look at the clock
  std::uint64_t granted_ = 0;  // nodes handed out so far, credit included
  std::uint64_t grant_ = 0;    // the last portion of them
  double looked_ = 0;          // when it was handed out, in seconds from the start
  Spent spent_ = Spent::no;
};

}  // namespace zermelo
