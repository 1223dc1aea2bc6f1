#include "commands/listing.h"

#include <fmt/format.h>

namespace zermelo {
namespace {

Fields line_count_fields(const Subject& subject, const LineCount& count) {
  return subject.fields()
      .add("first", name(count.first))
      .add("depth", std::uint64_t{count.plies})
      .add("nodes", count.lines)
      .add("seconds", count.seconds);
}

Text line_count_words(const LineCount& count) {
  return {{count.lines ? with_commas(*count.lines) : "?", Tone::strong},
          {fmt::format(" lines of {} moves, {} first\n", count.plies, title(count.first))},
          {say_cost(count.nodes, count.seconds) + '\n', Tone::dim}};
}

}  // namespace

std::string say_cost(std::uint64_t nodes, double seconds) {
  auto cost = fmt::format("{} node{}, {}", with_commas(nodes), nodes == 1 ? "" : "s",
                          show_seconds(seconds));
  constexpr std::uint64_t enough = 100'000;
  if (nodes < enough || seconds <= 0) return cost;
  const double rate = static_cast<double>(nodes) / seconds;
  return fmt::format("{}, {}/s", cost, show_count(static_cast<std::uint64_t>(rate)));
}

Answer line_count_answer(const Subject& subject, const LineCount& count) {
  return {line_count_fields(subject, count), line_count_words(count),
          count.lines ? Status::answered : Status::unknown};
}

std::vector<Option> line_count_options() {
  return {{"depth", Kind::count, "n", "moves in a line", "4"},
          first_option(false),
          seconds_option(),
          nodes_option()};
}

}  // namespace zermelo
