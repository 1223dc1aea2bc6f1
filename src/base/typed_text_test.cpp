// Texts that people typed, as they are shown to them again.
#include "base/typed_text.h"

#include <gtest/gtest.h>

#include "base/error.h"

namespace zermelo {
namespace {

TEST(ATypedText, IsShownUnchangedIfItIsVisible) {
  for (const char* text : {"^ + *", "↑ + ∗", "3·⇑ ≥ ½", "é", ""})
    EXPECT_EQ(shown_as_typed(text), text);
  for (const char* text : {"a\nb", "\xe2\x86", "\xff", "\xc0\xaf", "a\u202eb", "\ufeffa",
                           "\xed\xa0\x80", "\u0085", "\x7f"})
    EXPECT_EQ(shown_as_typed(text), in_quotes(text));
  const std::string arrows = "↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑↑";  // 30, which are 90 bytes
  EXPECT_EQ(shown_as_typed(arrows), arrows);
  EXPECT_EQ(shown_as_typed(arrows + arrows + "^"), in_quotes(arrows + arrows + "^"));
}

}  // namespace
}  // namespace zermelo
