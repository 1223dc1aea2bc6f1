#pragma once

#include <atomic>
#include <string_view>

namespace zermelo {

/// Thrown when standard output is no longer read, as in `zermelo ... | head`: the program ends
/// without a message. Not an Error, which would be reported.
struct ClosedPipe {
  int status = 141;  // as a shell reports a program that SIGPIPE has ended
};

/// Standard output, checked: every write is flushed, and a failure such as a full disk throws
/// Error. A closed pipe throws ClosedPipe, and so does a reader that does not read when the `stop`
/// flag is raised. Used by one thread at a time.
class Output {
 public:
  explicit Output(const std::atomic<bool>& stop) : stop_(stop) {}

  void write(std::string_view text);

 private:
  void wait_for_room() const;

  const std::atomic<bool>& stop_;
};

/// Fills each standard descriptor that is closed at the start (`>&-`) with one that cannot be used.
/// Otherwise the next file to be opened would get its number, and the answers would be written to
/// it.
void fill_closed_descriptors();

}  // namespace zermelo
