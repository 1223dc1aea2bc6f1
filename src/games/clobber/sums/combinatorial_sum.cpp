#include "games/clobber/sums/combinatorial_sum.h"

#include <algorithm>
#include <cassert>

#include "base/hash.h"

namespace zermelo::clobber {
namespace {

std::uint32_t index_of(Part part) { return static_cast<std::uint32_t>(part.code - 2); }

/// A row and its reflection are equal games; the one with the smaller code stands for both.
Part smaller_image(Part part) { return std::min(part, reversed(part)); }

}  // namespace

void Sum::insert(Part part) {
  assert(size_ < most_parts && "a row of 64 cells has no more parts");
  std::size_t i = size_++;
  for (; i > 0 && part < parts_[i - 1]; --i) parts_[i] = parts_[i - 1];
  parts_[i] = part;
}

void Sum::erase(std::size_t i) {
  --size_;
  for (; i < size_; ++i) parts_[i] = parts_[i + 1];
}

bool Sum::erase(Part part) {
  const auto* at = std::find(begin(), end(), part);
  if (at == end()) return false;
  erase(static_cast<std::size_t>(at - begin()));
  return true;
}

int Sum::move_count() const {
  int count = 0;
  for (const Part part : *this) count += part.move_count();
  return count;
}

PackedSum packed(const Sum& sum) {
  PackedSum out;
  std::uint32_t at = 0;
  for (const Part part : sum) {
    assert(at + part.length() <= 64 && "a sum never outgrows its board");
    out.stones |= Part::lowest_bits(part.length()) << at;
    out.black |= part.black() << at;
    at += part.length() + 1;
  }
  return out;
}

std::uint64_t hash(const PackedSum& sum) { return mix(mix(0, sum.stones), sum.black); }

std::optional<Result> first_gets(const SumBounds& bounds) {
  if (bounds.lower >= 1 || bounds.lower_star >= -1) return Result::win;
  if (bounds.upper <= 0) return Result::loss;
  return std::nullopt;
}

PartDatabase::PartDatabase(const RowTable& table, bool substitution) : table_(table) {
  normal_.resize(rows_up_to(table.length));
  for (std::uint32_t i = 0; i < normal_.size(); ++i)
    normal_[i] = static_cast<std::uint32_t>(substitute(i, substitution).code);
}

Part PartDatabase::substitute(std::uint32_t index, bool substitution) const {
  if (table_.outcome[index] == OutcomeClass::previous) return {};
  const Part part{index + 2};
  if (!substitution) return smaller_image(part);
  const Part simplest{table_.simplest[index] + 2};
  return smaller_image(simplest.length() <= part.length() ? simplest : part);
}

/// The part that takes its place in a sum; the empty row if it is 0.
Part PartDatabase::normal(Part part) const {
  if (!part.is_alive()) return {};
  return has(part) ? Part{normal_[index_of(part)]} : smaller_image(part);
}

void PartDatabase::add(Sum& sum, Part part) const {
  const Part simple = normal(part);
  if (simple == Part{}) return;
  if (!sum.erase(normal(mirrored(simple)))) sum.insert(simple);
}

std::optional<OutcomeClass> PartDatabase::outcome(Part part) const {
  if (!has(part)) return std::nullopt;
  return table_.outcome[index_of(part)];
}

std::uint64_t PartDatabase::dominated(Part part, Side mover) const {
  if (!has(part)) return 0;
  return (mover == Side::left ? table_.left_dominated : table_.right_dominated)[index_of(part)];
}

namespace {

/// The bounds of a sum from those of its terms: ups add, and two stars cancel.
SumBounds plus(const SumBounds& a, const UpBounds& b) {
  return {std::max(a.lower + b.lower, a.lower_star + b.lower_star),
          std::max(a.lower + b.lower_star, a.lower_star + b.lower),
          std::min(a.upper + b.upper, a.upper_star + b.upper_star),
          std::min(a.upper + b.upper_star, a.upper_star + b.upper)};
}

constexpr SumBounds bounds_of_zero{0, -2, 0, 2};

}  // namespace

SumBounds PartDatabase::bounds(const Sum& sum, Side viewer) const {
  SumBounds b = bounds_of_zero;
  for (const Part part : sum) {
    if (!has(part)) return {};
    b = plus(b, table_.bounds[index_of(part)]);
  }
  if (viewer == Side::left) return b;
  return {-b.upper, -b.upper_star, -b.lower, -b.lower_star};
}

}  // namespace zermelo::clobber
