#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace zermelo {

/// True when this descriptor is a terminal that understands colours and the user has not said
/// NO_COLOR.
bool wants_colours(int descriptor);

/// How many columns a page for people has: $COLUMNS, else those of the terminal on standard output,
/// else 80; never fewer than 40 or more than 100.
std::size_t page_width();

/// A progress line as it is drawn: the last part, how to stop, goes first where there is no room,
/// then the end of the others. Never as wide as the terminal, so that it does not wrap.
std::string progress_line(std::string_view what, double seconds, double part, std::uint64_t nodes,
                          std::size_t columns);

/// Standard error: errors, notes, and one progress line that is rewritten in place, also while
/// nobody reports progress, so that the clock in it goes on. The line shows only on a terminal and
/// only for work longer than a second. Safe to use from several threads.
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
  void keep_drawing(const std::stop_token& token);

  std::mutex mutex_;
  bool live_;     // draw progress at all
  bool colours_;  // errors in red
  bool drawn_ = false;
  Clock::time_point start_, last_;
  std::string what_;
  double part_ = 0;
  std::uint64_t nodes_ = 0;
  bool working_ = false;  // something was reported since the last `begin` or other output
  std::condition_variable_any pause_;
  std::jthread clock_;  // the last member: it ends before the others do
};

}  // namespace zermelo
