#include "web/work.h"

#include <fmt/format.h>

#include <algorithm>
#include <new>

#include "commands/refused_answer.h"
#include "web/refusal.h"
#include "web/status.h"

namespace zermelo::web {
namespace {

/// Hands everything that a command finds to the listener.
class ListenerSink : public Sink {
 public:
  explicit ListenerSink(Listener& listener) : listener_(listener) {}

  void answer(const Answer& answer) override {
    status_ = std::max(status_, answer.status);
    if (!answer.fields.empty()) listener_.answer(to_json(answer.fields));
  }
  void progress(std::string_view what, double part) override { listener_.progress(what, part); }

  Status status() const { return status_; }

 private:
  Listener& listener_;
  Status status_ = Status::answered;
};

Limits limits_of(const Question& question, Listener& listener) {
  Limits limits = question.limits();
  limits.stop = &listener.stop;
  limits.on_nodes = [&listener](std::uint64_t nodes) { listener.add_nodes(nodes); };
  return limits;
}

Status run_on(const Run& run, const std::string& position, const Question& question,
              Listener& listener) {
  ListenerSink sink(listener);
  listener.begin_position();
  Budget budget(limits_of(question, listener));
  run(position, sink, budget);
  return sink.status();
}

/// Does `work` and tells the listener why it failed, if it did. After anything
/// but a bad question `spoil` is called.
template <class Work, class Spoil>
Status guarded(const std::string& position, Listener& listener, Work&& work, Spoil&& spoil) {
  try {
    return work();
  } catch (const Refusal& refusal) {
    listener.failed(position, {refusal.status(), refusal.what()});
  } catch (const Error& error) {
    const Status status = status_of(error);
    if (status == Status::unknown) spoil();  // it has filled its memory
    const unsigned code = status == Status::unknown ? status::unavailable : status::bad_request;
    listener.failed(position, {code, advised(error)});
    return status;
  } catch (const std::bad_alloc&) {
    spoil();
    listener.failed(position,
                    {status::unavailable, "out of memory; use less with memory or threads"});
  } catch (const std::exception& error) {
    spoil();
    listener.failed(position, {status::internal_error, error.what()});
  }
  return Status::wrong;
}

Status answer_all(const Question& question, WarmRuns& runs, Listener& listener) {
  WarmRuns::Lease lease = runs.take(question);
  const auto spoil = [&lease] { lease.spoil(); };
  Status status = Status::answered;
  const auto answer_one = [&](const std::string& position) {
    const auto work = [&] { return run_on(lease.run(), position, question, listener); };
    status = std::max(status, guarded(position, listener, work, spoil));
  };
  if (question.positions.empty()) answer_one("");
  for (const auto& position : question.positions) {
    if (!listener.stop) answer_one(position);
  }
  return status;
}

End end_of(Status status, const Listener& listener) {
  if (listener.stop) return End::stopped;
  if (status == Status::unknown) return End::unknown;
  return status == Status::wrong ? End::wrong : End::answered;
}

}  // namespace

std::string_view name(End end) {
  constexpr std::string_view names[] = {"answered", "unknown", "wrong", "stopped"};
  return names[static_cast<std::size_t>(end)];
}

void answer_question(const Question& question, WarmRuns& runs, Listener& listener) {
  listener.begin();
  // A command that does not start fails for all positions together.
  const Status status = guarded(
      "", listener, [&] { return answer_all(question, runs, listener); }, [] {});
  listener.end(end_of(status, listener));
}

}  // namespace zermelo::web
