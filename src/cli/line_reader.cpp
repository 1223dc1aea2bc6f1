#include "cli/line_reader.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "base/error.h"

namespace zermelo {

/// Waits until there is input. Checks the flag from time to time: after a signal that arrives
/// between that check and a plain read, or in another thread, the read would go on waiting.
bool LineReader::wait() const {
  constexpr int millis_between_checks = 200;
  pollfd input{descriptor_, POLLIN, 0};
  while (!stop_) {
    if (::poll(&input, 1, millis_between_checks) > 0) return true;
  }
  return false;
}

bool LineReader::fill() {
  while (wait()) {
    const auto count = ::read(descriptor_, buffer_.data(), buffer_.size());
    if (count > 0) {
      begin_ = 0;
      end_ = static_cast<std::size_t>(count);
      return true;
    }
    if (count == 0) return false;
    if (errno != EINTR) {
      throw Error(fmt::format("{} cannot be read ({})", name_, std::strerror(errno)));
    }
  }
  return false;
}

std::optional<std::string> LineReader::next() {
  if (put_back_) return std::exchange(put_back_, std::nullopt);
  std::string line;
  bool any = false;
  while (begin_ < end_ || fill()) {
    any = true;
    const std::string_view fresh(buffer_.data() + begin_, end_ - begin_);
    const auto newline = fresh.find('\n');
    const auto part = fresh.substr(0, newline);
    line.append(part.substr(0, longest - line.size()));
    begin_ += part.size();
    if (newline == std::string_view::npos) continue;
    ++begin_;
    break;
  }
  if (!any || stop_) return std::nullopt;
  if (line.ends_with('\r')) line.pop_back();
  if (std::exchange(is_first_, false) && line.starts_with("\xef\xbb\xbf")) line.erase(0, 3);
  return line;
}

}  // namespace zermelo
