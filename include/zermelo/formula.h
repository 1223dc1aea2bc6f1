#pragma once

#include <zermelo/budget.h>
#include <zermelo/value.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace zermelo {

/// The findings about one member of a family of positions. Nothing where they are not known.
struct FamilyValue {
  std::optional<OutcomeClass> outcome = {};
  std::optional<GameValue> value = {};
};

/// A formula that the members of a family agree with: a conjecture, never a proof.
struct FamilyFormula {
  /// "constant", "linear", "ups", "nimbers", "periodic", "arithmetic-periodic", "geometric", or
  /// "outcomes" for a law of the outcome classes alone.
  std::string kind;
  std::string text;                // the right-hand side of v(n) =
  std::uint64_t from = 0, to = 0;  // it holds for each of these n
  std::uint64_t period = 1;
  std::vector<GameValue> first = {};        // the values of the first period
  std::vector<OutcomeClass> outcomes = {};  // the same for "outcomes"
  std::optional<GameValue> step = {};       // v(n + period) - v(n), of a law that adds
  std::optional<Dyadic> ratio = {};         // of a geometric one
  std::optional<std::string> limit = {};    // of a geometric one that has a limit: "2/3"
  std::size_t exceptions = 0;               // members before `from`
  std::size_t confirmations = 0;            // members explained beyond the number of parameters
};

struct FoundFormula {
  std::optional<FamilyFormula> formula = {};
  std::size_t members = 0;  // that were known, from the first on without a gap
  bool too_few = false;     // there is no formula, and the members are too few to tell
};

/// Looks for a formula for the values of members n = first, first + 1, .. of a family; where there
/// is none, for one for their outcome classes. All values must be of this store.
ZERMELO_API FoundFormula find_formula(Values& values, std::uint64_t first,
                                      std::span<const FamilyValue> members,
                                      const Limits& limits = {});

}  // namespace zermelo
