// An engine answers any input with nothing or one printable line, and only END ends it.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "commands/connect/engine.h"

namespace {

/// A limit on time that is not the shortest, or a board of more than 15 points a side.
bool costs_only_time(std::string_view line) {
  if (line.find_first_of("mM") != std::string_view::npos) return true;  // timeout_turn, time_left
  if (line.find_first_of("sS") == std::string_view::npos) return false;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const auto is_digit = [&](std::size_t j) { return line[j] >= '0' && line[j] <= '9'; };
    if (is_digit(i - 1) && is_digit(i) && (line[i - 1] != '1' || line[i] > '5')) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo::connect;
  if (size == 0) return 0;
  PlayerSettings settings;
  settings.level = data[0] % 4 == 0 ? Level::search : Level::points;
  PlayRules rules{read_rules(data[0] % 2 == 0 ? "gomoku" : "connect6"), false};
  Engine engine(rules, settings);
  engine.hear("INFO timeout_turn 1");
  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  while (!text.empty() && !engine.ended()) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (costs_only_time(line)) continue;
    for (const char c : engine.hear(line))
      if (c < ' ' || c > '~') std::abort();
  }
  return 0;
}
