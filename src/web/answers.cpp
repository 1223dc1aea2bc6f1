#include "web/answers.h"

#include <algorithm>
#include <utility>

#include "web/limits.h"
#include "web/refusal.h"
#include "web/status.h"
#include "web/work.h"

namespace zermelo::web {
namespace {

const char* const ending = "the server is ending; ask again when it runs";

template <class Weak>
void forget_the_dead(std::vector<Weak>& listeners) {
  std::erase_if(listeners, [](const Weak& each) { return each.expired(); });
}

/// Each plain question has one thread, and several may run at once; what builds tables or searches
/// for long has `threads` threads of its own, so few of them run at once.
Workers::Shape plain_shape(const Resources& resources) {
  return {limits::plain_workers, std::max(2U, resources.threads), limits::long_workers,
          limits::waiting_plain, false};
}

Workers::Shape slow_shape() { return {2, 2, 2, limits::streams, true}; }

}  // namespace

Answers::Answers(const Resources& resources)
    : resources_(resources),
      runs_(resources.tables),
      plain_(plain_shape(resources)),
      slow_(slow_shape()) {}

void Answers::add(const std::shared_ptr<PlainReply>& reply) {
  const std::lock_guard lock(mutex_);
  if (is_stopped_) throw Refusal(status::unavailable, ending);
  if (replies_.size() == replies_.capacity()) forget_the_dead(replies_);
  replies_.push_back(reply);
}

void Answers::add(const std::shared_ptr<EventStream>& stream) {
  const std::lock_guard lock(mutex_);
  if (is_stopped_) throw Refusal(status::unavailable, ending);
  forget_the_dead(streams_);
  if (streams_.size() >= limits::streams)
    throw Refusal(status::too_many, "too many event streams are open; close one of them first");
  streams_.push_back(stream);
}

bool Answers::ask(Question question, const std::shared_ptr<PlainReply>& reply) {
  if (question.endpoint->command.writes_tables) {
    throw Refusal(status::bad_request,
                  "tables are built for an event stream: ask with the header Accept: "
                  "text/event-stream");
  }
  add(reply);
  if (!reply->sleep()) return false;
  const Endpoint* kind = question.endpoint;
  auto work = [this, question = std::move(question), reply] {
    answer_question(question, runs_, *reply);
  };
  const bool is_put = plain_.put(std::move(work), kind);
  if (!is_put)
    reply->give_up({status::unavailable, "too many questions wait; ask again in a moment"});
  return true;
}

void Answers::follow(Question question, const std::shared_ptr<EventStream>& stream) {
  add(stream);
  const bool builds = question.endpoint->command.writes_tables;
  if (builds && !turn_.take())
    throw Refusal(status::unavailable, "tables are being built; wait until they are there");
  // Given back when the job is done, or dropped without being done.
  const std::shared_ptr<BuildTurn> turn(builds ? &turn_ : nullptr, [](BuildTurn* held) {
    if (held != nullptr) held->give_back();
  });
  const bool is_put = slow_.put([this, question = std::move(question), stream, turn] {
    answer_question(question, runs_, *stream);
    if (turn) runs_.forget();
  });
  if (!is_put) throw Refusal(status::unavailable, "too much work waits; ask again in a moment");
}

void Answers::tick() {
  Replies replies;
  Streams streams;
  {
    const std::lock_guard lock(mutex_);
    forget_the_dead(replies_);
    forget_the_dead(streams_);
    replies = replies_;
    streams = streams_;
  }
  for (const auto& each : replies)
    if (const auto reply = each.lock()) reply->tick();
  for (const auto& each : streams)
    if (const auto stream = each.lock()) stream->tick();
  runs_.forget_idle();
}

void Answers::stop() {
  Replies replies;
  Streams streams;
  {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
    replies.swap(replies_);
    streams.swap(streams_);
  }
  for (const auto& each : replies)
    if (const auto reply = each.lock()) reply->give_up({status::unavailable, ending});
  for (const auto& each : streams) {
    if (const auto stream = each.lock()) {
      stream->stop = true;
      stream->end(End::stopped);
    }
  }
}

void Answers::close() {
  stop();
  preparation_.stop();
  plain_.close();
  slow_.close();
}

}  // namespace zermelo::web
