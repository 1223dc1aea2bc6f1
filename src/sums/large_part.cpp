#include "sums/large_part.h"

#include <cstdint>
#include <cstdlib>
#include <limits>

namespace zermelo {
namespace {

bool is_negative(const SumTerm& term) { return term.times < 0; }

/// The moves of both players; 0 for a value.
std::uint64_t move_count(const SumTerm& term) {
  const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
  return position == nullptr
             ? 0
             : (*position)->move_count(Side::left) + (*position)->move_count(Side::right);
}

/// The sum without one of its terms.
std::vector<SumTerm> without(std::vector<SumTerm> sum, std::size_t part) {
  sum.erase(sum.begin() + static_cast<std::ptrdiff_t>(part));
  return sum;
}

}  // namespace

std::optional<LargePart> LargePart::of(const std::vector<SumTerm>& sum,
                                       const std::vector<std::optional<Value>>& values,
                                       ValueStore& store) {
  std::optional<std::size_t> large;
  std::uint64_t most_moves = 0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const std::uint64_t moves =
        values[i] ? move_count(sum[i]) : std::numeric_limits<std::uint64_t>::max();
    if (moves <= most_moves) continue;
    large = i;
    most_moves = moves;
  }
  if (!large || std::abs(sum[*large].times) != 1) return std::nullopt;
  Value rest;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (i == *large) continue;
    if (!values[i]) return std::nullopt;
    rest = store.sum(rest, *values[i]);
  }
  auto tree = ValueTree::of(store, is_negative(sum[*large]) ? store.negative(rest) : rest);
  if (!tree) return std::nullopt;
  return LargePart(sum, *large, std::move(*tree), store);
}

/// Exchanging the players of the whole sum turns a negative position into the position itself.
LargePart::Verdict LargePart::solve(Side first, Budget& budget, std::size_t most_bytes) const {
  const SumTerm& term = sum_[part_];
  const auto& position = std::get<PositionModel::Pointer>(term.what);
  const Side mover = is_negative(term) ? opponent(first) : first;
  const BesideVerdict found = position->solve_beside(rest_, mover, budget, most_bytes);
  Verdict out{found.result, std::nullopt};
  if (!found.move) return out;
  if (const auto* text = std::get_if<std::string>(&*found.move)) {
    out.move = MixedMove{part_, *text};
  } else {
    const Value option = std::get<Value>(*found.move);
    out.move =
        move_to(is_negative(term) ? store_.negative(option) : option, first, budget, most_bytes);
  }
  return out;
}

/// A move in the other parts that leaves them worth as much as the option of their sum, or more.
/// There is one, because no option of the canonical form is reversible.
std::optional<MixedMove> LargePart::move_to(Value option, Side first, Budget& budget,
                                            std::size_t most_bytes) const {
  for (std::size_t i = 0; i < sum_.size(); ++i) {
    if (i == part_) continue;
    for (const auto& text : moves_in(sum_[i], first, store_)) {
      const auto next = played(sum_, first, {i, text}, store_);
      const Value left = sum_value(without(*next, part_), store_, budget, most_bytes);
      const bool is_enough = first == Side::left ? store_.less_or_equal(option, left)
                                                 : store_.less_or_equal(left, option);
      if (is_enough) return MixedMove{i, text};
    }
  }
  return std::nullopt;
}

}  // namespace zermelo
