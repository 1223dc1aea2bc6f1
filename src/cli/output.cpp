#include "cli/output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>

#include "base/error.h"

namespace zermelo {

/// Waits until a write will not block: a pager that shows its first page reads no further. Checks
/// the flag from time to time, since the signal may arrive in another thread; after it, a reader
/// that is merely slow has one more interval.
void Output::wait_for_room() const {
  constexpr int millis_between_checks = 200;
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  while (true) {
    const int ready = ::poll(&output, 1, millis_between_checks);
    const bool is_interrupted = ready < 0 && errno == EINTR;
    if (ready != 0 && !is_interrupted) return;
    if (ready == 0 && stop_) throw ClosedPipe{1};
  }
}

void Output::write(std::string_view text) {
  while (!text.empty()) {
    wait_for_room();
    // A pipe with room accepts this much at once.
    const auto written =
        ::write(STDOUT_FILENO, text.data(), std::min<std::size_t>(text.size(), PIPE_BUF));
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    if (written < 0 && errno == EPIPE) throw ClosedPipe{};
    if (written < 0 && errno != EINTR) {
      throw Error(fmt::format("standard output cannot be written ({}); the answers are incomplete",
                              std::strerror(errno)));
    }
  }
}

void fill_closed_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(descriptor, F_GETFD) != -1) continue;
    // `open` takes the lowest free number, which is this one. The file is opened for the wrong
    // direction, so that using it fails as before.
    ::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace zermelo
