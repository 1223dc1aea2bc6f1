#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/error.h"
#include "game/result.h"
#include "value/value.h"

namespace zermelo {

/// The findings about one member of a family of positions such as (BBW)^n.
struct FamilyMember {
  std::uint64_t n = 0;
  std::optional<OutcomeClass> outcome;  // nothing: not decided within the budget
  std::optional<Value> value;           // in the store of the solver; where it is cheap enough
  std::optional<std::string> text;      // of the value, unless that is longer than a text may be
  std::uint64_t nodes = 0;
  double seconds = 0;
  Trouble why = {};  // why the outcome is not known, unless the budget was spent
};

}  // namespace zermelo
