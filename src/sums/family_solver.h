#pragma once

#include <cstddef>
#include <cstdint>

#include "search/family_member.h"
#include "sums/mixed_solver.h"

namespace zermelo {

/// Evaluates the members of a family one after another, each a position or a sum, in one store.
///
/// A value is looked for first, with a limited effort; where none is found, the winner is searched
/// for with what is left of the budget. After two members in a row without a value, no further
/// value is looked for: members only grow. One thread.
class FamilySolver {
 public:
  explicit FamilySolver(std::size_t most_bytes)
      : store_(most_bytes / 2), most_bytes_(most_bytes / 2) {}

  ValueStore& store() { return store_; }
  FamilyMember member(std::uint64_t n, const std::vector<SumTerm>& sum, Budget& budget);

 private:
  std::optional<Value> value_of(const std::vector<SumTerm>& sum, Budget& budget);
  void solve(const std::vector<SumTerm>& sum, Budget& budget, FamilyMember& out);

  ValueStore store_;
  std::size_t most_bytes_;
  unsigned failures_ = 0;  // members in a row whose value was not found
};

}  // namespace zermelo
