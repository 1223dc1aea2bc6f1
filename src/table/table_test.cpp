// A table file returns what was written, and damage anywhere is reported with its place.
#include "table/table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/error.h"
#include "table/writer.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

const std::vector<std::uint32_t> some_numbers{1, 2, 3, 0xffffffff, 0, 70000};

/// Two columns; the second in blocks of three entries.
void write_small(const std::filesystem::path& path, Codec codec = Codec::zstd) {
  TableWriter out(path, "small");
  out.column<std::uint32_t>("numbers", some_numbers, codec);
  out.begin({"letters", 2, 3, codec});
  out.append("aabb");
  out.append("ccddeeffgghh");
  out.append("ii");
  out.finish(Fields{}.add("answer", 42));
}

TEST(Table, GivesBackWhatWasWritten) {
  ScratchFolder folder;
  for (const Codec codec : {Codec::none, Codec::zstd}) {
    write_small(folder / "t", codec);
    const Table table(folder / "t");
    EXPECT_EQ(table.kind(), "small");
    EXPECT_EQ(table.facts().find("answer")->count(), 42);
    EXPECT_EQ(table.numbers<std::uint32_t>("numbers"), some_numbers);
    EXPECT_EQ(table.read("letters"), "aabbccddeeffgghhii");
    EXPECT_EQ(table.column("letters").blocks(), 3U);
    std::string block(6, ' ');
    table.read_block(table.column("letters"), 1, block);
    EXPECT_EQ(block, "ddeeff");
    EXPECT_EQ(table.bytes(), std::filesystem::file_size(folder / "t"));
    table.check();
  }
}

TEST(Table, SaysWhatItIsIfAnotherIsExpected) {
  ScratchFolder folder;
  TableWriter out(folder / "t", "small");
  out.finish(Fields{}.add("slice", "2K").add("size", 3).add("reduced", false));
  const Table table(folder / "t");
  const auto complaint = [&](const Fields& expected) {
    return testing::complaint_of([&] { table.expect(expected); });
  };
  EXPECT_EQ(complaint(Fields{}.add("slice", "2K").add("size", 3)), "");
  const std::string start = "table " + (folder / "t").string() + " holds ",
                    end = ": rename the file, or delete it and build it again";
  EXPECT_EQ(complaint(Fields{}.add("slice", "1K").add("size", 3)),
            start + "slice \"2K\"; its name stands for slice \"1K\"" + end);
  EXPECT_EQ(complaint(Fields{}.add("slice", "1K").add("size", 4).add("reduced", true)),
            start +
                "slice \"2K\", size 3, reduced false; its name stands for slice \"1K\", size 4, "
                "reduced true" +
                end);
  EXPECT_EQ(complaint(Fields{}.add("k", 5)), start + "k nothing; its name stands for k 5" + end);
}

RC_GTEST_PROP(Table, AnyBytesInAnyPiecesSurvive, (const std::vector<std::string>& pieces)) {
  ScratchFolder folder;
  const auto block = *rc::gen::inRange<std::uint32_t>(1, 40);
  std::string all;
  {
    TableWriter out(folder / "t", "bytes");
    out.begin({"bytes", 1, block, *rc::gen::element(Codec::none, Codec::zstd)});
    for (const auto& piece : pieces) {
      out.append(piece);
      all += piece;
    }
    out.finish({});
  }
  const Table table(folder / "t");
  RC_ASSERT(table.read("bytes") == all);
}

TEST(Table, WithoutCompressionEntriesBeginAtAPage) {
  ScratchFolder folder;
  write_small(folder / "t", Codec::none);
  const auto bytes = file_content(folder / "t");
  EXPECT_EQ(bytes.substr(4096, 8), std::string("\1\0\0\0\2\0\0\0", 8));
  EXPECT_EQ(bytes.substr(8192, 6), "aabbcc");
}

TEST(Table, AppearsOnlyWhenFinished) {
  ScratchFolder folder;
  {
    TableWriter out(folder / "t", "small");
    out.begin({"letters"});
    out.append("abc");
    EXPECT_FALSE(std::filesystem::exists(folder / "t"));
  }
  EXPECT_EQ(folder.files(), 0U);
}

/// The error of opening the file and reading everything; empty if there is none.
std::string trouble(const std::filesystem::path& path) {
  return testing::complaint_of([&] { Table(path).check(); });
}

TEST(Table, AnyFlippedByteIsFound) {
  ScratchFolder folder;
  write_small(folder / "t");
  const auto whole = file_content(folder / "t");
  for (std::size_t i = 0; i < whole.size(); ++i) {
    auto bad = whole;
    bad[i] = static_cast<char>(bad[i] ^ 0x10);
    write_file(folder / "bad", bad);
    const auto message = trouble(folder / "bad");
    EXPECT_NE(message.find("bad"), std::string::npos) << i << ": " << message;
  }
}

TEST(Table, AnyCutIsFound) {
  ScratchFolder folder;
  write_small(folder / "t");
  const auto whole = file_content(folder / "t");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    write_file(folder / "bad", std::string_view(whole).substr(0, size));
    EXPECT_NE(trouble(folder / "bad").find("bad"), std::string::npos) << size;
  }
}

TEST(Table, DamageIsReportedWithItsPlace) {
  ScratchFolder folder;
  write_small(folder / "t", Codec::none);
  auto bad = file_content(folder / "t");
  bad[8192 + 7] = '!';
  write_file(folder / "bad", bad);
  EXPECT_NE(trouble(folder / "bad")
                .find("is damaged: the checksum of block 1 of column \"letters\" differs; delete "
                      "the file and make it again"),
            std::string::npos)
      << trouble(folder / "bad");
}

TEST(Table, OtherFilesAreRefusedInOneSentence) {
  ScratchFolder folder;
  write_file(folder / "t", std::string(100, 'x'));
  EXPECT_NE(trouble(folder / "t").find("is not a table file"), std::string::npos);
  EXPECT_NE(trouble(folder / "nothing").find("cannot be read"), std::string::npos);
  EXPECT_NE(trouble(folder.path()).find("cannot be read"), std::string::npos);
  write_small(folder / "t");
  auto newer = file_content(folder / "t");
  newer[7] = 9;
  write_file(folder / "t", newer);
  EXPECT_NE(trouble(folder / "t").find("has version 9; this program reads version 1"),
            std::string::npos);
}

TEST(Table, AColumnThatIsNotThereIsNamed) {
  ScratchFolder folder;
  write_small(folder / "t");
  const Table table(folder / "t");
  EXPECT_NE(
      testing::complaint_of([&] { (void)table.read("nombers"); }).find("has no column \"nombers\""),
      std::string::npos);
  EXPECT_NE(testing::complaint_of([&] {
              (void)table.numbers<std::uint8_t>("numbers");
            }).find("expected 1"),
            std::string::npos);
}

}  // namespace
}  // namespace zermelo
