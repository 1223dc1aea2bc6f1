// Facts and their JSON, against the JSON grammar (RFC 8259) and an independent reading.
#include "base/datum.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>
#include "tests/complaint.h"

namespace zermelo {
namespace {

constexpr const char* replacement = "\xef\xbf\xbd";  // U+FFFD

TEST(Fields, KeepTheOrderInWhichTheyWereAdded) {
  const auto fields = Fields{}.add("zebra", 1).add("ape", 2).add("mule", 3);
  EXPECT_EQ(to_json(fields), R"({"zebra":1,"ape":2,"mule":3})");
}

TEST(Fields, AreFoundByName) {
  const auto fields = Fields{}.add("winner", "left").add("nodes", 17);
  EXPECT_EQ(fields.find("winner")->text(), "left");
  EXPECT_EQ(fields.find("nodes")->count(), 17);
  EXPECT_EQ(fields.find("node"), nullptr);
}

TEST(Fields, AreEmptyUntilSomethingIsAdded) {
  Fields fields;
  EXPECT_TRUE(fields.empty());
  EXPECT_EQ(to_json(fields), "{}");
  EXPECT_FALSE(fields.add("a", nullptr).empty());
}

TEST(ADatum, IsNullWhenNothingIsKnown) {
  EXPECT_TRUE(Datum().is_null());
  EXPECT_TRUE(Datum(nullptr).is_null());
  EXPECT_FALSE(Datum(0).is_null());
  EXPECT_FALSE(Datum("").is_null());
  EXPECT_EQ(to_json(Datum()), "null");
}

TEST(ADatum, IsWrittenAsItsKindOfJson) {
  EXPECT_EQ(to_json(true), "true");
  EXPECT_EQ(to_json(false), "false");
  EXPECT_EQ(to_json(-17), "-17");
  EXPECT_EQ(to_json(0.5), "0.5");
  EXPECT_EQ(to_json("text"), R"("text")");
  EXPECT_EQ(to_json(std::string_view("view")), R"("view")");
  EXPECT_EQ(to_json(std::string("string")), R"("string")");
  EXPECT_EQ(to_json(List{}), "[]");
}

TEST(ADatum, KeepsLargeCountsExact) {
  EXPECT_EQ(to_json(std::uint64_t{9007199254740993}), "9007199254740993");  // no double has it
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::max()), "9223372036854775807");
  EXPECT_EQ(to_json(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
}

TEST(ADatum, ThatIsNotANumberIsWrittenAsNull) {
  EXPECT_EQ(to_json(std::numeric_limits<double>::infinity()), "null");
  EXPECT_EQ(to_json(std::numeric_limits<double>::quiet_NaN()), "null");
}

TEST(ADatum, NestsListsAndFields) {
  const List moves{Datum(Fields{}.add("move", "a-1")), Datum(List{Datum(1), Datum(), Datum("x")})};
  const Datum whole(Fields{}.add("moves", moves).add("more", Fields{}.add("deep", true)));
  EXPECT_EQ(to_json(whole), R"({"moves":[{"move":"a-1"},[1,null,"x"]],"more":{"deep":true}})");
  EXPECT_EQ(whole.fields().find("moves")->list().size(), 2U);
}

TEST(Json, EscapesQuotesBackslashesAndControlCharacters) {
  EXPECT_EQ(to_json("say \"x\" \\ o"), R"("say \"x\" \\ o")");
  EXPECT_EQ(to_json("a\nb\tc"), R"("a\nb\tc")");
  EXPECT_EQ(to_json(std::string_view("\x00\x1f", 2)), R"("\u0000\u001f")");
  EXPECT_EQ(to_json(Fields{}.add("a\"b", 1)), R"({"a\"b":1})");
}

TEST(Json, KeepsUtf8AsItIs) { EXPECT_EQ(to_json("½ ↑ 𝄞"), "\"½ ↑ 𝄞\""); }

TEST(Json, ReplacesBytesThatAreNotUtf8) {
  for (const char* text : {"\xff", "\xc3", "\x80", "\xed"}) {
    EXPECT_EQ(to_json("a" + std::string(text)), "\"a" + std::string(replacement) + "\"");
  }
  EXPECT_EQ(to_json("x\xffy"), "\"x" + std::string(replacement) + "y\"");
  EXPECT_EQ(to_json(Fields{}.add("\xff", 1)), "{\"" + std::string(replacement) + "\":1}");
}

RC_GTEST_PROP(Json, IsOneValidLineForAnyBytes, (const std::string& name, const std::string& text)) {
  const std::string line = to_json(Fields{}.add(name, text).add("end of " + name, List{text}));
  RC_ASSERT(line.find('\n') == std::string::npos);
  RC_ASSERT(nlohmann::json::accept(line));
}

RC_GTEST_PROP(Json, ReadsBackAsTheSameText, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127));
  RC_ASSERT(nlohmann::json::parse(to_json(text)).get<std::string>() == text);
}

TEST(Json, ReadsWhatItWrites) {
  for (const char* line :
       {R"({"a":1,"b":[true,null,-2.5,"x\n"],"c":{}})", "[]", "\"\"", "-9223372036854775808"}) {
    EXPECT_EQ(to_json(read_json(line, "it")), line);
  }
}

TEST(Json, RefusesNumbersAndNestingItCannotHold) {
  const auto says = [](std::string_view text) {
    return testing::complaint_of([&] { read_json(text, "it"); });
  };
  for (const char* text : {"", "{", "[1,]", "nul", "{\"a\":1}}"})
    EXPECT_EQ(says(text), "it is not JSON");
  EXPECT_EQ(says("[9223372036854775808]"), "it holds 9223372036854775808, which is too large");
  EXPECT_EQ(says(std::string(40, '[') + std::string(40, ']')), "it is nested more than 32 deep");
}

}  // namespace
}  // namespace zermelo
