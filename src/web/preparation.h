#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "base/datum.h"
#include "web/question.h"
#include "web/warm_runs.h"

namespace zermelo::web {

/// Tables are built by one piece of work at a time, within this server.
class BuildTurn {
 public:
  bool take() { return !is_taken_.exchange(true); }
  void give_back() { is_taken_ = false; }

 private:
  std::atomic<bool> is_taken_ = false;
};

/// Builds the first tables on a thread of its own, and reports its progress. Safe to use from
/// several threads.
class Preparation {
 public:
  Preparation() = default;
  ~Preparation() { stop(); }
  Preparation(const Preparation&) = delete;
  Preparation& operator=(const Preparation&) = delete;

  void start(Question question, WarmRuns& runs, BuildTurn& turn);
  /// Stops the work; the next start of the server continues it.
  void stop();

  /// {"state":"building","what":..,"part":..,"seconds_left":..,"error":..}
  Fields status();

 private:
  class Watch;
  std::shared_ptr<Watch> watch_;
  std::jthread thread_;
};

}  // namespace zermelo::web
