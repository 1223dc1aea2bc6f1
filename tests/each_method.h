#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "search/methods.h"

namespace zermelo::testing {

/// For INSTANTIATE_TEST_SUITE_P: every plain solver, and its name as gtest allows names.
inline auto each_method() {
  return ::testing::Values(Method::minimax, Method::negamax, Method::negamax_table,
                           Method::simple_deepening, Method::deepening, Method::proof_number);
}

inline std::string method_label(const ::testing::TestParamInfo<Method>& tested) {
  std::string label(name(tested.param));
  std::ranges::replace(label, '-', '_');
  return label;
}

}  // namespace zermelo::testing
