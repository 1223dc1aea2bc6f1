#include "cli/prompt/typed_lines.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "cli/prompt/utf8.h"
#include "cli/terminal.h"

namespace zermelo {
namespace {

constexpr std::string_view ask_for_paste_marks = "\x1b[?2004h", end_paste_marks = "\x1b[?2004l";
constexpr std::string_view clear_all = "\x1b[H\x1b[2J", below = "\r\n";

void show_on_terminal(std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    if (written < 0 && errno != EINTR) return;
  }
}

}  // namespace

bool can_edit_lines() { return ::isatty(STDIN_FILENO) == 1 && is_terminal(STDERR_FILENO); }

TypedLines::TypedLines(const std::atomic<bool>& stop, std::string history_path, Completes completes)
    : stop_(stop),
      history_(std::move(history_path)),
      editor_(history_.history(), std::move(completes)) {
  mode_.work();
}

TypedLines::~TypedLines() { show_on_terminal(end_paste_marks); }

void TypedLines::forget() { keys_.forget(); }

/// Waits for more input; from time to time looks whether the width has changed, and at the flag.
bool TypedLines::read_bytes() {
  constexpr int millis_between_checks = 100;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  while (!stop_) {
    if (::poll(&input, 1, millis_between_checks) > 0) {
      char bytes[4096];
      const auto count = ::read(STDIN_FILENO, bytes, sizeof bytes);
      if (count > 0) keys_.add({bytes, static_cast<std::size_t>(count)});
      if (count > 0 || (count < 0 && errno == EINTR)) return true;
      return false;
    }
    if (terminal_columns(STDERR_FILENO) != columns_) show();
  }
  return false;
}

/// The next key. The line is shown when no more keys are waiting, so that a paste is drawn once.
std::optional<KeyPress> TypedLines::key() {
  auto press = keys_.next();
  while (!press) {
    show();
    if (!read_bytes()) return std::nullopt;
    press = keys_.next();
  }
  return press;
}

void TypedLines::show() {
  columns_ = terminal_columns(STDERR_FILENO);
  show_on_terminal(view_.drawn(prompt_, editor_.line(), columns_));
}

/// Leaves the line, all of it shown, for the rows below it.
void TypedLines::leave(std::string_view after) {
  show_on_terminal(fmt::format("\r{}{}{}\x1b[K{}{}", prompt_, visible(editor_.line().text()), after,
                               below, end_paste_marks));
  mode_.work();
}

void TypedLines::suspend() {
  show_on_terminal(fmt::format("{}{}", below, end_paste_marks));
  mode_.restore();
  suspend_program();
  mode_.edit();
  show_on_terminal(ask_for_paste_marks);
}

TypedLines::Typed TypedLines::ask(std::string_view prompt) {
  prompt_ = prompt;
  editor_.begin();
  view_.begin();
  mode_.edit();
  show_on_terminal(ask_for_paste_marks);
  while (const auto press = key()) {
    switch (editor_.obey(*press)) {
      case Step::entered:
        leave("");
        history_.add(editor_.line().text());
        return {Step::entered, editor_.line().text()};
      case Step::abandoned:
        leave("^C");
        return {Step::abandoned, editor_.line().text()};
      case Step::ended:
        leave("");
        return {Step::ended};
      case Step::cleared:
        show_on_terminal(clear_all);
        break;
      case Step::suspended:
        suspend();
        break;
      case Step::refused:
        show_on_terminal("\a");
        break;
      case Step::offered:
        show();
        show_on_terminal(fmt::format("{}{}", below, in_columns(editor_.offers(), columns_)));
        break;
      case Step::go_on:
        break;
    }
  }
  leave("");
  return {stop_ ? Step::abandoned : Step::ended};
}

}  // namespace zermelo
