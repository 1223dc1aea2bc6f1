#include "web/preparation.h"

#include <utility>

#include "web/listener.h"
#include "web/modest_thread.h"
#include "web/work.h"

namespace zermelo::web {

/// Remembers the last report of the work.
class Preparation::Watch : public Listener {
 public:
  void answer(std::string /*json*/) override {}
  void failed(const std::string& /*position*/, const Failure& failure) override {
    const std::lock_guard lock(mutex_);
    error_ = failure.sentence;
  }
  void progress(std::string_view what, double part) override {
    const std::lock_guard lock(mutex_);
    what_ = what;
    part_ = part;
  }
  void end(End end) override {
    const std::lock_guard lock(mutex_);
    state_ = end == End::answered ? "ready" : "failed";
    what_.clear();
    if (end != End::answered && error_.empty()) error_ = "the work was stopped";
  }

  Fields status() {
    const std::lock_guard lock(mutex_);
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    return Fields{}
        .add("state", state_)
        .add("what", null_if_empty(what_))
        .add("part", part_ > 0 ? Datum(part_) : Datum())
        .add("seconds_left",
             part_ > 0 && !what_.empty() ? Datum(seconds / part_ * (1 - part_)) : Datum())
        .add("error", null_if_empty(error_));
  }

 private:
  using Clock = std::chrono::steady_clock;

  std::mutex mutex_;
  Clock::time_point start_ = Clock::now();
  std::string state_ = "building", what_, error_;
  double part_ = 0;
};

void Preparation::start(Question question, WarmRuns& runs, BuildTurn& turn) {
  watch_ = std::make_shared<Watch>();
  turn.take();
  thread_ = std::jthread([watch = watch_, question = std::move(question), &runs, &turn] {
    become_modest();
    answer_question(question, runs, *watch);
    runs.forget();
    turn.give_back();
  });
}

void Preparation::stop() {
  if (watch_) watch_->stop = true;
  if (thread_.joinable()) thread_.join();
}

Fields Preparation::status() {
  if (watch_) return watch_->status();
  const Datum unknown;
  return Fields{}
      .add("state", "none")
      .add("what", unknown)
      .add("part", unknown)
      .add("seconds_left", unknown)
      .add("error", unknown);
}

}  // namespace zermelo::web
