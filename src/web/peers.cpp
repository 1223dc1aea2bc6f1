#include "web/peers.h"

#include <poll.h>
#include <sys/socket.h>

#include <utility>
#include <vector>

#include "web/limits.h"

namespace zermelo::web {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

Peer* Peers::add(int socket) {
  const std::lock_guard lock(mutex_);
  peers_.push_back({socket, Clock::now() + std::chrono::seconds(limits::idle_seconds)});
  return &peers_.back();
}

void Peers::remove(Peer* peer) {
  const std::lock_guard lock(mutex_);
  peers_.remove_if([peer](const Peer& each) { return &each == peer; });
}

void Peers::begin_work(Peer* peer, std::function<void()> on_hang_up) {
  const std::lock_guard lock(mutex_);
  peer->has_deadline = false;
  peer->on_hang_up = std::move(on_hang_up);
}

void Peers::begin_reply(Peer* peer) {
  const std::lock_guard lock(mutex_);
  peer->deadline = Clock::now() + std::chrono::seconds(limits::reading_seconds);
  peer->has_deadline = true;
  peer->on_hang_up = nullptr;
}

void Peers::end_request(Peer* peer) {
  const std::lock_guard lock(mutex_);
  peer->deadline = Clock::now() + std::chrono::seconds(limits::idle_seconds);
  peer->has_deadline = true;
  peer->on_hang_up = nullptr;
}

void Peers::tick() {
  const std::lock_guard lock(mutex_);
  close_late(Clock::now());
  notice_hang_ups();
}

/// The server then finds the end of the connection and closes it in its own way.
void Peers::close_late(Clock::time_point now) {
  for (const Peer& peer : peers_)
    if (peer.has_deadline && now >= peer.deadline) ::shutdown(peer.socket, SHUT_RDWR);
}

/// A suspended connection is not read, so that the server itself would not notice.
void Peers::notice_hang_ups() {
  std::vector<pollfd> sockets;
  std::vector<Peer*> asked;
  for (Peer& peer : peers_) {
    if (!peer.on_hang_up) continue;
    sockets.push_back({peer.socket, POLLRDHUP, 0});
    asked.push_back(&peer);
  }
  if (sockets.empty() || ::poll(sockets.data(), sockets.size(), 0) <= 0) return;
  for (std::size_t i = 0; i < sockets.size(); ++i) {
    if (sockets[i].revents != 0) std::exchange(asked[i]->on_hang_up, nullptr)();
  }
}

}  // namespace zermelo::web
