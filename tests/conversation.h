#pragma once

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "tests/program.h"

namespace zermelo::testing {

/// The program running beside the test, which can talk to it line by line and send it signals.
/// No wait is longer than `patience`: then a missing line counts as the end of the output, and a
/// program that has not ended is killed.
class Conversation {
 public:
  static constexpr std::chrono::seconds patience{60};

  explicit Conversation(const std::vector<std::string>& words) {
    int in[2], out[2], err[2];
    if (::pipe2(in, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0 || ::pipe2(err, O_CLOEXEC) != 0)
      throw std::runtime_error("no pipe");
    start(words, in[0], out[1], err[1]);
    ::close(in[0]);
    ::close(out[1]);
    ::close(err[1]);
    in_ = in[1], out_ = out[0], err_ = err[0];
  }
  ~Conversation() {
    if (process_ > 0) ::kill(process_, SIGKILL), ::waitpid(process_, nullptr, 0);
    hang_up();
    ::close(out_);
    ::close(err_);
  }
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  bool say(const std::string& text) const {
    return ::write(in_, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  }
  void hang_up() {
    if (in_ >= 0) ::close(std::exchange(in_, -1));
  }
  void signal(int number) const { ::kill(process_, number); }

  /// The next line the program prints, without its end.
  std::optional<std::string> hear() {
    const auto deadline = Clock::now() + patience;
    while (heard_.find('\n') == std::string::npos) {
      if (!read_some(out_, heard_, deadline)) return std::nullopt;
    }
    const auto end = heard_.find('\n');
    std::string line = heard_.substr(0, end);
    heard_.erase(0, end + 1);
    return line;
  }

  /// Waits for the end; `out` holds what was not heard yet.
  Outcome finish() {
    const auto deadline = Clock::now() + patience;
    std::string err;
    while (read_some(out_, heard_, deadline)) {
    }
    while (read_some(err_, err, deadline)) {
    }
    if (Clock::now() >= deadline) ::kill(process_, SIGKILL);
    int status = 0;
    ::waitpid(std::exchange(process_, 0), &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), heard_, err};
  }

 private:
  using Clock = std::chrono::steady_clock;

  void start(std::vector<std::string> words, int in, int out, int err) {
    words.insert(words.begin(), PROGRAM_PATH);
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
    const int failed =
        ::posix_spawn(&process_, PROGRAM_PATH, &actions, nullptr, pointers.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) throw std::runtime_error("the program does not start");
  }

  /// False at the end of the output or when time is up.
  static bool read_some(int descriptor, std::string& text, Clock::time_point deadline) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd ready{descriptor, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&ready, 1, static_cast<int>(left.count())) <= 0) return false;
    char buffer[4096];
    const auto count = ::read(descriptor, buffer, sizeof buffer);
    if (count > 0) text.append(buffer, static_cast<std::size_t>(count));
    return count > 0;
  }

  pid_t process_ = 0;
  int in_ = -1, out_ = -1, err_ = -1;
  std::string heard_;
};

}  // namespace zermelo::testing
