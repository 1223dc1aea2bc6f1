#include "games/connect/board/rules.h"

#include <fmt/format.h>

#include <array>

#include "base/error.h"
#include "base/numbers.h"
#include "games/connect/board/grid.h"
#include "games/connect/board/words.h"

namespace zermelo::connect {
namespace {

constexpr std::uint64_t most = 1024;  // for K, P and Q: the points of the largest board

[[noreturn]] void fail(std::string_view text) {
  const bool renju = in_lower_case(text) == "renju";
  throw Error(fmt::format(
      "connect: {} is not a set of rules{}; expected M,N,K,P,Q with a board of 1 to {} by 1 to {}, "
      "or connect6 or gomoku",
      in_quotes(text), renju ? " known here: Renju's forbidden moves are missing" : "",
      longest_side, longest_side));
}

}  // namespace

bool names_rules(std::string_view text) {
  const std::string name = in_lower_case(text);
  return name == "connect6" || name == "gomoku" || name == "renju";
}

GameRules read_rules(std::string_view text) {
  const std::string name = in_lower_case(text);
  if (name == "connect6") return {19, 19, 6, 2, 1};
  if (name == "gomoku") return {15, 15, 5, 1, 1};
  std::array<unsigned, 5> numbers{};
  std::size_t begin = 0;
  for (unsigned i = 0; i < 5; ++i) {
    const auto end = i == 4 ? text.size() : text.find(',', begin);
    if (end == std::string_view::npos) fail(text);
    const auto number = read_count(text.substr(begin, end - begin));
    if (!number || *number < 1 || *number > (i < 2 ? longest_side : most)) fail(text);
    numbers[i] = static_cast<unsigned>(*number);
    begin = end + 1;
  }
  return {numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]};
}

std::string text(const GameRules& rules) {
  return fmt::format("{},{},{},{},{}", rules.rows, rules.columns, rules.k, rules.p, rules.q);
}

}  // namespace zermelo::connect
