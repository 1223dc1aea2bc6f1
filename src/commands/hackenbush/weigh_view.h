#pragma once

#include <chrono>
#include <fstream>
#include <string>

#include "commands/command.h"
#include "games/hackenbush/weigh/weighing.h"

namespace zermelo::hackenbush {

/// A file of JSON lines, one a weighing, each written when it is done, so that one can watch it
/// grow. Several may write to one file, whole lines at a time. Throws Error.
class TraceFile {
 public:
  explicit TraceFile(const std::string& path);
  void add(const std::string& line);

 private:
  std::string path_;
  std::ofstream file_;
};

/// Shows weighings as they go on: one line that is rewritten, for whoever watches, and a trace.
class WeighView {
 public:
  WeighView(std::string position, Sink& sink, TraceFile* trace)
      : position_(std::move(position)), sink_(sink), trace_(trace) {}

  void show(const Weighing& weighing, bool is_done);

 private:
  using Clock = std::chrono::steady_clock;

  std::string position_;
  Sink& sink_;
  TraceFile* trace_;
  Clock::time_point last_ = Clock::now();
};

/// A weighing as a fact, and in a line of at most 60 characters: the weight, both rates, the
/// bounds.
Fields facts_of(const Weighing& weighing);
std::string line_of(const Weighing& weighing);

}  // namespace zermelo::hackenbush
