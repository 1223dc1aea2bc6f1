#include "games/clobber/sums/family_solver.h"

#include <gtest/gtest.h>

#include <memory>

#include "games/clobber/board/family.h"

namespace zermelo::clobber {
namespace {

constexpr std::size_t family_bytes = std::size_t{64} << 20;

/// (BBW)^n is floor((n + 1) / 2) ups. Each member has a budget of its own that is gone before the
/// next is asked for: nothing may be kept of it, or the address sanitizer speaks up.
TEST(RowFamilySolver, KeepsNothingOfABudgetThatIsGone) {
  const Family family("(BBW)^n");
  RowFamilySolver<1> solver(family_bytes);
  for (std::uint64_t n = 1; n <= 8; ++n) {
    auto budget = std::make_unique<Budget>();
    const FamilyMember member = solver.member(n, family.member(n), *budget);
    budget.reset();
    EXPECT_EQ(member.outcome, OutcomeClass::left) << n;
    const Simple ups{Dyadic(), static_cast<std::int32_t>((n + 1) / 2), 0};
    EXPECT_EQ(member.value, solver.store().simple(ups)) << n;
  }
}

TEST(RowFamilySolver, ASpentBudgetDoesNotSpoilTheNextMember) {
  const Family family("(WB)^n");
  RowFamilySolver<1> solver(family_bytes);
  Budget none({.nodes = 0}), enough;
  const FamilyMember unknown = solver.member(10, family.member(10), none);
  EXPECT_FALSE(unknown.outcome);
  EXPECT_FALSE(unknown.value);
  EXPECT_EQ(unknown.nodes, 0U);
  EXPECT_EQ(solver.member(10, family.member(10), enough).outcome, OutcomeClass::next);
}

}  // namespace
}  // namespace zermelo::clobber
