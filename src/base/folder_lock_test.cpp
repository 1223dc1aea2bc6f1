// One build at a time in a folder.
#include "base/folder_lock.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

TEST(FolderLock, KeepsASecondOneOutUntilItIsGone) {
  ScratchFolder folder;
  {
    const FolderLock first(folder / "tables");
    const auto message = testing::complaint_of([&] { const FolderLock second(folder / "tables"); });
    EXPECT_NE(message.find("another build is at work in folder"), std::string::npos) << message;
  }
  EXPECT_EQ(testing::complaint_of([&] { const FolderLock again(folder / "tables"); }), "");
}

TEST(FolderLock, RemovesTheUnfinishedFilesOfKilledBuilds) {
  ScratchFolder folder;
  for (const auto* name : {"rows.1-0x1.tmp", "rows", "rows.txt", "other.1-0x1.tmp"})
    write_file(folder / name, "");
  FolderLock(folder.path()).remove_leftovers("rows.");
  for (const auto* name : {"rows", "rows.txt", "other.1-0x1.tmp"})
    EXPECT_TRUE(std::filesystem::exists(folder / name)) << name;
  EXPECT_FALSE(std::filesystem::exists(folder / "rows.1-0x1.tmp"));
}

TEST(FolderLock, SaysWhenTheFolderCannotBeUsed) {
  const auto message = testing::complaint_of([] { const FolderLock lock("/dev/null/tables"); });
  EXPECT_NE(message.find("/dev/null/tables cannot be written to"), std::string::npos) << message;
}

}  // namespace
}  // namespace zermelo
