// Blocks survive compression, and damaged ones are refused.
#include "table/codec.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

rc::Gen<Codec> any_codec() { return rc::gen::element(Codec::none, Codec::zstd); }

std::string unpacked(Codec codec, std::string_view bytes, std::size_t size) {
  std::string out(size, '?');
  return decompress(codec, bytes, out) ? out : "refused";
}

TEST(Codec, HasANameThatCanBeReadBack) {
  for (const Codec codec : {Codec::none, Codec::zstd})
    EXPECT_EQ(codec_named(name_of(codec)), codec);
  EXPECT_EQ(name_of(Codec::none), "none");
  EXPECT_EQ(name_of(Codec::zstd), "zstd");
  for (const auto* name : {"", "Zstd", "zst", "zstd ", "lz4"})
    EXPECT_EQ(codec_named(name), std::nullopt) << name;
}

RC_GTEST_PROP(Codec, GivesBackEveryBlockAtEveryLevel, (const std::string& block)) {
  const auto codec = *any_codec();
  const auto level = *rc::gen::inRange(1, 20);
  RC_ASSERT(unpacked(codec, compressed(codec, block, level), block.size()) == block);
}

RC_GTEST_PROP(Codec, RefusesABlockOfAnotherSize, (const std::string& block)) {
  const auto codec = *any_codec();
  const auto bytes = compressed(codec, block);
  const auto size = *rc::gen::suchThat(rc::gen::inRange<std::size_t>(0, block.size() + 5),
                                       [&](std::size_t n) { return n != block.size(); });
  RC_ASSERT(unpacked(codec, bytes, size) == "refused");
}

TEST(Codec, RefusesABlockCutAnywhere) {
  const std::string block = "abcabcabcabcabcabc0123456789abcabcabcabc";
  for (const Codec codec : {Codec::none, Codec::zstd}) {
    const auto bytes = compressed(codec, block);
    for (std::size_t size = 0; size < bytes.size(); ++size)
      EXPECT_EQ(unpacked(codec, bytes.substr(0, size), block.size()), "refused") << size;
    EXPECT_EQ(unpacked(codec, bytes + '!', block.size()), "refused");
  }
}

TEST(Codec, NoneKeepsBytesAndZstdMakesRepeatsSmall) {
  const std::string zeros(100'000, '\0');
  EXPECT_EQ(compressed(Codec::none, zeros), zeros);
  EXPECT_LT(compressed(Codec::zstd, zeros).size(), 100U);
  EXPECT_EQ(compressed(Codec::zstd, zeros), compressed(Codec::zstd, zeros, usual_level));
}

/// The published values of XXH3-64 with seed 0: of nothing, and of the text "a".
TEST(Checksum, IsXxh3) {
  EXPECT_EQ(hexadecimal(checksum("")), "2d06800538d394c2");
  EXPECT_EQ(hexadecimal(checksum("a")), "e6c632b61e964e1f");
}

RC_GTEST_PROP(Checksum, ChangesWithEveryFlippedBit, ()) {
  auto bytes = *rc::gen::nonEmpty(rc::gen::arbitrary<std::string>());
  const auto before = checksum(bytes);
  const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
  bytes[at] = static_cast<char>(bytes[at] ^ (1 << *rc::gen::inRange(0, 8)));
  RC_ASSERT(checksum(bytes) != before);
}

TEST(Checksum, IsWrittenWithAllItsDigits) {
  EXPECT_EQ(hexadecimal(0), "0000000000000000");
  EXPECT_EQ(hexadecimal(0xabc), "0000000000000abc");
  EXPECT_EQ(hexadecimal(~std::uint64_t{0}), "ffffffffffffffff");
}

}  // namespace
}  // namespace zermelo
