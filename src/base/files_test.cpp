// New files appear whole or not at all, and errors come early and name the file.
#include "base/files.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>

#include "base/error.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

namespace fs = std::filesystem;

class ANewFile : public ::testing::Test {
 protected:
  std::size_t files() const { return folder.files(); }

  ScratchFolder folder;
  fs::path path = folder / "answer.csv";
};

/// The message of the Error that `work` throws.
template <class Work>
std::string message_of(Work&& work) {
  try {
    work();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

void expect_message(const std::string& message, const fs::path& place, std::string_view what) {
  EXPECT_TRUE(message.starts_with("file ")) << message;
  EXPECT_NE(message.find(place.string().substr(0, 30)), std::string::npos) << message;
  EXPECT_LT(message.size(), 200U);
  EXPECT_NE(message.find(what), std::string::npos) << message;
}

/// Lets no file grow beyond `bytes` while it lives, so that writes fail as on a full disk.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST_F(ANewFile, AppearsOnlyWhenCommitted) {
  NewFile file(path);
  EXPECT_FALSE(fs::exists(path));
  file.commit("n,nodes\n1,2\n");
  EXPECT_EQ(file_content(path), "n,nodes\n1,2\n");
}

TEST_F(ANewFile, StaysAndStandsAloneAfterwards) {
  { NewFile(path).commit("x"); }
  EXPECT_EQ(file_content(path), "x");
  EXPECT_EQ(files(), 1U);
}

TEST_F(ANewFile, LeavesNothingBehindWithoutCommit) {
  {
    const NewFile file(path);
    EXPECT_EQ(files(), 1U) << "the temporary file shows that the folder is writable";
  }
  EXPECT_EQ(files(), 0U);
}

TEST_F(ANewFile, ReplacesAnOldOne) {
  write_file(path, "old and longer");
  NewFile(path).commit("new");
  EXPECT_EQ(file_content(path), "new");
  EXPECT_EQ(files(), 1U);
}

TEST_F(ANewFile, LeavesTheOldOneAloneWithoutCommit) {
  write_file(path, "old");
  {
    const NewFile file(path);
    EXPECT_EQ(file_content(path), "old");
  }
  EXPECT_EQ(file_content(path), "old");
  EXPECT_EQ(files(), 1U);
}

TEST_F(ANewFile, HoldsAnyBytes) {
  std::string bytes(10'000'000, 'x');
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * i >> 8);
  NewFile(path).commit(bytes);
  EXPECT_TRUE(file_content(path) == bytes);
  NewFile(path).commit("");
  EXPECT_TRUE(fs::exists(path));
  EXPECT_EQ(fs::file_size(path), 0U);
}

TEST_F(ANewFile, CanBeReadByOthers) {
  NewFile(path).commit("x");
  EXPECT_NE(fs::status(path).permissions() & fs::perms::owner_read, fs::perms::none);
  EXPECT_EQ(fs::status(path).permissions() & fs::perms::owner_exec, fs::perms::none);
}

TEST_F(ANewFile, HasNeighboursThatDoNotDisturbIt) {
  NewFile one(folder / "one"), two(folder / "two");
  two.commit("2");
  one.commit("1");
  EXPECT_EQ(file_content(folder / "one"), "1");
  EXPECT_EQ(file_content(folder / "two"), "2");
}

TEST_F(ANewFile, InAnImpossiblePlaceIsRefusedBeforeTheWork) {
  for (const fs::path& place : {fs::path("/dev/null/x"), folder / "missing" / "x"}) {
    expect_message(message_of([&] { NewFile file(place); }), place, "cannot be written");
  }
}

TEST_F(ANewFile, WithFarTooLongANameIsRefusedBeforeTheWork) {
  const fs::path place = folder.path() / std::string(5000, 'x');
  expect_message(message_of([&] { NewFile file(place); }), place, "cannot be written");
}

TEST_F(ANewFile, IsRefusedWhereAFolderIs) {
  expect_message(message_of([&] { NewFile file(folder.path()); }), folder.path(),
                 "is a folder; expected");
}

TEST_F(ANewFile, ThatDoesNotFitOnTheDiskChangesNothing) {
  write_file(path, "old");
  const std::string message = message_of([&] {
    NewFile file(path);
    const SmallDisk disk(1000);
    file.commit(std::string(5000, 'x'));
  });
  expect_message(message, path, "could not be written, nothing was changed");
  expect_message(message, path, "(see: ulimit -f)");
  EXPECT_EQ(file_content(path), "old");
  EXPECT_EQ(files(), 1U);
}

TEST_F(ANewFile, WhosePlaceWasTakenMeanwhileIsRefused) {
  const std::string message = message_of([&] {
    NewFile file(path);
    fs::create_directory(path);
    file.commit("x");
  });
  expect_message(message, path, "could not be put in place");
  EXPECT_EQ(files(), 1U);
}

TEST_F(ANewFile, FollowsALink) {
  std::ofstream(folder / "real") << "old";
  std::filesystem::create_symlink(folder / "real", folder / "link");
  NewFile(folder / "link").commit("new");
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_EQ(std::filesystem::file_size(folder / "real"), 3U);
}

TEST_F(ANewFile, WritesToADeviceWithoutReplacingIt) {
  NewFile("/dev/null").commit("gone");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  EXPECT_THROW(NewFile("/dev/full").commit("no room"), Error);
}

TEST_F(ANewFile, OfTheSameNameTwiceInOneProgramIsTheLaterOne) {
  NewFile first(folder / "same"), second(folder / "same");
  first.commit("first");
  second.commit("second");
  EXPECT_EQ(std::filesystem::file_size(folder / "same"), 6U);
}

}  // namespace
}  // namespace zermelo
