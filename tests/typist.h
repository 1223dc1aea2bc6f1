#pragma once

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tests/program.h"

namespace zermelo::testing {

/// A person at a pseudo-terminal of 80 columns who types keys to the program and reads the screen,
/// a stream of characters with the sequences that move the cursor. No wait is longer than
/// `patience`.
class Typist {
 public:
  static constexpr std::chrono::seconds patience{60};

  /// Starts the program with its history below the folder.
  Typist(std::vector<std::string> words, const std::string& state_folder) {
    winsize size{};
    size.ws_row = 24;
    size.ws_col = 80;
    process_ = ::forkpty(&terminal_, nullptr, nullptr, &size);
    if (process_ < 0) throw std::runtime_error("no pseudo-terminal");
    if (process_ > 0) return;
    ::setenv("XDG_STATE_HOME", state_folder.c_str(), 1);
    ::setenv("TERM", "xterm", 1);
    ::setenv("NO_COLOR", "1", 1);
    words.insert(words.begin(), PROGRAM_PATH);
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    ::execv(PROGRAM_PATH, pointers.data());
    ::_exit(127);
  }
  ~Typist() {
    if (process_ > 0) ::kill(process_, SIGKILL), ::waitpid(process_, nullptr, 0);
    ::close(terminal_);
  }
  Typist(const Typist&) = delete;
  Typist& operator=(const Typist&) = delete;

  void type(const std::string& keys) const {
    if (::write(terminal_, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size()))
      throw std::runtime_error("the terminal does not take keys");
  }

  void signal(int number) const { ::kill(process_, number); }

  void resize(unsigned short columns) const {
    winsize size{};
    size.ws_row = 24;
    size.ws_col = columns;
    ::ioctl(terminal_, TIOCSWINSZ, &size);
  }

  /// Waits until the text appears on the screen after all that was seen before, and returns what
  /// came before it; without the text, everything there is, with a mark.
  std::string until(const std::string& text) {
    const auto deadline = Clock::now() + patience;
    while (screen_.find(text) == std::string::npos) {
      if (!read_some(deadline)) return std::exchange(screen_, "") + " (nothing more)";
    }
    const auto begin = screen_.find(text);
    std::string before = screen_.substr(0, begin);
    screen_.erase(0, begin + text.size());
    return before;
  }
  bool sees(const std::string& text) { return !until(text).ends_with(" (nothing more)"); }

  /// Waits for the end; returns the exit status, 128 + n after signal n.
  int finish() {
    const auto deadline = Clock::now() + patience;
    while (read_some(deadline)) {
    }
    if (Clock::now() >= deadline) ::kill(process_, SIGKILL);
    int status = 0;
    ::waitpid(std::exchange(process_, 0), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  using Clock = std::chrono::steady_clock;

  bool read_some(Clock::time_point deadline) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd ready{terminal_, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&ready, 1, static_cast<int>(left.count())) <= 0) return false;
    char bytes[4096];
    const auto count = ::read(terminal_, bytes, sizeof bytes);
    if (count > 0) screen_.append(bytes, static_cast<std::size_t>(count));
    return count > 0;
  }

  int terminal_ = -1;
  pid_t process_ = 0;
  std::string screen_;
};

}  // namespace zermelo::testing
