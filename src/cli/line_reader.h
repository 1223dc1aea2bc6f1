#pragma once

#include <atomic>
#include <optional>
#include <string>

namespace zermelo {

/// Reads lines from a file descriptor as they come. A line longer than `longest` is cut there and
/// the rest of it skipped, so that no input can fill the memory. Ends at the end of the input or
/// when `stop` goes up; a line begun before that is dropped.
class LineReader {
 public:
  static constexpr std::size_t longest = std::size_t{16} << 20;

  LineReader(int descriptor, const std::atomic<bool>& stop)
      : descriptor_(descriptor), stop_(stop), buffer_(std::size_t{1} << 16, '\0') {}

  /// The next line without its end (LF or CRLF). Throws Error when reading fails.
  std::optional<std::string> next();

 private:
  bool wait() const;
  bool fill();

  int descriptor_;
  const std::atomic<bool>& stop_;
  std::string buffer_;
  std::size_t begin_ = 0, end_ = 0;  // what was read and not yet handed out
};

}  // namespace zermelo
