#include "base/read_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "base/error.h"
#include "base/numbers.h"

namespace zermelo {
namespace {

[[noreturn]] void fail(const std::string& path, int reason) {
  throw Error(fmt::format("{} cannot be read ({})", in_quotes(path), std::strerror(reason)));
}

/// Closes the descriptor when it goes out of scope.
struct Descriptor {
  int number;
  explicit Descriptor(int of) : number(of) {}
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
};

}  // namespace

std::string read_file(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number < 0) fail(path, errno);
  std::string content;
  std::array<char, 1 << 16> chunk;
  while (true) {
    const auto got = ::read(file.number, chunk.data(), chunk.size());
    if (got == 0) return content;
    if (got > 0) content.append(chunk.data(), static_cast<std::size_t>(got));
    if (got < 0 && errno != EINTR) fail(path, errno);
  }
}

std::vector<std::string> lines_of_file(const std::string& path) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  const std::string content = read_file(path);
  std::vector<std::string> lines;
  for (std::size_t begin = content.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
       begin < content.size();) {
    const std::size_t end = std::min(content.find('\n', begin), content.size());
    lines.push_back(content.substr(begin, end - begin));
    if (lines.back().ends_with('\r')) lines.back().pop_back();
    begin = end + 1;
  }
  return lines;
}

}  // namespace zermelo
