#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace zermelo::bench {

/// Another program that plays by the Gomocup protocol, at the other end of two pipes.
class Brain {
 public:
  /// Runs a shell line. Throws std::runtime_error when it cannot be started.
  explicit Brain(const std::string& command);
  ~Brain();
  Brain(const Brain&) = delete;
  Brain& operator=(const Brain&) = delete;

  void say(const std::string& line) const;
  /// The next line that is no MESSAGE or DEBUG; nothing when it has ended or does not answer within
  /// the seconds.
  std::optional<std::string> hear(double seconds);

 private:
  using Clock = std::chrono::steady_clock;
  std::optional<std::string> next_line(Clock::time_point deadline);

  int process_ = 0, in_ = -1, out_ = -1;
  std::string heard_;
};

}  // namespace zermelo::bench
