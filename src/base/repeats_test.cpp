#include "base/repeats.h"

#include <gtest/gtest.h>

#include "base/error.h"

namespace zermelo {
namespace {

/// Counts are single digits; groups are joined by a plus sign.
RepeatRules digits_and_plus() {
  return {.unit = "letter",
          .scope = " here",
          .longest = 20,
          .too_long = "is too long",
          .read_count = [](std::string_view text,
                           std::size_t& at) { return std::uint64_t(text.at(at++) - '0'); },
          .joint = [](std::string_view group) { return group.size() > 1 ? "+" : ""; },
          .fail = [](std::string_view what) { throw Error(std::string(what)); }};
}

std::string written_out(std::string_view text) {
  return write_out_repeats(text, digits_and_plus()).text;
}

std::string complaint(std::string_view text) {
  try {
    return written_out(text);
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(Repeats, OfCharactersAndGroupsAreWrittenOut) {
  EXPECT_EQ(written_out(""), "");
  EXPECT_EQ(written_out("a^3b"), "aaab");
  EXPECT_EQ(written_out("(ab)^2c"), "ab+abc");
  EXPECT_EQ(written_out("(a(bc)^2)^2"), "abc+bc+abc+bc");
  EXPECT_EQ(written_out("()^9a"), "a");
}

TEST(Repeats, OfNoTimesLeaveNothingAndAreReported) {
  const auto none = write_out_repeats("a(bc)^0d", digits_and_plus());
  EXPECT_EQ(none.text, "ad");
  EXPECT_TRUE(none.has_empty_repeat);
  EXPECT_FALSE(write_out_repeats("(bc)^1", digits_and_plus()).has_empty_repeat);
}

TEST(Repeats, ThatAreMalformedAreNamed) {
  EXPECT_EQ(complaint("(ab"), "has a '(' that is not closed here");
  EXPECT_EQ(complaint("ab)"), "has a ')' without a '('");
  EXPECT_EQ(complaint("^2"), "has a '^' that follows neither a letter nor a group");
  EXPECT_EQ(complaint("((abcde)^9)^9"), "is too long");
}

}  // namespace
}  // namespace zermelo
