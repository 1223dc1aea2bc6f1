#include "cli/terminal.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "base/numbers.h"

namespace zermelo {
namespace {

constexpr auto quiet_time = std::chrono::seconds(1);
constexpr auto redraw_time = std::chrono::milliseconds(200);

bool is_terminal(int descriptor) {
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return ::isatty(descriptor) == 1 && !dumb;
}

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

bool wants_colours(int descriptor) {
  const char* refused = std::getenv("NO_COLOR");
  return is_terminal(descriptor) && (refused == nullptr || *refused == '\0');
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
  draw();
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
}

void Terminal::draw() {
  const auto now = Clock::now();
  if (!live_ || now - start_ < quiet_time || now - last_ < redraw_time) return;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::string line = what_.empty() ? "" : what_ + ", ";
  line += show_seconds(seconds);
  if (part_ > 0) {
    line += fmt::format(", {:.0f} %, about {} left", 100 * part_,
                        show_seconds(seconds / part_ * (1 - part_)));
  }
  if (nodes_ > 0) {
    line += fmt::format(", {:.0f} M nodes, {:.1f} M/s", static_cast<double>(nodes_) / 1e6,
                        static_cast<double>(nodes_) / seconds / 1e6);
  }
  print(fmt::format("\r\x1b[K{}  (Ctrl-C stops)", line));
  drawn_ = true;
}

}  // namespace zermelo
