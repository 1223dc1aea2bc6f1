#include "match/brain.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>
#include <thread>

namespace zermelo::bench {

Brain::Brain(const std::string& command) {
  int in[2], out[2];
  if (::pipe2(in, O_CLOEXEC) != 0 || ::pipe2(out, O_CLOEXEC) != 0)
    throw std::runtime_error("no pipe");
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  std::string shell = "sh", option = "-c", line = "exec " + command;
  char* words[] = {shell.data(), option.data(), line.data(), nullptr};
  const int failed = ::posix_spawn(&process_, "/bin/sh", &actions, nullptr, words, environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(in[0]);
  ::close(out[1]);
  in_ = in[1], out_ = out[0];
  if (failed != 0) throw std::runtime_error("cannot run " + command);
}

/// Asks the program to end, and kills it if it has not ended after a second.
Brain::~Brain() {
  say("END");
  ::close(in_);
  ::close(out_);
  for (int i = 0; i < 100; ++i) {
    if (::waitpid(process_, nullptr, WNOHANG) != 0) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  ::kill(process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
}

void Brain::say(const std::string& line) const {
  const std::string text = line + '\n';
  for (std::size_t sent = 0; sent < text.size();) {
    const auto count = ::write(in_, text.data() + sent, text.size() - sent);
    if (count <= 0) return;  // the program has ended, which hear() reports
    sent += static_cast<std::size_t>(count);
  }
}

std::optional<std::string> Brain::next_line(Clock::time_point deadline) {
  while (heard_.find('\n') == std::string::npos) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    pollfd ready{out_, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&ready, 1, static_cast<int>(left.count())) <= 0)
      return std::nullopt;
    char buffer[4096];
    const auto count = ::read(out_, buffer, sizeof buffer);
    if (count <= 0) return std::nullopt;
    heard_.append(buffer, static_cast<std::size_t>(count));
  }
  const auto end = heard_.find('\n');
  std::string line = heard_.substr(0, end);
  heard_.erase(0, end + 1);
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

std::optional<std::string> Brain::hear(double seconds) {
  const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double>(seconds));
  auto line = next_line(deadline);
  while (line && (line->starts_with("MESSAGE") || line->starts_with("DEBUG")))
    line = next_line(deadline);
  return line;
}

}  // namespace zermelo::bench
