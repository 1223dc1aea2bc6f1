#pragma once

#include <cstdint>
#include <vector>

namespace zermelo::web {

/// The sockets on which the server listens: 127.0.0.1, and ::1 where this machine has it.
struct Listening {
  std::uint16_t port = 0;
  std::vector<int> sockets;  // owned by the caller
};

/// Port 0 takes any free port. Throws Error when the port cannot be opened.
Listening listen_on_loopback(std::uint16_t port);

/// Allows this process as many open files as the system does; each connection is one.
void allow_many_files();

}  // namespace zermelo::web
