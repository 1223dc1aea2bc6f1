#include "web/plain_reply.h"

#include <fmt/format.h>

#include <utility>

#include "commands/refused_answer.h"
#include "web/limits.h"
#include "web/refusal.h"
#include "web/status.h"

namespace zermelo::web {
std::string error_json(const std::string& sentence) {
  return to_json(Fields{}.add("error", sentence));
}

void PlainReply::begin_position() {
  const std::lock_guard lock(mutex_);
  deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(most_);
}

void PlainReply::tick() {
  const std::lock_guard lock(mutex_);
  if (is_done_ || stop || Clock::now() < deadline_) return;
  failure_ = {status::unavailable, "the time was up; ask for less, or for an event stream"};
  stop = true;
}

void PlainReply::answer(std::string json) {
  const std::lock_guard lock(mutex_);
  bytes_ += json.size();
  if (bytes_ > limits::answer_bytes) {
    answers_.clear();
    failure_ = {status::too_large,
                fmt::format("the answer has more than {} MiB; ask for less, or for an "
                            "event stream",
                            limits::answer_bytes >> 20U)};
    stop = true;
  } else {
    answers_.push_back(std::move(json));
  }
}

void PlainReply::failed(const std::string& position, const Failure& failure) {
  if (is_single_ || position.empty()) {
    const std::lock_guard lock(mutex_);
    if (failure_.status == 0) failure_ = failure;
  } else {
    answer(to_json(refused_fields(position, failure.sentence)));
  }
}

void PlainReply::end(End end) {
  const std::lock_guard lock(mutex_);
  if (failure_.status != 0) return finish(failure_.status, error_json(failure_.sentence));
  if (end == End::stopped)
    return finish(status::unavailable,
                  error_json("the question was cancelled before it was answered"));
  if (is_single_ && answers_.size() == 1) return finish(status::ok, std::move(answers_.front()));
  finish(status::ok, fmt::format("[{}]", fmt::join(answers_, ",\n")));
}

bool PlainReply::sleep() {
  const std::lock_guard lock(mutex_);
  if (!is_done_) waiting_.sleep();
  return !is_done_;
}

void PlainReply::give_up(const Failure& failure) {
  stop = true;
  const std::lock_guard lock(mutex_);
  finish(failure.status, error_json(failure.sentence));
}

bool PlainReply::is_done() {
  const std::lock_guard lock(mutex_);
  return is_done_;
}

PlainReply::Body PlainReply::take_body() {
  const std::lock_guard lock(mutex_);
  return std::move(body_);
}

void PlainReply::finish(unsigned status, std::string json) {
  if (is_done_) return;
  is_done_ = true;
  body_ = {status, std::move(json) + '\n'};
  waiting_.wake();
}

}  // namespace zermelo::web
