// Numbers as people write them: readers accept only a complete number, and sizes and durations are
// shown accurately enough to be read back.
#include "base/numbers.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>
#include <vector>

namespace zermelo {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

const std::vector<std::string> never_a_number{
    "",    "+1",  "-1",  " 1",    "1 ", "nan", "inf", "0x10",     "1,000",  "1\n", "--1",
    "one", "1_0", "1'0", "1e400", "-0", ".",   "-",   "infinity", "nan(1)", "1e",  "１"};

TEST(ReadCount, TakesWholeNumbers) {
  EXPECT_EQ(read_count("0"), 0U);
  EXPECT_EQ(read_count("17"), 17U);
  EXPECT_EQ(read_count("1000000"), 1000000U);
  EXPECT_EQ(read_count("18446744073709551615"), largest);
}

TEST(ReadCount, RefusesEverythingElse) {
  for (const auto& text : never_a_number) EXPECT_EQ(read_count(text), std::nullopt) << text;
  for (const char* text :
       {"1.0", "1e3", "64K", "18446744073709551616", "100000000000000000000000000"}) {
    EXPECT_EQ(read_count(text), std::nullopt) << text;
  }
  EXPECT_EQ(read_count(std::string_view("1\0", 2)), std::nullopt);
}

TEST(ReadDecimal, TakesFiniteNumbersFromZeroUp) {
  EXPECT_EQ(read_decimal("10"), 10.0);
  EXPECT_EQ(read_decimal("0.5"), 0.5);
  EXPECT_EQ(read_decimal("1e-3"), 0.001);
  EXPECT_EQ(read_decimal("0"), 0.0);
  EXPECT_EQ(read_decimal("1.7976931348623157e308"), std::numeric_limits<double>::max());
}

TEST(ReadDecimal, RefusesEverythingElse) {
  for (const auto& text : never_a_number) EXPECT_EQ(read_decimal(text), std::nullopt) << text;
  for (const char* text : {"-0.5", "1.2.3", "INF", "NaN", "0.5s", "1e309", "1d3", "0,5"}) {
    EXPECT_EQ(read_decimal(text), std::nullopt) << text;
  }
}

TEST(ReadBytes, TakesACountWithOrWithoutAUnit) {
  EXPECT_EQ(read_bytes("4096"), 4096U);
  EXPECT_EQ(read_bytes("64K"), 65536U);
  EXPECT_EQ(read_bytes("256M"), 268435456U);
  EXPECT_EQ(read_bytes("16G"), 17179869184U);
  EXPECT_EQ(read_bytes("1T"), 1099511627776U);
  EXPECT_EQ(read_bytes("0"), 0U);
  EXPECT_EQ(read_bytes("18446744073709551615"), largest);
}

TEST(ReadBytes, RefusesEverythingElse) {
  for (const auto& text : never_a_number) EXPECT_EQ(read_bytes(text), std::nullopt) << text;
  for (const char* text : {"K", "1.5G", "64k", "64KB", "64 K", "K64", "1KK", "-1K", "1P"}) {
    EXPECT_EQ(read_bytes(text), std::nullopt) << text;
  }
}

TEST(ReadBytes, RefusesMoreThanSixtyFourBitsHold) {
  EXPECT_EQ(read_bytes("16777215T"), largest - ((std::uint64_t{1} << 40) - 1));
  EXPECT_EQ(read_bytes("16777216T"), std::nullopt);
  EXPECT_EQ(read_bytes("18014398509481984K"), std::nullopt);
  EXPECT_EQ(read_bytes("18446744073709551616"), std::nullopt);
}

RC_GTEST_PROP(ReadCount, ReadsBackWhatWasWritten, (std::uint64_t count)) {
  RC_ASSERT(read_count(std::to_string(count)) == count);
}

TEST(WithCommas, GroupsDigitsByThree) {
  EXPECT_EQ(with_commas(0), "0");
  EXPECT_EQ(with_commas(999), "999");
  EXPECT_EQ(with_commas(1000), "1,000");
  EXPECT_EQ(with_commas(12345678), "12,345,678");
  EXPECT_EQ(with_commas(123456789), "123,456,789");
  EXPECT_EQ(with_commas(largest), "18,446,744,073,709,551,615");
}

RC_GTEST_PROP(WithCommas, AddsNothingButCommasThreeDigitsApart, (std::uint64_t count)) {
  const auto large = *rc::gen::element(count, count * 1'000'003, count * 1'000'000'007);
  std::string text = with_commas(large);
  for (std::size_t i = 0; i < text.size(); ++i) {
    RC_ASSERT((text[i] == ',') == ((text.size() - i) % 4 == 0));
  }
  std::erase(text, ',');
  RC_ASSERT(text == std::to_string(large));
}

TEST(ShowSeconds, PicksTheUnitAPersonWould) {
  EXPECT_EQ(show_seconds(0), "0 us");
  EXPECT_EQ(show_seconds(0.0008), "800 us");
  EXPECT_EQ(show_seconds(0.0125), "12.5 ms");
  EXPECT_EQ(show_seconds(3.25), "3.25 s");
  EXPECT_EQ(show_seconds(250), "4 min 10 s");
  EXPECT_EQ(show_seconds(3600), "1 h 0 min");
  EXPECT_EQ(show_seconds(7384), "2 h 3 min");
}

/// A shown duration, read back, in seconds.
double said(const std::string& text) {
  std::istringstream words(text);
  double sum = 0, number = 0;
  for (std::string unit; words >> number >> unit;) {
    sum += number * (unit == "us"    ? 1e-6
                     : unit == "ms"  ? 1e-3
                     : unit == "s"   ? 1
                     : unit == "min" ? 60
                     : unit == "h"   ? 3600
                                     : NAN);
  }
  return sum;
}

TEST(ShowSeconds, SaysNearlyWhatItWasGiven) {
  for (int step = 0; step < 1476; ++step) {  // to a million seconds
    const double seconds = 1e-5 * std::pow(1.0173, step);
    const std::string text = show_seconds(seconds);
    EXPECT_NEAR(said(text), seconds, 0.06 * seconds) << text;
  }
}

TEST(ShowBytes, PicksTheUnitAPersonWould) {
  EXPECT_EQ(show_bytes(0), "0 bytes");
  EXPECT_EQ(show_bytes(1023), "1023 bytes");
  EXPECT_EQ(show_bytes(1024), "1 KiB");
  EXPECT_EQ(show_bytes(1536), "1.5 KiB");
  EXPECT_EQ(show_bytes(std::uint64_t{44} << 20), "44 MiB");
  EXPECT_EQ(show_bytes(std::uint64_t{2} << 30), "2 GiB");
  EXPECT_EQ(show_bytes(std::uint64_t{3} << 40), "3 TiB");
}

TEST(ShowBytes, HasNoExponentJustBelowTheNextUnit) {
  EXPECT_EQ(show_bytes(1000 << 10), "1000 KiB");
  EXPECT_EQ(show_bytes(1023 << 20), "1023 MiB");
}

TEST(ShowBytes, SaysNearlyWhatItWasGiven) {
  for (int step = 0; step < 2020; ++step) {  // to 2^50
    const auto bytes = static_cast<std::uint64_t>(std::pow(1.0173, step));
    const std::string text = show_bytes(bytes);
    std::istringstream words(text);
    double number = 0;
    std::string unit;
    words >> number >> unit;
    const std::vector<std::string> units{"bytes", "KiB", "MiB", "GiB", "TiB"};
    const auto power = std::ranges::find(units, unit) - units.begin();
    const auto exact = static_cast<double>(bytes);
    EXPECT_NEAR(std::ldexp(number, static_cast<int>(10 * power)), exact, 0.006 * exact) << text;
    EXPECT_EQ(text.find('e', 0) == std::string::npos, unit != "bytes") << text;
  }
}

TEST(ShowCount, GivesThreeFiguresAndAUnit) {
  EXPECT_EQ(show_count(0), "0");
  EXPECT_EQ(show_count(999), "999");
  EXPECT_EQ(show_count(1000), "1 k");
  EXPECT_EQ(show_count(12'345'678), "12.3 M");
  EXPECT_EQ(show_count(999'499), "999 k");
  EXPECT_EQ(show_count(999'999), "1 M");
  EXPECT_EQ(show_count(5'000'000'000), "5 G");
}

}  // namespace
}  // namespace zermelo
