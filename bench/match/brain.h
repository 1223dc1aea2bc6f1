#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace zermelo::bench {

/// A program that plays by the Gomocup protocol, which calls it a brain, at the other end of two
/// pipes.
class Brain {
 public:
  /// Runs a shell command. Throws std::runtime_error if it cannot be started.
  explicit Brain(const std::string& command);
  ~Brain();
  Brain(const Brain&) = delete;
  Brain& operator=(const Brain&) = delete;

  void say(const std::string& line) const;
  /// The next line that is not a MESSAGE or DEBUG; nothing if the program has ended or does not
  /// answer in time.
  std::optional<std::string> hear(double seconds);

 private:
  using Clock = std::chrono::steady_clock;
  std::optional<std::string> next_line(Clock::time_point deadline);

  int process_ = 0, in_ = -1, out_ = -1;
  std::string heard_;
};

}  // namespace zermelo::bench
