#include "commands/connect/expert.h"

#include <gtest/gtest.h>

#include <string>

namespace zermelo::connect {
namespace {

TEST(ConnectExpert, ReadsBoardsRulesAndShapesAndNothingElse) {
  const auto expert = make_expert();
  for (const std::string& sample : expert->samples()) EXPECT_TRUE(expert->reads(sample)) << sample;
  for (const char* good : {"connect6", "gomoku", "8,216", "#408", "..", "x/o", "01", "X/O", "BW"})
    EXPECT_TRUE(expert->reads(good)) << good;
  for (const char* bad : {"", "renju", "x/oo", "3,3,3,1", "2", "012", "BWA", "#", "1"})
    EXPECT_FALSE(expert->reads(bad)) << bad;
}

}  // namespace
}  // namespace zermelo::connect
