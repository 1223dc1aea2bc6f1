// Asks a running `zermelo explore` as fast as it answers, or at a given rate, and tells how long the
// answers took.
//
//   web_load PORT CONNECTIONS SECONDS RATE TARGET...
//
// RATE is requests a second over all connections, 0 for as many as possible; the targets are asked in
// turn. Each connection asks again when its answer is complete. At a given rate the time is counted
// from when the request was due, so that a server that stalls cannot hide it.

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

struct Plan {
  std::uint16_t port = 0;
  std::size_t connections = 1;
  double seconds = 1, rate = 0;
  std::vector<std::string> requests;  // whole, ready to be sent
};

int connected(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    std::perror("web_load: connect");
    std::exit(2);
  }
  return socket;
}

/// One connection and the answer that it waits for.
struct Client {
  int socket = -1;
  bool is_waiting = false;
  Clock::time_point due;
  std::string received;
};

/// The bytes of the whole answer, once its headers are there; 0 before.
std::size_t answer_bytes(const std::string& received) {
  const auto end = received.find("\r\n\r\n");
  if (end == std::string::npos) return 0;
  const auto length = received.find("Content-Length: ");
  if (length == std::string::npos || length > end) return end + 4;
  return end + 4 + std::strtoull(received.c_str() + length + 16, nullptr, 10);
}

class Load {
 public:
  explicit Load(const Plan& plan) : plan_(plan), clients_(plan.connections) {
    for (Client& client : clients_) client.socket = connected(plan.port);
  }
  ~Load() {
    for (const Client& client : clients_) ::close(client.socket);
  }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  void run() {
    start_ = Clock::now();
    const auto end = start_ + Seconds(plan_.seconds);
    while (Clock::now() < end) {
      send_due();
      receive();
    }
  }

  void report() {
    std::sort(millis_.begin(), millis_.end());
    const auto at = [&](double part) {
      return millis_.empty() ? 0.0
                             : millis_[static_cast<std::size_t>(
                                   part * static_cast<double>(millis_.size() - 1))];
    };
    std::printf(
        "%zu answers in %.1f s: %.0f/s; p50 %.2f ms, p90 %.2f ms, p99 %.2f ms, "
        "p99.9 %.2f ms, longest %.2f ms; %zu not 200\n",
        millis_.size(), plan_.seconds, static_cast<double>(millis_.size()) / plan_.seconds, at(0.5),
        at(0.9), at(0.99), at(0.999), at(1), failed_);
  }

 private:
  /// When the request of this number is to be sent.
  Clock::time_point due(std::size_t number) const {
    if (plan_.rate <= 0) return Clock::now();
    const Seconds later(static_cast<double>(number) / plan_.rate);
    return start_ + std::chrono::duration_cast<Clock::duration>(later);
  }

  void send_due() {
    for (Client& client : clients_) {
      if (client.is_waiting) continue;
      const auto when = due(sent_);
      if (when > Clock::now()) return;
      const auto& request = plan_.requests[sent_++ % plan_.requests.size()];
      client.is_waiting = true;
      client.due = when;
      client.received.clear();
      if (::send(client.socket, request.data(), request.size(), MSG_NOSIGNAL) < 0) {
        std::perror("web_load: send");
        std::exit(2);
      }
    }
  }

  void receive() {
    std::vector<pollfd> sockets;
    for (const Client& client : clients_) sockets.push_back({client.socket, POLLIN, 0});
    const bool is_paced = plan_.rate > 0;
    ::poll(sockets.data(), sockets.size(), is_paced ? 1 : 100);
    for (std::size_t i = 0; i < sockets.size(); ++i)
      if (sockets[i].revents != 0) receive(clients_[i]);
  }

  void receive(Client& client) {
    char buffer[1 << 16];
    const auto count = ::recv(client.socket, buffer, sizeof buffer, 0);
    if (count <= 0) {
      std::fprintf(stderr, "web_load: the server closed a connection\n");
      std::exit(2);
    }
    client.received.append(buffer, static_cast<std::size_t>(count));
    const auto bytes = answer_bytes(client.received);
    if (bytes == 0 || client.received.size() < bytes) return;
    client.is_waiting = false;
    millis_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - client.due).count());
    if (!client.received.starts_with("HTTP/1.1 200")) ++failed_;
  }

  const Plan& plan_;
  std::vector<Client> clients_;
  Clock::time_point start_;
  std::size_t sent_ = 0, failed_ = 0;
  std::vector<double> millis_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 6) {
    std::fprintf(stderr, "usage: web_load PORT CONNECTIONS SECONDS RATE TARGET...\n");
    return 2;
  }
  Plan plan;
  plan.port = static_cast<std::uint16_t>(std::atoi(argv[1]));
  plan.connections = static_cast<std::size_t>(std::atoi(argv[2]));
  plan.seconds = std::atof(argv[3]);
  plan.rate = std::atof(argv[4]);
  for (int i = 5; i < argc; ++i) {
    plan.requests.push_back("GET " + std::string(argv[i]) +
                            " HTTP/1.1\r\nHost: 127.0.0.1:" + argv[1] + "\r\n\r\n");
  }
  Load load(plan);
  load.run();
  load.report();
  return 0;
}
