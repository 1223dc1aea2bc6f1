#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "value/value.h"

namespace zermelo {

/// One component of a formula, a number or a count of ups, over its first period: the values at
/// n = from, from + 1, and so on, and v(n + period) - v(n).
struct ComponentLine {
  std::int64_t from = 0;
  std::vector<Dyadic> first = {};
  Dyadic step = {};
};

/// `n/2 + 1`, `floor((n+1)/2)`, `-1`; nothing where the component is no such line.
std::optional<std::string> say_numbers(const ComponentLine& line);
/// `floor((n+1)/2) ups`, `ceil(n/3) downs`, `1 up`, `0`.
std::optional<std::string> say_ups(const ComponentLine& line);
/// `* where n mod 2 is 1`, with the nimbers of one period from n = from on; empty if all are 0.
std::string say_stars(std::int64_t from, const std::vector<std::uint32_t>& stars);
/// `N where n mod 4 is 2 or 3, R where n mod 4 is 0`: the texts of one period from n = from on.
std::string say_residues(std::int64_t from, const std::vector<std::string>& texts);

}  // namespace zermelo
