#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <vector>

#include "web/listener.h"
#include "web/waiting.h"

namespace zermelo::web {

/// The whole answer to a question, for a connection that sleeps until it is there. Safe to use from
/// several threads.
class PlainReply : public Listener {
 public:
  /// The work on one position is ended after `most_seconds`, whatever the command makes of its own
  /// limits: the `--seconds` of some are for one part of the work.
  PlainReply(MHD_Connection* connection, bool is_single, double most_seconds)
      : waiting_(connection), is_single_(is_single), most_(most_seconds) {}

  void begin_position() override;
  void answer(std::string json) override;
  void failed(const std::string& position, const Failure& failure) override;
  void end(End end) override;

  /// By the thread of the server, before the work begins: lets the connection sleep, unless the request
  /// was given up in the meantime.
  bool sleep();
  /// Called several times a second: ends the work that takes longer than it may.
  void tick();
  /// Ends the request without the rest of the answer.
  void give_up(const Failure& failure);

  struct Body {
    unsigned status = 200;
    std::string json;
  };
  /// True once `body` is complete.
  bool is_done();
  Body take_body();

 private:
  using Clock = std::chrono::steady_clock;

  void finish(unsigned status, std::string json);

  std::mutex mutex_;
  Waiting waiting_;
  bool is_single_, is_done_ = false;
  std::chrono::duration<double> most_;
  Clock::time_point deadline_ = Clock::time_point::max();
  std::vector<std::string> answers_;
  std::size_t bytes_ = 0;
  Failure failure_{.status = 0, .sentence = ""};  // of the only position; status 0: none
  Body body_;
};

}  // namespace zermelo::web
