// The C header of values.

#include <gtest/gtest.h>
#include <zermelo/values.h>

#include <array>
#include <string>
#include <thread>
#include <vector>

namespace zermelo {
namespace {

std::string value_in_c(const char* game, const char* position) {
  std::array<char, 256> buffer{};
  const long length = zermelo_value(game, position, nullptr, buffer.data(), buffer.size());
  return length >= 0 ? std::string(buffer.data()) : "failed: " + std::to_string(length);
}

TEST(LibraryValuesInC, GivesTexts) {
  EXPECT_EQ(value_in_c("clobber", "BBW"), "^");
  EXPECT_EQ(value_in_c("domineering", "2x2"), "{1|-1}");
  EXPECT_EQ(value_in_c("hackenbush", "0-1-B 1-2-R"), "1/2");
  EXPECT_EQ(value_in_c("stalks", "BRR+RBB"), "0");
  EXPECT_EQ(value_in_c("eval", "{1|-1} + ^* - 1/2"), "{1/2^*|-3/2^*}");
}

TEST(LibraryValuesInC, CutsTextsAsSnprintfDoes) {
  std::array<char, 4> buffer{};
  EXPECT_EQ(zermelo_value("eval", "{1|-1}", nullptr, buffer.data(), buffer.size()), 6);
  EXPECT_STREQ(buffer.data(), "{1|");
  EXPECT_EQ(zermelo_value("eval", "{1|-1}", nullptr, nullptr, 0), 6);
}

TEST(LibraryValuesInC, FailuresHaveCodesAndReasons) {
  std::array<char, 64> buffer{};
  const auto ask = [&](const char* game, const char* position, zermelo_budget budget) {
    return zermelo_value(game, position, &budget, buffer.data(), buffer.size());
  };
  EXPECT_EQ(ask("clobber", "4x4", {0, 10, 0}), ZERMELO_SPENT);
  EXPECT_NE(std::string(zermelo_last_error()), "");
  EXPECT_EQ(ask("clobber", "4x4", {0, 0, 1 << 16}), ZERMELO_SPENT);
  EXPECT_EQ(ask("clobber", "BB?", {}), ZERMELO_BAD_INPUT);
  EXPECT_NE(std::string(zermelo_last_error()).find("'?'"), std::string::npos);
  EXPECT_EQ(ask("chess", "e4", {}), ZERMELO_BAD_INPUT);
  EXPECT_EQ(ask("eval", "{1|", {}), ZERMELO_BAD_INPUT);
  EXPECT_EQ(ask(nullptr, "BB", {}), ZERMELO_BAD_INPUT);
  EXPECT_EQ(ask("clobber", nullptr, {}), ZERMELO_BAD_INPUT);
}

TEST(LibraryValuesInC, EachThreadHasItsOwnError) {
  EXPECT_EQ(value_in_c("chess", "e4"), "failed: -2");
  const std::string mine = zermelo_last_error();
  std::string fresh = "?";
  std::jthread([&] { fresh = zermelo_last_error(); }).join();
  EXPECT_EQ(fresh, "");
  EXPECT_EQ(zermelo_last_error(), mine);
}

}  // namespace
}  // namespace zermelo
