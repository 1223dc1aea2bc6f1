#include "web/event_stream.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "commands/refused_answer.h"
#include "web/limits.h"
#include "web/refusal.h"

namespace zermelo::web {
namespace {

constexpr auto between_comments = std::chrono::seconds(1);
constexpr auto between_reports = std::chrono::milliseconds(200);
constexpr auto patience = std::chrono::seconds(10);  // with a client that does not read

}  // namespace

void EventStream::begin() {
  const std::lock_guard lock(mutex_);
  has_begun_ = true;
  start_ = Clock::now();
}

/// Waits for room first, so that a client that does not read cannot fill the memory.
void EventStream::answer(std::string json) {
  std::unique_lock lock(mutex_);
  const auto has_room = [&] { return is_closed_ || stop || unread_.size() < limits::unread_bytes; };
  if (!room_.wait_for(lock, patience, has_room)) stop = true;
  if (!stop) put("answer", json);
}

void EventStream::failed(const std::string& position, const Failure& failure) {
  const std::lock_guard lock(mutex_);
  put("error", position.empty() ? error_json(failure.sentence)
                                : to_json(refused_fields(position, failure.sentence)));
}

void EventStream::progress(std::string_view what, double part) {
  const std::lock_guard lock(mutex_);
  what_ = what;
  part_ = part;
  has_news_ = true;
}

void EventStream::add_nodes(std::uint64_t nodes) {
  const std::lock_guard lock(mutex_);
  nodes_ += nodes;
  has_news_ = true;
}

void EventStream::end(End end) {
  const std::lock_guard lock(mutex_);
  if (is_over_) return;
  put("end", to_json(Fields{}.add("status", name(end))));
  is_over_ = true;
}

/// The remaining time is estimated from the part that is done, as on a terminal.
std::string EventStream::progress_json() const {
  const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
  Fields fields;
  fields.add("what", has_begun_ ? what_ : "waiting for other work to end")
      .add("part", part_ > 0 ? Datum(part_) : Datum())
      .add("seconds", seconds)
      .add("seconds_left", part_ > 0 ? Datum(seconds / part_ * (1 - part_)) : Datum())
      .add("nodes", nodes_ > 0 ? Datum(nodes_) : Datum());
  return to_json(fields);
}

void EventStream::tick() {
  const std::lock_guard lock(mutex_);
  if (is_over_) return;
  const auto now = Clock::now();
  const bool is_silent = now - told_ >= between_comments;
  if ((has_news_ && now - told_ >= between_reports) || is_silent) {
    if (unread_.size() < limits::unread_bytes) put("progress", progress_json());
    has_news_ = false;
    told_ = now;
  }
  if (now - written_ >= between_comments) {
    written_ = now;
    if (unread_.size() < limits::unread_bytes) unread_ += ": still here\n\n";
    waiting_.wake();
  }
}

void EventStream::close() {
  stop = true;
  const std::lock_guard lock(mutex_);
  is_closed_ = is_over_ = true;
  unread_.clear();
  room_.notify_all();
  waiting_.wake();
}

std::optional<std::size_t> EventStream::read(char* buffer, std::size_t room) {
  const std::lock_guard lock(mutex_);
  if (unread_.empty()) {
    if (is_over_) return std::nullopt;
    waiting_.sleep();
    return 0;
  }
  const std::size_t size = std::min(room, unread_.size());
  std::memcpy(buffer, unread_.data(), size);
  unread_.erase(0, size);
  room_.notify_all();
  return size;
}

void EventStream::put(std::string_view name, const std::string& json) {
  if (is_over_) return;
  unread_ += fmt::format("event: {}\ndata: {}\n\n", name, json);
  waiting_.wake();
}

}  // namespace zermelo::web
