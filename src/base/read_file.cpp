#include "base/read_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

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

}  // namespace zermelo
