// Laws of games that the slow forms must obey.
#include "games/clobber/slow/slow_forms.h"

#include <gtest/gtest.h>

namespace zermelo::clobber {
namespace {

constexpr auto plus = SlowForms::plus;
constexpr auto minus = SlowForms::minus;

bool is_zero(SlowForms& forms, std::initializer_list<SlowForms::Term> terms) {
  return forms.at_least_zero(terms) && forms.at_most_zero(terms);
}

TEST(SlowForms, UpsAndStarsAddUp) {
  SlowForms forms;
  for (std::int32_t m = -3; m <= 3; ++m)
    for (std::int32_t n = -3; n <= 3; ++n)
      for (std::uint32_t j = 0; j < 4; ++j)
        for (std::uint32_t k = 0; k < 4; ++k)
          EXPECT_TRUE(
              is_zero(forms, {plus(forms.ups_and_star(m, j)), plus(forms.ups_and_star(n, k)),
                              minus(forms.ups_and_star(m + n, j ^ k))}))
              << m << " ups and *" << j << ", " << n << " ups and *" << k;
}

TEST(SlowForms, UpIsPositiveAndConfusedWithStar) {
  SlowForms forms;
  const auto up = plus(forms.ups_and_star(1, 0)), star = plus(forms.ups_and_star(0, 1));
  EXPECT_TRUE(forms.at_least_zero({up}));
  EXPECT_FALSE(forms.at_most_zero({up}));
  EXPECT_FALSE(forms.at_least_zero({up, star}));
  EXPECT_FALSE(forms.at_most_zero({up, star}));
  EXPECT_TRUE(forms.at_least_zero({up, up, star}));
}

TEST(SlowForms, AnIntegerIsNotMadeOfUps) {
  SlowForms forms;
  const auto one = forms.listed({SlowForms::zero}, {});
  EXPECT_TRUE(forms.at_least_zero({plus(one), minus(forms.ups_and_star(20, 0))}));
  EXPECT_TRUE(is_zero(forms, {plus(forms.listed({one}, {})), minus(one), minus(one)}));
}

TEST(SlowForms, TheSameListsAreTheSameForm) {
  SlowForms forms;
  const auto star = forms.listed({0}, {0});
  EXPECT_EQ(forms.listed({star, 0, star}, {0}), forms.listed({0, star}, {0}));
  EXPECT_EQ(forms.listed({0, star}, {0}), forms.ups_and_star(1, 1));
  EXPECT_EQ(forms.depth(forms.ups_and_star(1, 1)), 2U);
}

}  // namespace
}  // namespace zermelo::clobber
