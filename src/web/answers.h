#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "web/endpoints.h"
#include "web/event_stream.h"
#include "web/plain_reply.h"
#include "web/preparation.h"
#include "web/question.h"
#include "web/warm_runs.h"
#include "web/workers.h"

namespace zermelo::web {

/// Everything that works on questions: the workers, the Runs they use, the tables that are built in
/// the background, and the listeners who wait. Knows no HTTP but its status codes. Safe to use from
/// several threads.
class Answers {
 public:
  explicit Answers(const Resources& resources);
  ~Answers() { close(); }
  Answers(const Answers&) = delete;
  Answers& operator=(const Answers&) = delete;

  /// Puts the question in the queue and lets the connection of the reply sleep; false if the reply is
  /// there already. Throws Refusal.
  bool ask(Question question, const std::shared_ptr<PlainReply>& reply);
  /// The same for an event stream, which sleeps by itself.
  void follow(Question question, const std::shared_ptr<EventStream>& stream);

  void prepare(Question question) { preparation_.start(std::move(question), runs_, turn_); }
  Fields tables_status() { return preparation_.status(); }
  const Resources& resources() const { return resources_; }

  /// Called several times a second.
  void tick();
  /// Ends all work, and the questions that wait, without waiting for them. No further are accepted.
  void stop();
  /// The same, and returns when nothing works any more.
  void close();

 private:
  using Replies = std::vector<std::weak_ptr<PlainReply>>;
  using Streams = std::vector<std::weak_ptr<EventStream>>;

  void add(const std::shared_ptr<PlainReply>& reply);
  void add(const std::shared_ptr<EventStream>& stream);

  Resources resources_;
  WarmRuns runs_;
  BuildTurn turn_;
  std::mutex mutex_;
  bool is_stopped_ = false;
  Replies replies_;
  Streams streams_;
  Preparation preparation_;
  Workers plain_, slow_;
};

}  // namespace zermelo::web
