#pragma once

#include <cstdint>

#include "value/value.h"

namespace zermelo {

/// ups.^ + *star >= 0.
bool infinitesimal_at_least_zero(std::int64_t ups, std::uint32_t star);

bool simple_less_or_equal(const Simple& a, const Simple& b);

/// The day on which it is born, or the largest number there is.
std::uint64_t simple_birthday(const Simple& form);
Dyadic exact_birthday(const Simple& form);

/// Throws GaveUp where the ups do not fit.
Simple simple_sum(const Simple& a, const Simple& b);
Simple simple_negative(const Simple& a);

}  // namespace zermelo
