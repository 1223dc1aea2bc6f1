// A file is read completely, or the error says why not.
#include "base/read_file.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

TEST(ReadFile, GivesEveryByte) {
  ScratchFolder folder;
  std::string content;
  for (int i = 0; i < 200'000; ++i) content += static_cast<char>(i % 251);
  write_file(folder / "some", content);
  EXPECT_EQ(read_file((folder / "some").string()), content);
  write_file(folder / "none", "");
  EXPECT_EQ(read_file((folder / "none").string()), "");
}

TEST(ReadFile, AFolderOrAMissingFileIsAnErrorNotAnEmptyFile) {
  ScratchFolder folder;
  EXPECT_EQ(testing::complaint_of([&] { (void)read_file(folder.path().string()); }),
            '"' + folder.path().string() + "\" cannot be read (Is a directory)");
  const auto missing = (folder / "missing").string();
  EXPECT_EQ(testing::complaint_of([&] { (void)read_file(missing); }),
            '"' + missing + "\" cannot be read (No such file or directory)");
}

TEST(LinesOfFile, HaveNoByteOrderMarkAndNoEnds) {
  ScratchFolder folder;
  const auto lines_in = [&](const std::string& content) {
    write_file(folder / "text", content);
    return lines_of_file((folder / "text").string());
  };
  using Lines = std::vector<std::string>;
  EXPECT_EQ(lines_in(""), Lines{});
  EXPECT_EQ(lines_in("\xef\xbb\xbf"
                     "a\tb\r\n\r\nc"),
            (Lines{"a\tb", "", "c"}));
  EXPECT_EQ(lines_in("one\ntwo\n"), (Lines{"one", "two"}));
  EXPECT_EQ(testing::complaint_of([&] { (void)lines_of_file(folder.path().string()); }),
            '"' + folder.path().string() + "\" cannot be read (Is a directory)");
}

}  // namespace
}  // namespace zermelo
