#include "base/budget.h"

#include <algorithm>
#include <utility>

namespace zermelo {

Budget::Budget(Limits limits) : limits_(std::move(limits)) {}

double Budget::seconds() const {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

Budget Budget::fork() const {
  Budget child(limits_);
  child.start_ = start_;
  child.spent_ = spent_;
  return child;
}

Budget Budget::portion(std::uint64_t nodes) const {
  Budget child = fork();
  if (limits_.nodes != Limits::no_limit)
    nodes = std::min(nodes, limits_.nodes - std::min(limits_.nodes, this->nodes()));
  child.limits_.nodes = nodes;
  return child;
}

void Budget::settle(const Budget& portion) {
  add(portion.nodes());
  if (nodes() >= limits_.nodes) end(Spent::nodes);
  heed(portion);
}

Budget Budget::clock() const {
  Budget child = fork();
  child.limits_.nodes = Limits::no_limit;
  child.limits_.on_nodes = nullptr;
  return child;
}

void Budget::heed(const Budget& clock) {
  if (clock.spent_ == Spent::seconds || clock.spent_ == Spent::stopped) end(clock.spent_);
}

void Budget::end(Spent why) {
  if (spent_ != Spent::no) return;
  spent_ = why;
  granted_ -= credit_;
  credit_ = 0;
}

Spent Budget::why_stop(double now) const {
  if (stopped()) return Spent::stopped;
  if (granted_ >= limits_.nodes) return Spent::nodes;
  if (now >= limits_.seconds) return Spent::seconds;
  return Spent::no;
}

/// Twice the last grant if that took almost no time, less if it took long: a node of the fastest
/// search takes 10 ns, a node of a board of 1024 cells tens of milliseconds.
std::uint64_t Budget::next_grant(double now) const {
  constexpr double soon = 0.001, long_ago = 0.004;  // seconds
  const double took = now - looked_;
  std::uint64_t next = grant_;
  if (took < soon) next = 2 * grant_;
  if (took > long_ago) next = static_cast<std::uint64_t>(static_cast<double>(grant_) * soon / took);
  const auto most = std::max<std::uint64_t>(limits_.nodes_between_looks, 1);
  return std::clamp<std::uint64_t>(next, 1, most);
}

bool Budget::refill() {
  if (spent_ != Spent::no) return false;
  if (limits_.on_nodes && grant_ > 0) limits_.on_nodes(grant_);
  const double now = seconds();
  spent_ = why_stop(now);
  if (spent_ != Spent::no) return false;
  credit_ = std::min(next_grant(now), limits_.nodes - granted_);
  grant_ = credit_;
  looked_ = now;
  granted_ += grant_;
  return true;
}

}  // namespace zermelo
