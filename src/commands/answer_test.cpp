// The words of an answer, with terminal colours and without.
#include "commands/answer.h"

#include <gtest/gtest.h>

#include <regex>

namespace zermelo {
namespace {

constexpr Tone tones[] = {Tone::plain, Tone::strong, Tone::good, Tone::bad, Tone::dim};

const Text every_tone{{"plain ", Tone::plain}, {"strong\n", Tone::strong}, {"good ", Tone::good},
                      {"bad ", Tone::bad},     {"dim\n", Tone::dim},       {"default\n"}};

std::string without_colours(const std::string& text) {
  return std::regex_replace(text, std::regex("\x1b\\[[0-9;]*m"), "");
}

TEST(ToText, JoinsTheSpansAndAddsNothing) {
  EXPECT_EQ(to_text(every_tone, false), "plain strong\ngood bad dim\ndefault\n");
  EXPECT_EQ(to_text({}, false), "");
  EXPECT_EQ(to_text({}, true), "");
}

TEST(ToText, InColoursHasTheSameWords) {
  EXPECT_EQ(without_colours(to_text(every_tone, true)), to_text(every_tone, false));
}

TEST(ToText, InColoursEndsEveryColourItBegins) {
  for (const Tone tone : tones) {
    const std::string text = to_text({{"word", tone}}, true);
    if (tone == Tone::plain) {
      EXPECT_EQ(text, "word");
    } else {
      EXPECT_TRUE(text.starts_with("\x1b[")) << text;
      EXPECT_TRUE(text.ends_with("word\x1b[0m")) << text;
    }
  }
}

TEST(ToText, InColoursTellsAllTonesApart) {
  for (const Tone a : tones) {
    for (const Tone b : tones) {
      EXPECT_EQ(to_text({{"x", a}}, true) == to_text({{"x", b}}, true), a == b);
    }
  }
}

TEST(AnAnswer, IsAnsweredUnlessItSaysOtherwise) {
  EXPECT_EQ(Answer{}.status, Status::answered);
  EXPECT_EQ(static_cast<int>(Status::answered), 0);  // these are exit statuses
  EXPECT_EQ(static_cast<int>(Status::unknown), 1);
}

}  // namespace
}  // namespace zermelo
