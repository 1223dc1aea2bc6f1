// `zermelo explore` as a program that tests start, ask and end.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/http_client.h"

namespace zermelo::testing {

using Json = nlohmann::ordered_json;

/// A port that nobody listens at for the moment.
inline std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  EXPECT_EQ(::bind(socket, reinterpret_cast<sockaddr*>(&address), size), 0);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(socket);
  return ntohs(address.sin_port);
}

/// A running `zermelo explore`.
class Explorer {
 public:
  explicit Explorer(std::string tables) : port_(free_port()), port_text_(std::to_string(port_)) {
    std::vector<std::string> words{PROGRAM_PATH, "explore",         "--port",    port_text_,
                                   "--tables",   std::move(tables), "--threads", "1"};
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    process_ = ::fork();
    if (process_ == 0) {
      ::close(STDOUT_FILENO);
      ::open("/dev/null", O_WRONLY);
      ::execv(PROGRAM_PATH, pointers.data());
      ::_exit(127);
    }
  }
  ~Explorer() {
    if (process_ > 0) ::kill(process_, SIGKILL), ::waitpid(process_, nullptr, 0);
  }
  Explorer(const Explorer&) = delete;
  Explorer& operator=(const Explorer&) = delete;

  std::uint16_t port() const { return port_; }
  bool is_up() const {
    for (int i = 0; i < 600; ++i) {
      if (HttpConnection(port_).is_open()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
  }
  bool is_ready() const {
    for (int i = 0; i < 3'000; ++i) {
      if (http_get(port_, "/api/v1/status").json()["tables"]["state"] == "ready") return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return false;
  }
  /// The exit status after a signal; -1 if it still runs after the patience.
  int ended_by(int signal, std::chrono::milliseconds most) {
    ::kill(process_, signal);
    const auto deadline = std::chrono::steady_clock::now() + most;
    while (std::chrono::steady_clock::now() < deadline) {
      int status = 0;
      if (::waitpid(process_, &status, WNOHANG) == process_) {
        process_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return -1;
  }

 private:
  std::uint16_t port_;
  std::string port_text_;
  pid_t process_ = -1;
};

/// The fields that differ between two runs of one search.
inline const std::set<std::string> changing{"seconds", "build_seconds", "nodes",
                                            "nodes_per_second"};

inline Json without_changing(const Json& fact) {
  Json out = fact;
  if (fact.is_object()) {
    out = Json::object();
    for (const auto& [name, value] : fact.items())
      if (!changing.contains(name)) out[name] = without_changing(value);
  } else if (fact.is_array()) {
    for (auto& element : out) element = without_changing(element);
  }
  return out;
}

}  // namespace zermelo::testing
