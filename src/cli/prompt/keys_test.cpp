// Keys from the bytes that terminals send.
#include "cli/prompt/keys.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace zermelo {
namespace {

using Keys = std::vector<std::pair<Key, std::string>>;

/// The keys, with the characters of a text joined; keys without a meaning are left out.
Keys decoded(const std::vector<std::string>& pieces) {
  KeyDecoder decoder;
  Keys keys;
  for (const auto& piece : pieces) {
    decoder.add(piece);
    while (const auto press = decoder.next()) {
      const bool goes_on =
          press->key == Key::text && !keys.empty() && keys.back().first == Key::text;
      if (goes_on)
        keys.back().second += press->text;
      else if (press->key != Key::nothing)
        keys.emplace_back(press->key, press->text);
    }
  }
  return keys;
}

TEST(AKey, HasTheSequencesOfXtermRxvtAndTheConsole) {
  for (const char* bytes : {"\x1b[A", "\x1bOA", "\x10"})
    EXPECT_EQ(decoded({bytes}), (Keys{{Key::up, ""}})) << bytes + 1;
  for (const char* bytes : {"\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~", "\x01"})
    EXPECT_EQ(decoded({bytes}), (Keys{{Key::begin, ""}})) << bytes + 1;
  for (const char* bytes : {"\x1b[1;5D", "\x1b[1;3D", "\x1bOd",
                            "\x1b"
                            "b"})
    EXPECT_EQ(decoded({bytes}), (Keys{{Key::word_left, ""}})) << bytes + 1;
  EXPECT_EQ(decoded({"\x7f\x1b[3~\x04"}), (Keys{{Key::erase_before, ""},
                                                {Key::erase_after, ""},
                                                {Key::end_of_input_or_erase_after, ""}}));
}

TEST(AKey, WithoutAMeaningLeavesNoLetters) {
  EXPECT_EQ(decoded({"\x1b[15~\x1b[[A\x1b[1;2P\x1b[5~\x1b[I\x1bOP\x1bz\x1b\x1b[Cx"}),
            (Keys{{Key::right, ""}, {Key::text, "x"}}));
  EXPECT_EQ(decoded({"\xff\xfe"
                     "a"}),
            (Keys{{Key::text, "a"}}));
}

TEST(APaste, IsTextUpToTheEndsOfItsLines) {
  EXPECT_EQ(decoded({"\x1b[200~1\t+ 1\r\n2\n^\x1b[201~\t"}), (Keys{{Key::text, "1 + 1"},
                                                                   {Key::enter, ""},
                                                                   {Key::text, "2"},
                                                                   {Key::enter, ""},
                                                                   {Key::text, "^"},
                                                                   {Key::complete, ""}}));
}

RC_GTEST_PROP(Keys, DoNotDependOnThePiecesInWhichTheirBytesArrive, ()) {
  static const std::vector<std::string> some{"a",
                                             "\u00e9",
                                             "\u4e2d",
                                             "\x1b[A",
                                             "\x1b[1;5C",
                                             "\x1b[3~",
                                             "\x1bOH",
                                             "\r",
                                             "\t",
                                             "\x03",
                                             "\x1b[200~x\r\ny\x1b[201~",
                                             "\x1b"
                                             "f"};
  const auto chosen = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(some));
  std::string all;
  for (const auto& bytes : chosen) all += bytes;
  std::vector<std::string> single;
  for (const char byte : all) single.emplace_back(1, byte);
  RC_ASSERT(decoded({all}) == decoded(single));
}

}  // namespace
}  // namespace zermelo
