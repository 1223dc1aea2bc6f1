#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>

namespace zermelo {

/// How much work one question may take. Every limit is optional. A question whose limits are
/// reached is answered by "not known", never by a guess.
struct Limits {
  static constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t nodes = no_limit;
  double seconds = std::numeric_limits<double>::infinity();
  const std::atomic<bool>* stop = nullptr;  // set by another thread or a signal handler to stop
  std::function<void(std::uint64_t)> on_nodes = nullptr;  // called with the nodes just searched
  /// The most nodes between two looks at the clock and the stop flag: 10 us of the fastest search,
  /// 3 ms of most. Where nodes are slow, the looks come every few milliseconds.
  std::uint64_t nodes_between_looks = 1 << 10;
};

/// Why a search had to give up.
enum class Spent : std::uint8_t { no, nodes, seconds, stopped };

}  // namespace zermelo
