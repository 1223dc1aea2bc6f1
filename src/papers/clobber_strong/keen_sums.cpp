#include "papers/clobber_strong/keen_sums.h"

#include <algorithm>

#include "value/scoped_limits.h"

namespace zermelo::clobber {
namespace {

constexpr std::uint64_t most_steps = 1 << 12;  // of the store, for one incentive or comparison

}  // namespace

std::vector<KeenSums::Move> KeenSums::moves(const Position& p, Side side) const {
  std::vector<Move> all;
  for (const Move move : sums_.moves(p, side)) all.push_back(move);
  if (!keenness_.incentives || p.count < 2) return all;
  std::vector<Incentive> incentives;
  for (const Move move : all) incentives.push_back({move, incentive(p, side, move)});
  std::vector<Move> kept;
  for (std::size_t i = 0; i < incentives.size(); ++i)
    if (!is_superfluous(incentives, i)) kept.push_back(incentives[i].move);
  return kept;
}

/// The incentive of a move: G^L - G for Left, G - G^R for Right.
std::optional<Value> KeenSums::incentive(const Position& p, Side side, Move move) const {
  const auto term = p.terms[move.term];
  if (Sums::is_part(term)) return std::nullopt;
  ValueStore& store = sums_.store();
  const Value from = Sums::value(term);
  const Value to =
      side == Side::left ? store.left(from)[move.option] : store.right(from)[move.option];
  const std::uint64_t key =
      (std::uint64_t{from.id} << 32 | to.id) ^ (side == Side::left ? 0 : ~0ULL);
  const auto [at, fresh] = incentives_.try_emplace(key);
  if (!fresh) return at->second;
  const StepLimit limit(store, most_steps);
  try {
    at->second = side == Side::left ? store.difference(to, from) : store.difference(from, to);
  } catch (const GaveUp&) {
    // Too expensive: the move is kept.
  }
  return at->second;
}

/// Of moves with equal incentives the first is kept.
bool KeenSums::is_superfluous(const std::vector<Incentive>& incentives, std::size_t i) const {
  if (!incentives[i].value) return false;
  ValueStore& store = sums_.store();
  const StepLimit limit(store, most_steps);
  try {
    for (std::size_t j = 0; j < incentives.size(); ++j) {
      if (j == i || !incentives[j].value ||
          !store.less_or_equal(*incentives[i].value, *incentives[j].value))
        continue;
      if (*incentives[i].value != *incentives[j].value || j < i) return true;
    }
  } catch (const GaveUp&) {
    // Too expensive: the move is kept.
  }
  return false;
}

std::optional<Result> KeenOracle::operator()(const KeenSums& rules, const KeenSums::Position& p,
                                             Side mover) const {
  if (const auto known = oracle_(rules.sums(), p, mover)) return known;
  constexpr std::uint32_t most_terms = 4;
  if (wide_ == nullptr || p.count > most_terms) return std::nullopt;
  std::vector<Value> terms;
  for (std::uint32_t i = 0; i < p.count; ++i) {
    if (KeenSums::Sums::is_part(p.terms[i])) return std::nullopt;
    const Value g = KeenSums::Sums::value(p.terms[i]);
    terms.push_back(mover == Side::left ? g : rules.sums().store().negative(g));
  }
  return wide_->left_moves(terms);
}

}  // namespace zermelo::clobber
