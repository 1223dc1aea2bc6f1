#include "sums/sum_game_record.h"

#include <fmt/format.h>

#include "sums/positions.h"
#include "value/text.h"

namespace zermelo {

bool SumGameRecord::play(const MixedMove& move) {
  auto next = played(now(), to_move(), move, values_);
  if (!next) return false;
  sums_.push_back(std::move(*next));
  moves_.push_back(move);
  return true;
}

bool SumGameRecord::take_back(Side side) {
  const std::size_t own = side == first_ ? 1 : 2;  // moves until the first of this side is made
  if (moves_.size() < own) return false;
  do {
    moves_.pop_back();
    sums_.pop_back();
  } while (to_move() != side);
  return true;
}

std::optional<Side> SumGameRecord::winner() const {
  for (const SumTerm& term : now())
    if (!moves_in(term, to_move(), values_).empty()) return std::nullopt;
  return opponent(to_move());
}

std::string expression_of(const SumTerm& term, ValueStore& values) {
  const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
  if (position == nullptr) return value_text(values, std::get<Value>(term.what));
  const std::string text = expression_of(**position);
  if (term.times == 1) return text;
  return term.times == -1 ? '-' + text : fmt::format("{}.{}", term.times, text);
}

std::vector<MixedMove> moves_of(const std::vector<SumTerm>& sum, Side side, ValueStore& values) {
  std::vector<MixedMove> out;
  for (std::size_t part = 0; part < sum.size(); ++part) {
    for (auto& move : moves_in(sum[part], side, values)) out.push_back({part, std::move(move)});
  }
  return out;
}

}  // namespace zermelo
