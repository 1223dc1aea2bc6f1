#pragma once

#include <atomic>
#include <string_view>

namespace zermelo {

/// Thrown when nobody reads standard output any more, as in `zermelo ... | head`: the work ends,
/// and there is nothing to say. Not an Error, which would be reported.
struct ClosedPipe {
  int status = 141;  // what a shell shows for a program that a closed pipe has ended
};

/// Standard output, checked: every write is flushed and a failure (full disk) throws Error instead
/// of being lost. A closed pipe throws ClosedPipe, and so does a reader who is waited for when the
/// `stop` flag goes up.
class Output {
 public:
  explicit Output(const std::atomic<bool>& stop) : stop_(stop) {}

  void write(std::string_view text);

 private:
  void wait_for_room() const;

  const std::atomic<bool>& stop_;
};

/// Puts something unusable in the place of a standard descriptor that came closed (`>&-`).
/// Otherwise the next file to be opened would get its number, and the answers would land in it.
void fill_closed_descriptors();

}  // namespace zermelo
