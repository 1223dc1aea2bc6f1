#include "cli/terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "base/numbers.h"

namespace zermelo {
namespace {

constexpr auto quiet_time = std::chrono::seconds(1);
constexpr auto redraw_time = std::chrono::milliseconds(200);

constexpr std::size_t usual_columns = 80;

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

bool is_terminal(int descriptor) {
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return ::isatty(descriptor) == 1 && !dumb;
}

std::size_t terminal_columns(int descriptor) {
  winsize size{};
  if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return usual_columns;
  return size.ws_col;
}

bool wants_colours(int descriptor) {
  const char* refused = std::getenv("NO_COLOR");
  return is_terminal(descriptor) && (refused == nullptr || *refused == '\0');
}

std::size_t page_width() {
  constexpr std::size_t least = 40, most = 100;
  const char* setting = std::getenv("COLUMNS");
  const auto wanted = setting == nullptr ? std::nullopt : read_count(setting);
  const std::size_t columns = wanted ? *wanted : terminal_columns(STDOUT_FILENO);
  return std::clamp(columns, least, most);
}

std::string progress_line(std::string_view what, double seconds, double part, std::uint64_t nodes,
                          std::size_t columns) {
  std::string line = what.empty() ? "" : fmt::format("{}, ", what);
  line += show_seconds(seconds);
  if (part > 0) {
    line += fmt::format(", {:.0f} %, about {} left", 100 * part,
                        show_seconds(seconds / part * (1 - part)));
  }
  if (nodes > 0) {
    const double rate = static_cast<double>(nodes) / seconds;
    line += fmt::format(", {} nodes, {}/s", show_count(nodes),
                        show_count(static_cast<std::uint64_t>(rate)));
  }
  constexpr std::string_view how_to_stop = "  (Ctrl-C stops)";
  const std::size_t room = columns - std::min<std::size_t>(columns, 1);
  if (line.size() + how_to_stop.size() <= room) line += how_to_stop;
  return line.substr(0, room);
}

Terminal::Terminal() : live_(is_terminal(STDERR_FILENO)), colours_(wants_colours(STDERR_FILENO)) {
  begin();
}

void Terminal::begin() {
  const std::lock_guard lock(mutex_);
  start_ = last_ = Clock::now();
  what_.clear();
  part_ = 0;
  nodes_ = 0;
  working_ = false;
}

void Terminal::note(std::string_view line) {
  const std::lock_guard lock(mutex_);
  wipe();
  print(fmt::format("{}\n", line));
}

void Terminal::prompt(std::string_view text) {
  const std::lock_guard lock(mutex_);
  wipe();
  if (live_) print(text);
}

void Terminal::error(std::string_view message) {
  const std::lock_guard lock(mutex_);
  wipe();
  print(colours_ ? fmt::format("\x1b[1;31mzermelo:\x1b[0m {}\n", message)
                 : fmt::format("zermelo: {}\n", message));
}

void Terminal::progress(std::string_view what, double part) {
  const std::lock_guard lock(mutex_);
  what_ = what;
  part_ = part;
  working_ = true;
  if (live_ && !clock_.joinable())
    clock_ = std::jthread([this](const std::stop_token& token) { keep_drawing(token); });
  draw();
}

/// Redraws the line from time to time. The thread blocks all signals: they must reach the threads
/// that work.
void Terminal::keep_drawing(const std::stop_token& token) {
  sigset_t all;
  sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, nullptr);
  std::unique_lock lock(mutex_);
  while (!pause_.wait_for(lock, token, redraw_time, [&] { return token.stop_requested(); })) {
    if (working_) draw();
  }
}

void Terminal::add_nodes(std::uint64_t nodes) {
  if (!live_) return;
  const std::lock_guard lock(mutex_);
  nodes_ += nodes;
  draw();
}

void Terminal::clear() {
  const std::lock_guard lock(mutex_);
  wipe();
}

void Terminal::wipe() {
  if (drawn_) print("\r\x1b[K");
  drawn_ = false;
  working_ = false;
}

void Terminal::draw() {
  const auto now = Clock::now();
  if (!live_ || now - start_ < quiet_time || now - last_ < redraw_time) return;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const auto columns = terminal_columns(STDERR_FILENO);
  print("\r\x1b[K" + progress_line(what_, seconds, part_, nodes_, columns));
  drawn_ = true;
}

}  // namespace zermelo
