#include "sums/sum_lines.h"

#include <variant>

#include "base/hash.h"

namespace zermelo {

SumLines::Position SumLines::read(const std::vector<SumTerm>& sum) const {
  Position out;
  for (const SumTerm& term : sum) {
    const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
    out.parts.push_back(position != nullptr ? game_->summand(*position, term.times)
                                            : game_->summand(std::get<Value>(term.what)));
  }
  return out;
}

std::vector<SumLines::Move> SumLines::moves(const Position& p, Side side) const {
  std::vector<Move> out;
  for (std::uint32_t part = 0; part < p.parts.size(); ++part) {
    if (p.parts[part].times == 0) continue;
    const std::size_t count = options(p.parts[part], side).size();
    for (std::uint32_t option = 0; option < count; ++option) out.push_back({part, option});
  }
  return out;
}

SumLines::Position SumLines::play(const Position& p, Side side, const Move& move) const {
  Position out = p;
  MixedGame::Summand& part = out.parts[move.part];
  MixedGame::Summand option = options(part, side)[move.option];
  option.is_negated = option.is_negated != part.is_negated;
  if (part.times == 1) {
    part = option;
  } else {
    --part.times;
    out.parts.push_back(option);
  }
  return out;
}

std::optional<Result> SumLines::result(const Position& p, Side side) const {
  return moves(p, side).empty() ? std::optional(Result::loss) : std::nullopt;
}

std::uint64_t SumLines::hash(const Position& p) const {
  std::uint64_t h = p.parts.size();
  for (const auto& each : p.parts)
    h = mix(mix(h, each.component), std::uint64_t{each.times} << 1 | (each.is_negated ? 1 : 0));
  return h;
}

}  // namespace zermelo
