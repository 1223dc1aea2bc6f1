#include "web/warm_runs.h"

#include <algorithm>

namespace zermelo::web {
namespace {

/// A Run may hold some hundred MiB of tables; with this many a page of every game is served.
constexpr std::size_t most_kept = 8;
constexpr auto longest_idle = std::chrono::minutes(1);

/// A session remembers the names that earlier lines have defined: it is not for another client.
bool is_session(const Question& question) { return question.endpoint->command.prompt != nullptr; }

}  // namespace

WarmRuns::Lease::~Lease() {
  if (is_kept_) runs_.give_back(std::move(key_), std::move(run_), age_);
}

/// Empties the shelf if the folder of tables has changed. Returns what was on it, so that tables are
/// closed without the lock.
std::list<WarmRuns::Kept> WarmRuns::notice_new_tables() {
  std::error_code none;
  const auto now = tables_.empty() ? seen_ : std::filesystem::last_write_time(tables_, none);
  std::list<Kept> old;
  if (now == seen_) return old;
  seen_ = now;
  ++age_;
  old.swap(kept_);
  return old;
}

WarmRuns::Lease WarmRuns::take(const Question& question) {
  const bool is_kept = !is_session(question);
  std::list<Kept> old;
  std::uint64_t age = 0;
  {
    const std::lock_guard lock(mutex_);
    old = notice_new_tables();
    age = age_;
    const auto it = std::ranges::find(kept_, question.run_key, &Kept::key);
    if (is_kept && it != kept_.end()) {
      Run run = std::move(it->run);
      kept_.erase(it);
      return {*this, question.run_key, std::move(run), age, true};
    }
  }
  return {*this, question.run_key, question.endpoint->command.start(question.arguments), age,
          is_kept};
}

void WarmRuns::give_back(std::string key, Run run, std::uint64_t age) {
  std::list<Kept> dropped;  // closed after the lock is released
  const std::lock_guard lock(mutex_);
  if (age != age_) return;
  kept_.push_front({std::move(key), std::move(run)});
  if (kept_.size() > most_kept) dropped.splice(dropped.begin(), kept_, std::prev(kept_.end()));
}

void WarmRuns::forget_idle() {
  std::list<Kept> old;
  const std::lock_guard lock(mutex_);
  const auto is_old = [now = Clock::now()](const Kept& each) {
    return now - each.since > longest_idle;
  };
  const auto first = std::ranges::find_if(kept_, is_old);  // those behind it are older
  old.splice(old.begin(), kept_, first, kept_.end());
}

void WarmRuns::forget() {
  std::list<Kept> old;
  const std::lock_guard lock(mutex_);
  ++age_;
  old.swap(kept_);
}

}  // namespace zermelo::web
