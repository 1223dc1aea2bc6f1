#pragma once

#include <chrono>
#include <fstream>
#include <string>

#include "commands/command.h"
#include "games/hackenbush/weigh/weighing.h"

namespace zermelo::hackenbush {

/// A file of JSON lines, one a weighing, each written as soon as it is done. Several processes may
/// append to one file, a whole line at a time. Throws Error.
class TraceFile {
 public:
  explicit TraceFile(const std::string& path);
  void add(const std::string& line);

 private:
  std::string path_;
  std::ofstream file_;
};

/// Shows weighings while they run: in a progress line, and in a trace when they are done.
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

/// A weighing as fields, and as a line of at most 60 characters: the weight, both rates, the
/// bounds.
Fields facts_of(const Weighing& weighing);
std::string line_of(const Weighing& weighing);

}  // namespace zermelo::hackenbush
