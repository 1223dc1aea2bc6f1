#include "cli/batch.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/error.h"
#include "commands/advice.h"
#include "commands/refused_answer.h"
#include "value/gave_up.h"

namespace zermelo {
namespace {

/// The outcome of one position: text for standard output or rows of a table, and an error message
/// for standard error.
struct Reply {
  std::string output;
  std::vector<Fields> rows = {};
  CsvTable* table = nullptr;
  std::string complaint;
  int status = 0;
};

/// In a debug build, checks that every field has a column; it would be missing from the table.
void check_columns([[maybe_unused]] const Answer& answer, [[maybe_unused]] const Manner& manner) {
  assert((manner.columns.empty() || answer.fields.empty() ||
          have_columns(manner.columns, answer.fields)) &&
         "csv_columns.cpp lists every field");
}

std::string rendered(const Answer& answer, const Manner& manner) {
  check_columns(answer, manner);
  if (manner.table != nullptr) return manner.table->add(answer.fields);
  if (!manner.json) return to_text(answer.text, manner.colours);
  return answer.fields.empty() ? "" : to_json(answer.fields) + '\n';
}

void print(const Reply& reply, const Faces& faces) {
  faces.terminal.clear();
  std::string output = reply.output;
  for (const Fields& row : reply.rows) output += reply.table->add(row);
  faces.output.write(output);
  if (!reply.complaint.empty()) faces.terminal.error(reply.complaint);
}

/// Prints every answer at once: for a single question, or for a conversation.
class LiveSink : public Sink {
 public:
  LiveSink(const Manner& manner, const Faces& faces, Asks asks = nullptr)
      : manner_(manner), faces_(faces), asks_(std::move(asks)) {}

  void answer(const Answer& answer) override {
    faces_.terminal.clear();
    faces_.output.write(rendered(answer, manner_));
    status = std::max(status, static_cast<int>(answer.status));
  }
  void note(std::string_view line) override { faces_.terminal.note(line); }
  void progress(std::string_view what, double part) override {
    faces_.terminal.progress(what, part);
  }
  std::optional<std::string> ask(std::string_view prompt) override {
    return asks_ ? asks_(prompt) : std::nullopt;
  }

  int status = 0;

 private:
  const Manner& manner_;
  const Faces& faces_;
  Asks asks_;
};

/// Holds the answers to a position back until those to the positions before it are printed.
class HeldSink : public Sink {
 public:
  HeldSink(const Manner& manner, const Faces& faces, Reply& reply)
      : manner_(manner), faces_(faces), reply_(reply) {}

  void answer(const Answer& answer) override {
    if (manner_.table != nullptr) {
      check_columns(answer, manner_);
      reply_.table = manner_.table;  // its lines depend on the answers before this one
      reply_.rows.push_back(answer.fields);
    } else {
      reply_.output += rendered(answer, manner_);
    }
    reply_.status = std::max(reply_.status, static_cast<int>(answer.status));
  }
  void note(std::string_view line) override { faces_.terminal.note(line); }
  void progress(std::string_view what, double part) override {
    faces_.terminal.progress(what, part);
  }

 private:
  const Manner& manner_;
  const Faces& faces_;
  Reply& reply_;
};

Limits limits_of(const Arguments& arguments, const Faces& faces) {
  Limits limits = limits_from(arguments);
  limits.stop = &faces.stop;
  limits.on_nodes = [&terminal = faces.terminal](std::uint64_t nodes) {
    terminal.add_nodes(nodes);
  };
  return limits;
}

/// Answers a bad position: with a field `error` for programs, with a sentence on standard error for
/// people, and with both when a program asked about a single position.
void complain(Reply& reply, const std::string& position, const Error& error, const Manner& manner) {
  reply.status = static_cast<int>(status_of(error));
  const Fields refusal = refused_fields(position, advised(error));
  reply.rows.clear();
  if (manner.table != nullptr) {
    reply.table = manner.table;
    reply.rows.push_back(refusal);
  } else if (manner.json) {
    reply.output = to_json(refusal) + '\n';
  }
  const bool is_for_programs = manner.json || manner.table != nullptr;
  if (!is_for_programs || !manner.lines) reply.complaint = advised(error);
}

Reply reply_to(const Run& run, const std::string& position, const Arguments& arguments,
               const Manner& manner, const Faces& faces) {
  Reply reply;
  try {
    HeldSink sink(manner, faces, reply);
    Budget budget(limits_of(arguments, faces));
    run(position, sink, budget);
  } catch (const Error& error) {
    reply.output.clear();
    complain(reply, position, error, manner);
  }
  return reply;
}

/// A queue of positions and a shelf of finished replies, shared by the workers.
///
/// 1. Positions are numbered as they are put in, and replies are printed in that order: a reply
/// waits
///    on the shelf until all before it are printed.
/// 2. At most four positions per worker wait in the queue, so that a long input is not read ahead.
/// 3. The first exception of a worker ends the work of all; `status` throws it again.
class Workshop {
 public:
  Workshop(const Faces& faces, std::size_t workers) : faces_(faces), most_waiting_(4 * workers) {}

  /// Adds a position, and waits while the queue is full. False once a worker has failed.
  bool put(std::string position) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_.size() < most_waiting_ || failure_; });
    if (failure_) return false;
    waiting_.emplace_back(asked_++, std::move(position));
    changed_.notify_all();
    return true;
  }

  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_all();
  }

  template <class Answer>
  void work(Answer&& answer) {
    try {
      while (auto question = take()) finish(question->first, answer(question->second));
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      changed_.notify_all();
    }
  }

  int status() const {
    if (failure_) std::rethrow_exception(failure_);
    return status_;
  }

 private:
  using Question = std::pair<std::uint64_t, std::string>;

  std::optional<Question> take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !waiting_.empty() || closed_ || failure_; });
    if (waiting_.empty() || failure_) return std::nullopt;
    Question question = std::move(waiting_.front());
    waiting_.pop_front();
    changed_.notify_all();
    return question;
  }

  void finish(std::uint64_t number, Reply reply) {
    const std::lock_guard lock(mutex_);
    shelf_.emplace(number, std::move(reply));
    for (auto it = shelf_.find(printed_); it != shelf_.end(); it = shelf_.find(printed_)) {
      print(it->second, faces_);
      status_ = std::max(status_, it->second.status);
      shelf_.erase(it);
      ++printed_;
    }
  }

  const Faces& faces_;
  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Question> waiting_;
  std::map<std::uint64_t, Reply> shelf_;
  std::uint64_t asked_ = 0, printed_ = 0;
  bool closed_ = false;
  std::exception_ptr failure_;
  int status_ = 0;
};

int answer_together(const Command& command, Arguments arguments, const NextLine& next,
                    const Manner& manner, const Faces& faces, std::size_t workers) {
  arguments.set("threads", "1");  // the workers share the positions, and each solves alone
  Workshop workshop(faces, workers);
  {
    std::vector<Run> runs;
    for (std::size_t i = 0; i < workers; ++i) runs.push_back(command.start(arguments));
    std::vector<std::jthread> threads;
    for (const auto& run : runs) {
      try {
        threads.emplace_back([&] {
          workshop.work([&](const std::string& position) {
            return reply_to(run, position, arguments, manner, faces);
          });
        });
      } catch (const std::system_error& error) {
        if (!threads.empty()) break;  // go on with fewer workers
        throw Error(
            fmt::format("cannot start a thread ({}); allow more processes or address space "
                        "(see: ulimit -u, ulimit -v), or use --threads 1",
                        error.code().message()));
      }
    }
    try {
      while (!faces.stop) {
        auto position = next();
        if (!position || !workshop.put(std::move(*position))) break;
      }
    } catch (...) {
      workshop.close();
      throw;
    }
    workshop.close();
  }
  return workshop.status();
}

/// Runs a command without positions. Its answers are printed while it works, and an Error ends the
/// call.
int answer_live(const Command& command, const Arguments& arguments, const Manner& manner,
                const Faces& faces) {
  LiveSink sink(manner, faces);
  Budget budget(limits_of(arguments, faces));
  try {
    command.start(arguments)("", sink, budget);
  } catch (const GaveUp& reason) {
    faces.terminal.error(advised(reason));
    return std::max(sink.status, static_cast<int>(status_of(reason)));
  }
  return sink.status;
}

/// Answers the positions one after another.
int answer_in_turn(const Command& command, const Arguments& arguments, const NextLine& next,
                   const Manner& manner, const Faces& faces) {
  const Run run = command.start(arguments);
  int status = 0;
  while (!faces.stop) {
    const auto position = next();
    if (!position) break;
    faces.terminal.begin();
    status = std::max(status, answer_one(run, *position, arguments, manner, faces));
  }
  return status;
}

int answer_positions(const Command& command, const Arguments& arguments, const NextLine& next,
                     const Manner& manner, const Faces& faces) {
  const bool can_share = arguments.find("threads") != nullptr;
  const std::size_t workers = can_share ? threads_of(arguments) : 1;
  return manner.lines && workers > 1
             ? answer_together(command, arguments, next, manner, faces, workers)
             : answer_in_turn(command, arguments, next, manner, faces);
}

}  // namespace

// The answers are printed while the command works: some commands have many.
int answer_one(const Run& run, const std::string& position, const Arguments& arguments,
               const Manner& manner, const Faces& faces) {
  LiveSink sink(manner, faces);
  try {
    Budget budget(limits_of(arguments, faces));
    run(position, sink, budget);
    return sink.status;
  } catch (const Error& error) {
    Reply reply;
    complain(reply, position, error, manner);
    print(reply, faces);
    return reply.status;
  }
}

int converse(const Command& command, const Arguments& arguments, const Asks& asks,
             const Manner& manner, const Faces& faces) {
  LiveSink sink(manner, faces, asks);
  Budget budget(limits_of(arguments, faces));
  command.start(arguments)(arguments.positions.empty() ? "" : arguments.positions.front(), sink,
                           budget);
  return faces.stop ? std::max(sink.status, 1) : sink.status;
}

int answer_all(const Command& command, const Arguments& arguments, const NextLine& next,
               const Manner& manner, const Faces& faces) {
  const int status = next ? answer_positions(command, arguments, next, manner, faces)
                          : answer_live(command, arguments, manner, faces);
  if (manner.table != nullptr) faces.output.write(manner.table->rest());
  const bool is_cut = faces.stop && !command.lasts;  // the rest was not answered
  return is_cut ? std::max(status, 1) : status;
}

}  // namespace zermelo
