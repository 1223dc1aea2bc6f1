#include "web/listening.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.h"

namespace zermelo::web {
namespace {

constexpr int most_unaccepted = 1024;

/// A listening socket, or -1 with errno set.
int listen_at(const sockaddr* address, socklen_t size) {
  const int socket = ::socket(address->sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket < 0) return -1;
  const int on = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (address->sa_family == AF_INET6)
    ::setsockopt(socket, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on);
  if (::bind(socket, address, size) == 0 && ::listen(socket, most_unaccepted) == 0) return socket;
  const int why = errno;
  ::close(socket);
  errno = why;
  return -1;
}

int listen_at_4(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return listen_at(reinterpret_cast<const sockaddr*>(&address), sizeof address);  // NOLINT
}

int listen_at_6(std::uint16_t port) {
  sockaddr_in6 address{};
  address.sin6_family = AF_INET6;
  address.sin6_port = htons(port);
  address.sin6_addr = in6addr_loopback;
  return listen_at(reinterpret_cast<const sockaddr*>(&address), sizeof address);  // NOLINT
}

std::uint16_t port_of(int socket) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);  // NOLINT
  return ntohs(address.sin_port);
}

}  // namespace

Listening listen_on_loopback(std::uint16_t port) {
  const int first = listen_at_4(port);
  if (first < 0) {
    throw Error(errno == EADDRINUSE
                    ? fmt::format("port {} is taken, perhaps by another zermelo explore; name "
                                  "another with --port",
                                  port)
                    : fmt::format("port {} cannot be used ({}); name another with --port", port,
                                  std::strerror(errno)));
  }
  Listening listening{port_of(first), {first}};
  const int second = listen_at_6(listening.port);
  if (second >= 0) listening.sockets.push_back(second);
  return listening;
}

void allow_many_files() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace zermelo::web
