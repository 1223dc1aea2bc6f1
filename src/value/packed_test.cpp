// Values survive a trip through bytes into another store, whatever either store held before.
#include "value/packed.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "tests/complaint.h"
#include "value/calculator/calculator.h"
#include "value/text.h"

namespace zermelo {
namespace {

std::vector<Value> read_all(ValueStore& store, const std::vector<std::string>& texts) {
  Calculator calculator(store);
  std::vector<Value> values;
  for (const auto& text : texts) values.push_back(calculator.value(text));
  return values;
}

const std::vector<std::string> some_texts{
    "0",          "-5/8",        "v3*2", "*7",         "{1|-1}",
    "{4|1||0}",   "{^,*|{3|0}}", "^*",   "{0|{0|-2}}", "100000000000000000000000/4",
    "{2|1/2||*3}"};

TEST(PackedValues, SurviveATripIntoAnotherStore) {
  ValueStore from, to;
  read_all(to, {"{9|-9}", "{3|{2|1}}", "17/32"});  // another past
  const auto values = read_all(from, some_texts);
  const auto again = unpacked_values(to, packed_values(from, values), "it");
  ASSERT_EQ(again.size(), values.size());
  for (std::size_t i = 0; i < values.size(); ++i)
    EXPECT_EQ(value_text(to, again[i]), value_text(from, values[i]));
}

TEST(PackedValues, BytesDependOnTheValuesAlone) {
  ValueStore one, other;
  const auto values = read_all(one, some_texts);
  auto backwards = some_texts;
  std::ranges::reverse(backwards);
  read_all(other, backwards);
  EXPECT_EQ(packed_values(one, values), packed_values(other, read_all(other, some_texts)));
}

RC_GTEST_PROP(PackedValues, RandomGamesSurvive, (std::uint32_t seed)) {
  Random random(seed);
  ValueStore from, to;
  std::vector<Value> values{Value{}};
  for (int i = 0; i < 30; ++i) {
    std::vector<Value> left, right;
    for (auto n = random.below(3); n > 0; --n)
      left.push_back(values[random.below(static_cast<std::uint32_t>(values.size()))]);
    for (auto n = random.below(3); n > 0; --n)
      right.push_back(values[random.below(static_cast<std::uint32_t>(values.size()))]);
    values.push_back(from.make(left, right));
  }
  const auto bytes = packed_values(from, values);
  const auto again = unpacked_values(to, bytes, "it");
  for (std::size_t i = 0; i < values.size(); ++i)
    RC_ASSERT(value_text(to, again.at(i)) == value_text(from, values[i]));
  RC_ASSERT(packed_values(to, again) == bytes);
}

TEST(PackedValues, BytesCutAnywhereAreRefused) {
  ValueStore store;
  const auto bytes = packed_values(store, read_all(store, some_texts));
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const auto message = testing::complaint_of(
        [&] { unpacked_values(store, std::string_view(bytes).substr(0, size), "it"); });
    EXPECT_TRUE(message.starts_with("it ")) << size << ": " << message;
  }
}

TEST(PackedValues, NonsenseIsRefusedInOneSentence) {
  ValueStore store;
  const auto says = [&](std::string_view bytes) {
    return testing::complaint_of([&] { unpacked_values(store, bytes, "it"); });
  };
  using std::string_literals::operator""s;
  EXPECT_EQ(says("\1\1\1\0\0"s), "it holds a form that is its own option");
  EXPECT_EQ(says("\1\0\3"
                 "1/3"
                 "\0\0"s),
            "it holds \"1/3\" for a number");
  EXPECT_EQ(says("\0\1\0"s), "it names a form it does not hold");
  EXPECT_EQ(says("\0\0\0"s), "it has bytes left over");
  EXPECT_EQ(says("\1\2"s), "it holds 2 where at most 1 is possible");
}

/// Options that are not canonical do no harm: the form is made from them again.
TEST(PackedValues, AFormThatIsNotCanonicalComesOutCanonical) {
  using std::string_literals::operator""s;
  ValueStore store;
  // 0; { 0 | }; { 0, 1 | }, which equals 2
  const auto bytes =
      "\3\0\1"
      "0"
      "\0\0"
      "\1\1\0\1"
      "\1\2\0\1\2"
      "\1\2"s;
  const auto values = unpacked_values(store, bytes, "it");
  EXPECT_EQ(value_text(store, values.at(0)), "2");
}

}  // namespace
}  // namespace zermelo
