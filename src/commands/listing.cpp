#include "commands/listing.h"

namespace zermelo {

std::string say_cost(std::uint64_t nodes, double seconds) {
  auto cost = fmt::format("{} node{}, {}", with_commas(nodes), nodes == 1 ? "" : "s",
                          show_seconds(seconds));
  constexpr std::uint64_t enough = 100'000;
  if (nodes < enough || seconds <= 0) return cost;
  return fmt::format("{}, {:.1f} M/s", cost, static_cast<double>(nodes) / seconds / 1e6);
}

}  // namespace zermelo
