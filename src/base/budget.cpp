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
  if (spent_ != Spent::no) return;
  if (portion.spent_ == Spent::seconds || portion.spent_ == Spent::stopped) spent_ = portion.spent_;
  if (nodes() >= limits_.nodes) spent_ = Spent::nodes;
  if (spent_ == Spent::no) return;
  granted_ -= credit_;
  credit_ = 0;
}

Spent Budget::why_stop() const {
  if (stopped()) return Spent::stopped;
  if (granted_ >= limits_.nodes) return Spent::nodes;
  if (seconds() >= limits_.seconds) return Spent::seconds;
  return Spent::no;
}

bool Budget::refill() {
  if (spent_ != Spent::no) return false;
  if (limits_.on_nodes && grant_ > 0) limits_.on_nodes(grant_);
  spent_ = why_stop();
  if (spent_ != Spent::no) return false;
  credit_ =
      std::min(std::max<std::uint64_t>(limits_.nodes_between_looks, 1), limits_.nodes - granted_);
  grant_ = credit_;
  granted_ += grant_;
  return true;
}

}  // namespace zermelo
