// Lines that were entered before, in memory and in a file.
#include "cli/prompt/history.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

TEST(AHistory, KeepsNoBlankLongOrRepeatedLine) {
  History history;
  for (const char* line : {"1", "", "  ", "1", "2", "1"}) history.add(line);
  EXPECT_FALSE(history.add(std::string(History::longest_line + 1, '1')));
  EXPECT_EQ(history.lines(), (Lines{"1", "2", "1"}));
}

TEST(AHistory, ForgetsTheOldestLines) {
  History history;
  for (std::size_t i = 0; i < History::most + 5; ++i) history.add(std::to_string(i));
  EXPECT_EQ(history.lines().size(), History::most);
  EXPECT_EQ(history.lines().front(), "5");
}

TEST(AHistory, IsSearchedByTheBeginningOfALine) {
  History history;
  for (const char* line : {"cool(*,1)", "^ + *", "cool(^,1)", "2"}) history.add(line);
  EXPECT_EQ(history.earlier(4, "cool", "cool"), 2U);
  EXPECT_EQ(history.earlier(2, "cool", "cool(^,1)"), 0U);
  EXPECT_EQ(history.earlier(0, "cool", "cool(*,1)"), std::nullopt);
  EXPECT_EQ(history.later(0, "cool", "cool(*,1)"), 2U);
  EXPECT_EQ(history.later(2, "cool", "cool(^,1)"), std::nullopt);
}

TEST(AHistoryFile, LastsFromSessionToSession) {
  ScratchFolder folder;
  const auto path = (folder / "state/zermelo/history").string();
  {
    HistoryFile first(path);
    EXPECT_FALSE(fs::exists(folder / "state"));  // nothing is made before it is needed
    first.add("^ + *");
    HistoryFile beside(path);
    first.add("1/2");
    beside.add("3");
  }
  EXPECT_EQ(HistoryFile(path).history().lines(), (Lines{"^ + *", "1/2", "3"}));
  EXPECT_EQ(fs::status(path).permissions() & fs::perms::all,
            fs::perms::owner_read | fs::perms::owner_write);
}

TEST(AHistoryFile, IsShortenedWhenItHasGrown) {
  ScratchFolder folder;
  const auto path = (folder / "history").string();
  std::ofstream file(path);
  for (int i = 0; i < 5000; ++i) file << i << '\n';
  file.close();
  EXPECT_EQ(HistoryFile(path).history().lines().front(), "4000");
  std::ifstream again(path);
  std::string first;
  std::getline(again, first);
  EXPECT_EQ(first, "4000");
}

TEST(AHistoryFile, ThatCannotBeWrittenIsOnlyForgotten) {
  for (const char* path : {"", "/dev/null/history", "/dev/full"}) {
    HistoryFile file(path);
    file.add("1");
    EXPECT_EQ(file.history().lines(), Lines{"1"}) << path;
  }
}

TEST(AHistoryFile, WithControlCharactersDoesNotDisturbTheTerminal) {
  ScratchFolder folder;
  const auto path = (folder / "history").string();
  std::ofstream(path) << "\x1b[2Jx\xff\n";
  EXPECT_EQ(HistoryFile(path).history().lines(), Lines{"?[2Jx?"});
}

}  // namespace
}  // namespace zermelo
