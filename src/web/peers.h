#pragma once

#include <chrono>
#include <functional>
#include <list>
#include <mutex>

namespace zermelo::web {

/// A connection that is watched. Guarded by the mutex of Peers.
struct Peer {
  int socket = -1;
  std::chrono::steady_clock::time_point deadline;  // then it is closed
  bool has_deadline = true;
  std::function<void()> on_hang_up = nullptr;  // set while an answer is worked on
};

/// All open connections. Closes those that send no whole request or read no answer in time, even if
/// a byte comes now and then, and notices clients that disconnect while their answer is computed.
/// Safe to use from several threads.
class Peers {
 public:
  Peer* add(int socket);
  /// Before the socket is closed.
  void remove(Peer* peer);

  /// A request has arrived; `on_hang_up` is called at most once, if the client disconnects.
  void begin_work(Peer* peer, std::function<void()> on_hang_up);
  /// An answer is being sent.
  void begin_reply(Peer* peer);
  /// The request is over, and the next may come.
  void end_request(Peer* peer);

  /// Called several times a second.
  void tick();

 private:
  void close_late(std::chrono::steady_clock::time_point now);
  void notice_hang_ups();

  std::mutex mutex_;
  std::list<Peer> peers_;
};

}  // namespace zermelo::web
