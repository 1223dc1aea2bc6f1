#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

namespace zermelo {

/// True when this descriptor is a terminal that understands colours and the user has not said
/// NO_COLOR.
bool wants_colours(int descriptor);

/// Standard error: errors, notes, and one progress line that is rewritten in place. The line shows
/// only on a terminal and only for work longer than a second. Safe to use from several threads.
class Terminal {
 public:
  Terminal();

  void note(std::string_view line);
  void error(std::string_view message);
  /// Asks for a line, where somebody sees it.
  void prompt(std::string_view text);

  /// A new piece of work begins: the clock of the progress line starts again.
  void begin();
  void progress(std::string_view what, double part);
  /// Some more nodes were searched, on any thread.
  void add_nodes(std::uint64_t nodes);
  /// Wipes the progress line before other output appears.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  void draw();
  void wipe();

  std::mutex mutex_;
  bool live_;     // draw progress at all
  bool colours_;  // errors in red
  bool drawn_ = false;
  Clock::time_point start_, last_;
  std::string what_;
  double part_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace zermelo
