#pragma once

#include <gtest/gtest.h>

#include "tests/lines.h"
#include "tests/program.h"

namespace zermelo::testing {

using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

/// The answer of the program to these words, which must be one line of JSON with this exit status.
inline Json one_answer(const Words& words, int status = 0) {
  const auto answer = run(words);
  EXPECT_EQ(answer.status, status) << answer.err;
  const auto objects = json_lines(answer.out);
  EXPECT_EQ(objects.size(), 1U) << answer.out;
  return objects.empty() ? Json() : objects[0];
}

}  // namespace zermelo::testing
