#pragma once

#include <zermelo/result.h>

#include <compare>
#include <cstdint>

#include "value/dyadic.h"

namespace zermelo {

/// A game value: the id of one canonical form inside one ValueStore.
///
/// Equal games always get equal ids, so `==` is one integer comparison. An id means nothing outside
/// the store that made it; the order of ids serves only for sorting.
struct Value {
  std::uint32_t id = 0;  // 0 is the zero game in every store

  friend bool operator==(Value, Value) = default;
  friend auto operator<=>(Value, Value) = default;  // NOLINT(modernize-use-nullptr)
};

/// A game that is given by numbers instead of options: number + ups + star. Negative ups are downs;
/// the star is any nimber.
struct Simple {
  Dyadic number;
  std::int32_t ups = 0;
  std::uint32_t star = 0;

  friend bool operator==(const Simple&, const Simple&) = default;
  bool is_number() const { return ups == 0 && star == 0; }
};

}  // namespace zermelo
