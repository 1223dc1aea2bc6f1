#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>

#include "web/listener.h"
#include "web/waiting.h"

namespace zermelo::web {

/// The events of one piece of work on their way to a client, in the form of server-sent events:
/// `progress`, `answer`, `error` and at last `end`. A client that reads too slowly delays the work
/// for a while; then its connection is dropped. Safe to use from several threads.
class EventStream : public Listener {
 public:
  explicit EventStream(MHD_Connection* connection) : waiting_(connection) {}

  void begin() override;
  void answer(std::string json) override;
  void failed(const std::string& position, const Failure& failure) override;
  void progress(std::string_view what, double part) override;
  void add_nodes(std::uint64_t nodes) override;
  void end(End end) override;

  /// Called several times a second: tells the progress if there is any, and sends a comment each
  /// second, by which a closed connection is noticed.
  void tick();
  /// For a client that has closed the connection.
  void close();

  /// By the thread of the server: copies the events that are ready, or lets the connection sleep.
  /// Nothing at the end of the stream.
  std::optional<std::size_t> read(char* buffer, std::size_t room);

 private:
  using Clock = std::chrono::steady_clock;

  void put(std::string_view name, const std::string& json);
  std::string progress_json() const;

  std::mutex mutex_;
  std::condition_variable room_;
  Waiting waiting_;
  std::string unread_;
  bool is_over_ = false;    // nothing more is put in
  bool is_closed_ = false;  // nobody reads any more

  Clock::time_point start_ = Clock::now(), told_ = start_, written_ = start_;
  bool has_begun_ = false;
  std::string what_;
  double part_ = 0;
  std::uint64_t nodes_ = 0;
  bool has_news_ = false;
};

}  // namespace zermelo::web
