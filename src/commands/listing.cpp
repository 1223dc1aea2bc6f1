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

}  // namespace

std::string say_cost(std::uint64_t nodes, double seconds) {
  auto cost = fmt::format("{} node{}, {}", with_commas(nodes), nodes == 1 ? "" : "s",
                          show_seconds(seconds));
  constexpr std::uint64_t enough = 100'000;
  if (nodes < enough || seconds <= 0) return cost;
  const double rate = static_cast<double>(nodes) / seconds;
  return fmt::format("{}, {}/s", cost, show_count(static_cast<std::uint64_t>(rate)));
}

Text line_count_words(std::optional<std::uint64_t> lines, unsigned plies, std::string_view first) {
  return {{lines ? with_commas(*lines) : "?", Tone::strong},
          {fmt::format(" line{} of {} move{}, {} first\n", lines == 1 ? "" : "s", plies,
                       plies == 1 ? "" : "s", first)}};
}

Answer line_count_answer(const Subject& subject, const LineCount& count) {
  Text words = line_count_words(count.lines, count.plies, title(count.first));
  words.push_back({say_cost(count.nodes, count.seconds) + '\n', Tone::dim});
  return {line_count_fields(subject, count), std::move(words),
          count.lines ? Status::answered : Status::unknown};
}

std::vector<Option> line_count_options() {
  return {{"depth", Kind::count, "n", "moves in a line", "4"},
          first_option(false),
          seconds_option(),
          nodes_option()};
}

}  // namespace zermelo
