#include "sums/positions.h"

#include <algorithm>
#include <array>

#include "base/characters.h"

namespace zermelo {
namespace {

std::string as_it_is(const PositionModel& position) { return position.text(); }
std::string in_double_quotes(const PositionModel& position) { return '"' + position.text() + '"'; }

constexpr std::array<SumGameKind, 3> kinds{{
    {"clobber", clobber_model, as_it_is},
    {"domineering", domineering_model, as_it_is},
    {"hackenbush", hackenbush_model, in_double_quotes},
}};

}  // namespace

std::span<const SumGameKind> sum_games() { return kinds; }

const SumGameKind* find_sum_game(std::string_view name) {
  const auto found = std::ranges::find_if(
      kinds, [name](const SumGameKind& kind) { return same_letters(kind.name, name); });
  return found == kinds.end() ? nullptr : found;
}

std::string expression_of(const PositionModel& position) {
  const SumGameKind* kind = find_sum_game(position.game());
  return std::string(position.game()) + '(' +
         (kind == nullptr ? position.text() : kind->write(position)) + ')';
}

}  // namespace zermelo
