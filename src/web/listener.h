#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace zermelo::web {

/// How a question ended.
enum class End : std::uint8_t { answered, unknown, wrong, stopped };

std::string_view name(End end);

/// The reason why a position was not answered.
struct Failure {
  unsigned status = 400;  // of HTTP
  std::string sentence;
};

/// The one who asked. `stop` is raised by whoever notices that nobody waits for the answer any more;
/// the other functions are called by the thread that works on the question.
class Listener {
 public:
  virtual ~Listener() = default;

  virtual void begin() {}
  /// The work on one position begins.
  virtual void begin_position() {}
  /// One answer, in JSON.
  virtual void answer(std::string json) = 0;
  /// One position was refused or given up; the answers to the others still come.
  virtual void failed(const std::string& position, const Failure& failure) = 0;
  virtual void progress(std::string_view /*what*/, double /*part*/) {}
  virtual void add_nodes(std::uint64_t /*nodes*/) {}
  virtual void end(End end) = 0;

  std::atomic<bool> stop = false;
};

}  // namespace zermelo::web
