#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <utility>

namespace zermelo {

/// Reads lines from a file descriptor as they come. The mark that some editors put at the beginning
/// of a file (U+FEFF in UTF-8) is skipped. A line longer than `longest` is cut there and
/// the rest of it skipped, so that no input can fill the memory. Ends at the end of the input or
/// when `stop` goes up; a line begun before that is dropped.
class LineReader {
 public:
  static constexpr std::size_t longest = std::size_t{16} << 20;

  LineReader(int descriptor, const std::atomic<bool>& stop, std::string name = "standard input")
      : descriptor_(descriptor),
        stop_(stop),
        name_(std::move(name)),
        buffer_(std::size_t{1} << 16, '\0') {}

  /// The next line without its end (LF or CRLF). Throws Error when reading fails.
  std::optional<std::string> next();
  /// The line is handed out again, before all others.
  void put_back(std::string line) { put_back_ = std::move(line); }

 private:
  bool wait() const;
  bool fill();

  int descriptor_;
  const std::atomic<bool>& stop_;
  std::string name_;  // for messages
  std::optional<std::string> put_back_;
  std::string buffer_;
  bool is_first_ = true;             // line
  std::size_t begin_ = 0, end_ = 0;  // what was read and not yet handed out
};

}  // namespace zermelo
