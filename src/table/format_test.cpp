// The table format as format.h draws it, written here byte by byte without the writer: a correct
// file is read, and an inconsistent one is refused even if all its checksums are right.
#include "table/format.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <thread>

#include "base/error.h"
#include "base/hash.h"
#include "base/random.h"
#include "table/table.h"
#include "table/writer.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

std::string little_endian(std::uint64_t n) {
  std::string out;
  for (int i = 0; i < 8; ++i, n /= 256) out += static_cast<char>(n % 256);
  return out;
}

/// A file with one column "c" of the entries 0123456789, four to a block, stored as they are; every
/// fact can be replaced by another before the checksums are made.
struct HandMade {
  std::string name = "\"c\"", width = "1", entries = "10", block_entries = "4", codec = "\"none\"",
              index = "18", checksum_text, footer;
  std::vector<std::uint64_t> offsets{8, 12, 16, 18};
  std::vector<std::string> blocks{"0123", "4567", "89"};

  std::string bytes() const {
    std::string out = "zermelo\x01";
    for (const auto& block : blocks) out += block;
    std::string places;
    for (const auto offset : offsets) places += little_endian(offset);
    for (const auto& block : blocks) places += little_endian(checksum(block));
    const std::string sum =
        checksum_text.empty() ? '"' + hexadecimal(checksum(places)) + '"' : checksum_text;
    out += places;
    const std::string facts = fmt::format(
        R"({{"name":{},"width":{},"entries":{},"block_entries":{},"codec":{},"index":{},)"
        R"("index_checksum":{}}})",
        name, width, entries, block_entries, codec, index, sum);
    const std::string end =
        footer.empty() ? R"({"kind":"made","facts":{"n":3},"columns":[)" + facts + "]}" : footer;
    const auto at = out.size();
    return out + end + little_endian(at) + little_endian(end.size()) +
           little_endian(checksum(end)) + "zermelo\x01";
  }
};

class TableFormat : public ::testing::Test {
 protected:
  /// The error of opening the file and reading all of it; empty if there is none.
  std::string complaint(const HandMade& file) {
    write_file(folder / "t", file.bytes());
    return testing::complaint_of([&] { Table(folder / "t").check(); });
  }
  void expect_complaint(const HandMade& file, std::string_view part) {
    EXPECT_NE(complaint(file).find(part), std::string::npos) << part << ": " << complaint(file);
  }
  ScratchFolder folder;
};

TEST_F(TableFormat, AFileMadeByHandIsRead) {
  EXPECT_EQ(complaint({}), "");
  const Table table(folder / "t");
  EXPECT_EQ(table.kind(), "made");
  EXPECT_EQ(table.facts().find("n")->count(), 3);
  EXPECT_EQ(table.read("c"), "0123456789");
  EXPECT_EQ(table.column("c").blocks(), 3U);
  EXPECT_EQ(table.column("c").block_bytes(0), 4U);
  EXPECT_EQ(table.column("c").block_bytes(2), 2U);
}

TEST_F(TableFormat, NumbersAreLittleEndian) {
  HandMade file;
  file.width = "2";
  file.entries = "5";
  file.block_entries = "2";
  EXPECT_EQ(complaint(file), "");
  EXPECT_EQ(Table(folder / "t").numbers<std::uint16_t>("c"),
            (std::vector<std::uint16_t>{0x3130, 0x3332, 0x3534, 0x3736, 0x3938}));
}

TEST_F(TableFormat, ImpossibleSizesAreRefused) {
  const auto with = [](std::string HandMade::*fact, const char* text) {
    HandMade file;
    file.*fact = text;
    return file;
  };
  for (const auto* text : {"0", "-1", "67108865", "9223372036854775807"}) {
    expect_complaint(with(&HandMade::width, text), "column \"c\" has an impossible size");
    expect_complaint(with(&HandMade::block_entries, text), "column \"c\" has an impossible size");
  }
  for (const auto* text : {"-1", "100000", "9223372036854775807"})
    expect_complaint(with(&HandMade::index, text), "column \"c\" has an impossible size");
  expect_complaint(with(&HandMade::entries, "-1"), "column \"c\" has an impossible size");
  for (const auto* text : {"1000", "4000000000", "9223372036854775807"})
    expect_complaint(with(&HandMade::entries, text), "the index of column \"c\" is cut off");
}

TEST_F(TableFormat, FactsOfTheWrongKindAreRefused) {
  for (auto fact : {&HandMade::name, &HandMade::width, &HandMade::entries, &HandMade::block_entries,
                    &HandMade::codec, &HandMade::index, &HandMade::checksum_text}) {
    for (const auto* text : {"null", "[]", "1.5", "true"}) {
      HandMade file;
      file.*fact = text;
      expect_complaint(file, "a column in its footer lacks a field");
    }
  }
}

TEST_F(TableFormat, ACodecOfTheFutureIsNamed) {
  HandMade file;
  file.codec = "\"brotli\"";
  expect_complaint(file, "column \"c\" is stored as \"brotli\", which this program cannot read");
}

TEST_F(TableFormat, OtherFootersAreRefused) {
  HandMade file;
  for (const auto* footer :
       {"[]", "3", "{}", R"({"kind":"k","facts":{}})", R"({"kind":"k","columns":[]})",
        R"({"kind":4,"facts":{},"columns":[]})", R"({"kind":"k","facts":[],"columns":[]})"}) {
    file.footer = footer;
    expect_complaint(file, "its footer lacks a field");
  }
  file.footer = R"({"kind":"k","facts":{},"columns":[7]})";
  expect_complaint(file, "its footer lists something that is not a column");
  file.footer = "{\"kind\":";
  expect_complaint(file, "the footer of table");
  file.footer = R"({"kind":"k","facts":{},"columns":[]})";
  EXPECT_EQ(complaint(file), "") << "a table may have no columns";
}

TEST_F(TableFormat, BlocksOutOfPlaceAreRefused) {
  HandMade file;
  file.offsets = {8, 7, 16, 18};
  expect_complaint(file, "block 0 of column \"c\" is misplaced");
  file.offsets = {8, 12, 16, 100'000};
  expect_complaint(file, "block 2 of column \"c\" is misplaced");
  file.offsets = {8, 12, 15, 18};
  expect_complaint(file, "the checksum of block 1 of column \"c\" differs");
  file.offsets = {8, 12, 16, ~std::uint64_t{0}};
  expect_complaint(file, "block 2 of column \"c\" is misplaced");
}

/// The checksum is right, but the block holds one entry more than its place allows.
TEST_F(TableFormat, ABlockOfAnotherSizeIsRefused) {
  HandMade file;
  file.entries = "9";
  expect_complaint(file, "block 2 of column \"c\" cannot be unpacked");
  file = {};
  file.codec = "\"zstd\"";
  expect_complaint(file, "block 0 of column \"c\" cannot be unpacked");
}

TEST_F(TableFormat, AWrongChecksumOfTheIndexIsNamed) {
  HandMade file;
  file.checksum_text = "\"0123456789abcdef\"";
  expect_complaint(file, "the checksum of the index of column \"c\" differs");
}

/// However the entries are handed over, the file is the same, byte for byte: many columns of random
/// bytes in random pieces in one file, each column at once in the other.
TEST(TableWriterLaws, PiecesMakeNoDifference) {
  ScratchFolder folder;
  Random random(1);
  TableWriter one(folder / "one", "k"), many(folder / "many", "k");
  std::vector<std::string> columns;
  for (int c = 0; c < 60; ++c) {
    const ColumnShape shape{fmt::format("c{}", c), 1 + random.below(3), 1 + random.below(12),
                            random.below(2) == 0 ? Codec::none : Codec::zstd};
    one.begin(shape);
    many.begin(shape);
    std::string all;
    for (auto pieces = random.below(6); pieces > 0; --pieces) {
      std::string piece(std::size_t{shape.width} * random.below(20), '\0');
      for (char& byte : piece) byte = static_cast<char>(random.below(256));
      many.append(piece);
      all += piece;
    }
    one.append(all);
    columns.push_back(all);
  }
  one.finish({});
  many.finish({});
  EXPECT_TRUE(file_content(folder / "one") == file_content(folder / "many"));
  const Table table(folder / "many");
  for (std::size_t c = 0; c < columns.size(); ++c)
    EXPECT_EQ(table.read(fmt::format("c{}", c)), columns[c]) << c;
}

template <std::unsigned_integral T>
void expect_numbers_survive(Codec codec, std::size_t count) {
  ScratchFolder folder;
  Random random(count);
  std::vector<T> numbers{0, 1, static_cast<T>(~T{0}), static_cast<T>(T{1} << (8 * sizeof(T) - 1))};
  while (numbers.size() < count) numbers.push_back(static_cast<T>(mix(random.below(1U << 30))));
  TableWriter out(folder / "t", "k");
  out.column<T>("empty", std::vector<T>{});
  out.column<T>("numbers", numbers, codec);
  out.finish({});
  const Table table(folder / "t");
  EXPECT_EQ(table.numbers<T>("numbers"), numbers);
  EXPECT_TRUE(table.numbers<T>("empty").empty());
}

TEST(TableWriterLaws, NumbersOfEveryWidthSurvive) {
  for (const Codec codec : {Codec::none, Codec::zstd}) {
    expect_numbers_survive<std::uint8_t>(codec, 1000);
    expect_numbers_survive<std::uint16_t>(codec, (1U << 16) + 1);  // one more than a block
    expect_numbers_survive<std::uint32_t>(codec, 1000);
    expect_numbers_survive<std::uint64_t>(codec, 1000);
  }
}

void write_word(const std::filesystem::path& path, std::string_view word) {
  TableWriter out(path, "word");
  out.begin({"word", 1, 2});
  out.append(word);
  out.finish({});
}

TEST(TableWriterPlaces, AReaderOfTheOldFileReadsOnWhenANewOneTakesItsName) {
  ScratchFolder folder;
  write_word(folder / "t", "old ones");
  const Table old(folder / "t");
  write_word(folder / "t", "new");
  EXPECT_EQ(old.read("word"), "old ones");
  EXPECT_EQ(Table(folder / "t").read("word"), "new");
  EXPECT_EQ(folder.files(), 1U);
}

TEST(TableWriterPlaces, AnUnwritablePlaceIsReportedAtOnce) {
  ScratchFolder folder;
  const auto said = testing::complaint_of([&] { TableWriter(folder / "no/such/place", "k"); });
  EXPECT_NE(said.find("place"), std::string::npos) << said;
}

TEST(TableReaders, MayBeMany) {
  ScratchFolder folder;
  const std::string word(400, 'w');
  write_word(folder / "t", word);
  const Table table(folder / "t");
  std::vector<std::string> read(3);
  {
    std::vector<std::jthread> readers;
    for (auto& each : read) readers.emplace_back([&] { each = table.read("word"); });
  }
  for (const auto& each : read) EXPECT_EQ(each, word);
}

}  // namespace
}  // namespace zermelo
