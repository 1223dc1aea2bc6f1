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

/// Builds the first tables on a thread of its own, and knows how far it is. Safe to use from several
/// threads.
class Preparation {
 public:
  Preparation() = default;
  ~Preparation() { stop(); }
  Preparation(const Preparation&) = delete;
  Preparation& operator=(const Preparation&) = delete;

  void start(Question question, WarmRuns& runs, BuildTurn& turn);
  /// Ends the work; a later start of the server goes on from there.
  void stop();

  /// {"state":"building","what":..,"part":..,"seconds_left":..,"error":..}
  Fields status();

 private:
  class Watch;
  std::shared_ptr<Watch> watch_;
  std::jthread thread_;
};

}  // namespace zermelo::web
