// Edit distance against its definition, and suggestions for slips people make.
#include "base/nearest.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace zermelo {
namespace {

/// The definition, by plain recursion on the last letters.
std::size_t plain_distance(std::string_view a, std::string_view b) {
  if (a.empty() || b.empty()) return a.size() + b.size();
  const auto but = [](std::string_view text, std::size_t last) {
    return text.substr(0, text.size() - last);
  };
  std::size_t best = plain_distance(but(a, 1), but(b, 1)) + (a.back() == b.back() ? 0 : 1);
  best = std::min(best, plain_distance(but(a, 1), b) + 1);
  best = std::min(best, plain_distance(a, but(b, 1)) + 1);
  const bool swapped =
      a.size() > 1 && b.size() > 1 && a.back() == b[b.size() - 2] && b.back() == a[a.size() - 2];
  return swapped ? std::min(best, plain_distance(but(a, 2), but(b, 2)) + 1) : best;
}

std::string short_word(int most = 6) {
  const auto letters = *rc::gen::container<std::string>(rc::gen::element('a', 'b', 'c'));
  return letters.substr(0, static_cast<std::size_t>(most));
}

const std::vector<std::string> commands{"solve", "moves", "perft",    "bench",
                                        "help",  "play",  "reproduce"};

TEST(EditDistance, IsKnownForKnownWords) {
  EXPECT_EQ(edit_distance("", ""), 0U);
  EXPECT_EQ(edit_distance("", "abc"), 3U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
  EXPECT_EQ(edit_distance("solve", "sovle"), 1U);
  EXPECT_EQ(edit_distance("ca", "abc"), 3U);  // a swapped pair is not edited again
}

RC_GTEST_PROP(EditDistance, IsWhatItsDefinitionSays, ()) {
  const auto a = short_word(), b = short_word();
  RC_ASSERT(edit_distance(a, b) == plain_distance(a, b));
}

RC_GTEST_PROP(EditDistance, IsTheSameBothWays, (const std::string& a, const std::string& b)) {
  RC_ASSERT(edit_distance(a, b) == edit_distance(b, a));
  RC_ASSERT((edit_distance(a, b) == 0) == (a == b));
}

TEST(Nearest, FindsTheWordThatWasMeant) {
  for (const auto& [typed, meant] :
       std::vector<std::pair<std::string, std::string>>{{"slove", "solve"},
                                                        {"sovle", "solve"},
                                                        {"solv", "solve"},
                                                        {"sollve", "solve"},
                                                        {"solve", "solve"},
                                                        {"moes", "moves"},
                                                        {"prft", "perft"},
                                                        {"benhc", "bench"},
                                                        {"rep", "reproduce"},
                                                        {"repoduse", "reproduce"}}) {
    EXPECT_EQ(nearest(typed, commands), meant) << typed;
  }
}

TEST(Nearest, IsSilentAboutWordsThatAreFarFromAll) {
  for (const char* typed : {"", "x", "xy", "zzz", "clobber", "frobnicate", "--solve-all"}) {
    EXPECT_EQ(nearest(typed, commands), std::nullopt) << typed;
  }
  EXPECT_EQ(nearest("solve", {}), std::nullopt);
}

TEST(Nearest, TakesTheFirstOfEquallyCloseWords) {
  const std::vector<std::string> choices{"bat", "cat", "rat"};
  EXPECT_EQ(nearest("aat", choices), "bat");
}

TEST(Nearest, PrefersTheWordItselfToItsNeighbours) {
  const std::vector<std::string> choices{"bat", "cat", "rat"};
  EXPECT_EQ(nearest("cat", choices), "cat");
}

TEST(Nearest, DoesNotChangeEveryLetterOfAShortWord) {
  const std::vector<std::string> choices{"a", "be"};
  EXPECT_EQ(nearest("x", choices), std::nullopt);
}

TEST(Nearest, IsSilentAtOnceAboutAWordOfTenMegabytes) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(nearest(std::string(10'000'000, 's'), commands), std::nullopt);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  EXPECT_LT(spent.count(), 0.5);
}

RC_GTEST_PROP(Nearest, NeverCallsForMoreThanOneSlipInThreeLetters, ()) {
  const auto word = short_word(7), choice = short_word(7);
  const std::vector<std::string> choices{choice};
  const std::size_t slips = plain_distance(word, choice);
  const bool prefix = word.size() >= 2 && choice.starts_with(word);
  if (!nearest(word, choices)) return;
  RC_ASSERT(prefix || 3 * slips <= word.size() + 2);
}

TEST(DidYouMean, IsTheTailOfAMessage) {
  EXPECT_EQ(did_you_mean("slove", commands), "; did you mean \"solve\"?");
  EXPECT_EQ(did_you_mean("frobnicate", commands), "");
}

}  // namespace
}  // namespace zermelo
