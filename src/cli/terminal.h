#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace zermelo {

/// True when this descriptor is a terminal that understands movements of the cursor.
bool is_terminal(int descriptor);

/// The columns of the terminal behind a descriptor; 80 where it is none or does not know them.
std::size_t terminal_columns(int descriptor);

/// True when this descriptor is a terminal that understands colours and NO_COLOR is not set.
bool wants_colours(int descriptor);

/// The width of help pages in columns: $COLUMNS, else that of the terminal on standard output, else
/// 80; never below 40 or above 100.
std::size_t page_width();

/// The progress line. Where it does not fit, the hint on Ctrl-C is left out first, and then the end
/// of the rest. It is always narrower than the terminal, so that it does not wrap.
std::string progress_line(std::string_view what, double seconds, double part, std::uint64_t nodes,
                          std::size_t columns);

/// Standard error: errors, notes, and one progress line that is rewritten in place. A thread
/// redraws it between reports, so that the clock in it keeps running. The line is shown only on a
/// terminal and only for work longer than a second. Safe to use from several threads.
class Terminal {
 public:
  Terminal();

  void note(std::string_view line);
  void error(std::string_view message);
  /// Shows a prompt, on a terminal only.
  void prompt(std::string_view text);

  /// Starts the clock of the progress line again, for the next piece of work.
  void begin();
  void progress(std::string_view what, double part);
  /// Counts more nodes, searched on any thread.
  void add_nodes(std::uint64_t nodes);
  /// Erases the progress line before other output appears.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  void draw();
  void wipe();
  void keep_drawing(const std::stop_token& token);

  std::mutex mutex_;
  bool live_;     // standard error is a terminal, and the progress line is drawn
  bool colours_;  // errors in red
  bool drawn_ = false;
  Clock::time_point start_, last_;
  std::string what_;
  double part_ = 0;
  std::uint64_t nodes_ = 0;
  bool working_ = false;  // progress was reported since the last `begin` or other output
  std::condition_variable_any pause_;
  std::jthread clock_;  // the last member: it ends before the others do
};

}  // namespace zermelo
