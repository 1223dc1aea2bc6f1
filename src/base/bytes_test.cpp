// Numbers and texts survive being written and read, and any other bytes are read safely.
#include "base/bytes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "base/error.h"
#include "tests/complaint.h"

namespace zermelo {
namespace {

RC_GTEST_PROP(Bytes, WhatIsWrittenIsRead,
              (std::uint64_t a, std::uint64_t b, std::int64_t c, const std::string& text)) {
  ByteWriter out;
  out.fixed64(a);
  out.count(b);
  out.whole(c);
  out.text(text);
  ByteReader in(out.bytes(), "it");
  RC_ASSERT(in.fixed64() == a);
  RC_ASSERT(in.count() == b);
  RC_ASSERT(in.whole() == c);
  RC_ASSERT(in.text() == text);
  RC_ASSERT(in.at_end());
}

TEST(Bytes, TheEndsOfTheRangesSurvive) {
  for (const auto n : {std::numeric_limits<std::int64_t>::min(), std::int64_t{-1}, std::int64_t{0},
                       std::numeric_limits<std::int64_t>::max()}) {
    ByteWriter out;
    out.whole(n);
    out.count(static_cast<std::uint64_t>(n));
    ByteReader in(out.bytes(), "it");
    EXPECT_EQ(in.whole(), n);
    EXPECT_EQ(in.count(), static_cast<std::uint64_t>(n));
  }
}

TEST(Bytes, SmallNumbersTakeOneByteAndTheLayoutIsFixed) {
  ByteWriter out;
  out.count(127);
  out.whole(-1);
  out.count(300);
  out.fixed64(0x0102);
  out.text("ab");
  EXPECT_EQ(out.bytes(), std::string("\x7f\x01\xac\x02\x02\x01\0\0\0\0\0\0\x02"
                                     "ab",
                                     15));
}

TEST(Bytes, ATextThatEndsEarlyIsNamed) {
  for (const std::string bytes : {"", "\x80", "\xff\xff"}) {
    EXPECT_EQ(testing::complaint_of([&] { ByteReader(bytes, "the file").count(); }),
              "the file ends early");
  }
  EXPECT_EQ(testing::complaint_of([] {
              ByteReader(
                  "\x05"
                  "abc",
                  "it")
                  .text();
            }),
            "it ends early");
  EXPECT_EQ(testing::complaint_of([] { ByteReader("1234567", "it").fixed64(); }), "it ends early");
}

TEST(Bytes, ANumberBeyond64BitsIsRefused) {
  const std::string eleven(11, '\xff');
  EXPECT_EQ(testing::complaint_of([&] { ByteReader(eleven, "it").count(); }),
            "it holds a number that is too long");
  const std::string two_to_the_64 = std::string(9, '\x80') + "\x02";
  EXPECT_EQ(testing::complaint_of([&] { ByteReader(two_to_the_64, "it").count(); }),
            "it holds a number that is too long");
  EXPECT_EQ(testing::complaint_of([] { ByteReader("\x09", "it").count(8); }),
            "it holds 9 where at most 8 is possible");
}

TEST(Bytes, NumbersOfEveryWidthAreLittleEndian) {
  std::string bytes;
  append_little_endian(bytes, std::uint8_t{0x81});
  append_little_endian(bytes, std::uint16_t{0x1234});
  append_little_endian(bytes, std::uint32_t{0xfedcba98});
  EXPECT_EQ(bytes, "\x81\x34\x12\x98\xba\xdc\xfe");
  const std::string_view all = bytes;
  EXPECT_EQ(little_endian<std::uint8_t>(all), 0x81);
  EXPECT_EQ(little_endian<std::uint16_t>(all.substr(1)), 0x1234);
  EXPECT_EQ(little_endian<std::uint32_t>(all.substr(3)), 0xfedcba98U);
}

RC_GTEST_PROP(Bytes, ALittleEndianNumberIsReadBack, (std::uint64_t n)) {
  std::string bytes;
  append_little_endian(bytes, n);
  RC_ASSERT(bytes.size() == 8U);
  RC_ASSERT(little_endian<std::uint64_t>(bytes) == n);
}

TEST(Bytes, AWriterStartsAgainWhenItsBytesAreTaken) {
  ByteWriter out;
  out.text("a text too long for the string itself to hold");
  const std::string first = out.take();
  EXPECT_EQ(out.bytes(), "");
  out.count(3);
  EXPECT_EQ(out.take(), std::string(1, '\3'));
  EXPECT_EQ(first.size(), 46U);
}

}  // namespace
}  // namespace zermelo
