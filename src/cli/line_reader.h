#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <utility>

namespace zermelo {

/// Reads lines from a file descriptor as they arrive. A byte order mark (U+FEFF in UTF-8) at the
/// beginning is skipped. A line longer than `longest` is cut there and the rest of it skipped, so
/// that no input can fill the memory. Reading ends at the end of the input or when `stop` is
/// raised; a line begun before that is dropped. Does not own the descriptor.
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
  /// Makes `line` the next one.
  void put_back(std::string line) { put_back_ = std::move(line); }

 private:
  bool wait() const;
  bool fill();

  int descriptor_;
  const std::atomic<bool>& stop_;
  std::string name_;  // for messages
  std::optional<std::string> put_back_;
  std::string buffer_;
  bool is_first_ = true;             // no line was read yet
  std::size_t begin_ = 0, end_ = 0;  // the part of the buffer that is not yet returned
};

}  // namespace zermelo
