#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "value/value.h"

namespace zermelo {

// Number + ups + star by formulas (Winning Ways, chapters 8 and 10). With n > 0, and everything
// shifted by the number:
//
//   *k         = { 0, *, .., *(k-1) | 0, *, .., *(k-1) }
//   ^          = { 0 | * }          ^*  = { 0, * | 0 }
//   ^n + *k    = { 0 | ^(n-1) + *(k xor 1) }   for all others

/// ups.^ + *star >= 0.
bool infinitesimal_at_least_zero(std::int64_t ups, std::uint32_t star);

bool simple_less_or_equal(const Simple& a, const Simple& b);

/// The day on which it is born, or the largest 64-bit number if that is later.
std::uint64_t simple_birthday(const Simple& form);
Dyadic exact_birthday(const Simple& form);

/// Throws GaveUp if 32 bits cannot count the ups.
Simple simple_sum(const Simple& a, const Simple& b);
Simple simple_multiple(std::int64_t factor, const Simple& a);
Simple simple_negative(const Simple& a);

struct SimpleOptions {
  std::vector<Simple> left, right;
};
/// The canonical options. Throws GaveUp for a nimber with more than `most` of them.
SimpleOptions simple_options(const Simple& form, std::size_t most);

/// The simple form with these canonical options, all of which share one number part, if there is
/// one that is not a number. Neither list is empty, and equal options are one object.
std::optional<Simple> simple_with_options(const std::vector<const Simple*>& left,
                                          const std::vector<const Simple*>& right);

}  // namespace zermelo
