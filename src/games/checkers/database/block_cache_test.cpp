#include "games/checkers/database/block_cache.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "base/random.h"
#include "table/writer.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {
namespace {

const Slice two_blocks{3, 0, 0, 1};  // 125,860 positions: two blocks, 65,536 entries in the first

template <class Encoding>
std::filesystem::path write_made_up(const ScratchFolder& folder, std::string_view name,
                                    const Slice& slice, std::uint64_t salt) {
  using Score = typename Encoding::Score;
  SliceValues<Score> values(slice);
  for (const unsigned side : {0U, 1U})
    for (std::uint64_t i = 0; i < values.seen[side].size(); ++i)
      values.seen[side][i] = static_cast<Score>((i + salt) * 2654435761U >> 7);
  Tally tally;
  tally.all.resize(std::size_t{1} << (8 * sizeof(Score)));
  tally.captures = tally.all;
  save_slice<Encoding>(folder / name, values, slice, Metric::dtw, tally);
  return folder / name;
}

std::uint64_t bytes_held(const CachedFile& file) {
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i < file.pages.size(); ++i)
    if (file.holds(i)) bytes += file.file.column().block_bytes(i);
  return bytes;
}

class BlockCacheTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<ScratchFolder>();
    write_made_up<HalvedByte>(*folder_, "a", two_blocks, 1);
    write_made_up<HalvedByte>(*folder_, "b", two_blocks, 99);
    write_made_up<PlainDistance<std::uint16_t>>(*folder_, "wide", {1, 0, 1, 0}, 5);
  }
  static void TearDownTestSuite() { folder_.reset(); }

  static std::unique_ptr<ScratchFolder> folder_;
};

std::unique_ptr<ScratchFolder> BlockCacheTest::folder_;

// Two blocks are 125,860 bytes, five more than one of the ceilings. However little room there is,
// every score is the file's, and no more is held than allowed.
TEST_F(BlockCacheTest, GivesTheScoresOfTheFilesWithinItsCeiling) {
  CachedFile files[] = {CachedFile(SliceFile(*folder_ / "a")),
                        CachedFile(SliceFile(*folder_ / "b"))};
  const std::vector<std::uint8_t> truth[] = {files[0].file.table().numbers<std::uint8_t>("score"),
                                             files[1].file.table().numbers<std::uint8_t>("score")};
  ASSERT_NE(truth[0], truth[1]);
  ASSERT_EQ(files[0].pages.size(), 2U);
  for (const std::uint64_t ceiling : {0U, 60'000U, 65'536U, 125'855U, 130'000U, 1U << 20}) {
    CachedFile mine[] = {CachedFile(SliceFile(*folder_ / "a")),
                         CachedFile(SliceFile(*folder_ / "b"))};
    BlockCache cache(ceiling);
    Random random(ceiling);
    for (int i = 0; i < 60; ++i) {
      const unsigned which = random.below(2);
      const auto index = random.below(static_cast<std::uint32_t>(truth[which].size()));
      ASSERT_EQ(cache.score(mine[which], index), truth[which][index]) << ceiling << ' ' << index;
      ASSERT_LE(bytes_held(mine[0]) + bytes_held(mine[1]), ceiling);
    }
    if (ceiling == 1U << 20) {
      EXPECT_EQ(bytes_held(mine[0]) + bytes_held(mine[1]), 2 * truth[0].size());
    }
  }
}

TEST_F(BlockCacheTest, FindsTheFirstAndTheLastEntryOfEveryBlock) {
  CachedFile file(SliceFile(*folder_ / "a"));
  const auto truth = file.file.table().numbers<std::uint8_t>("score");
  BlockCache cache(70'000);
  for (const std::size_t index :
       {std::size_t{0}, std::size_t{65'535}, std::size_t{65'536}, truth.size() - 1, std::size_t{1}})
    EXPECT_EQ(cache.score(file, index), truth[index]) << index;
}

// A block in use stays when room is made; one that nobody asked for again goes.
TEST_F(BlockCacheTest, KeepsTheBlockThatIsUsed) {
  CachedFile a(SliceFile(*folder_ / "a")), b(SliceFile(*folder_ / "b"));
  BlockCache cache(131'072);
  cache.score(a, 0);
  cache.score(a, 65'536);
  ASSERT_TRUE(a.holds(0) && a.holds(1));
  cache.score(a, 7);  // its first block is asked for again
  cache.score(b, 0);
  EXPECT_TRUE(a.holds(0));
  EXPECT_FALSE(a.holds(1));
  EXPECT_TRUE(b.holds(0));
}

// Our own files have blocks that fill their pages; the format allows others.
TEST_F(BlockCacheTest, ReadsBlocksOfAnySize) {
  const SliceFile ours(*folder_ / "a");
  const auto truth = ours.table().numbers<std::uint8_t>("score");
  for (const std::uint32_t block_entries : {1000U, 65'535U, 65'537U, 70'000U, 131'072U}) {
    const auto path = *folder_ / ("blocks-of-" + std::to_string(block_entries));
    TableWriter out(path, ours.table().kind());
    out.begin({.name = "score", .block_entries = block_entries});
    out.append({reinterpret_cast<const char*>(truth.data()), truth.size()});
    out.finish(ours.table().facts());
    CachedFile file{SliceFile(path)};
    BlockCache cache(1U << 19);
    Random random(block_entries);
    for (int i = 0; i < 3000; ++i) {
      const auto index = random.below(static_cast<std::uint32_t>(truth.size()));
      cache.prefetch(file, index);
      ASSERT_EQ(cache.score(file, index), truth[index]) << block_entries << ' ' << index;
    }
  }
}

TEST_F(BlockCacheTest, ReadsScoresOfTwoBytes) {
  CachedFile file(SliceFile(*folder_ / "wide"));
  const auto truth = file.file.table().numbers<std::uint16_t>("score");
  ASSERT_EQ(truth.size(), 992U);
  BlockCache cache(1U << 20);
  for (std::uint64_t i = 0; i < truth.size(); ++i) ASSERT_EQ(cache.score(file, i), truth[i]) << i;
  EXPECT_GT(std::ranges::max(truth), 255);
}

// Threads that drive out each other's blocks still read the file's scores.
TEST_F(BlockCacheTest, ServesSeveralThreads) {
  CachedFile file(SliceFile(*folder_ / "a"));
  const auto truth = file.file.table().numbers<std::uint8_t>("score");
  BlockCache cache(65'536);
  std::atomic<unsigned> wrong = 0;
  std::vector<std::jthread> threads;
  for (unsigned t = 0; t < 3; ++t) {
    threads.emplace_back([&, t] {
      Random random(t);
      for (int i = 0; i < 40; ++i) {
        const auto index = random.below(static_cast<std::uint32_t>(truth.size()));
        if (cache.score(file, index) != truth[index]) ++wrong;
      }
    });
  }
  threads.clear();
  EXPECT_EQ(wrong, 0U);
  EXPECT_LE(bytes_held(file), 65'536U);
}

TEST_F(BlockCacheTest, ADamagedBlockIsToldWhenItIsRead) {
  const ScratchFolder folder;
  std::string bytes = file_content(*folder_ / "a");
  bytes[200] = static_cast<char>(bytes[200] ^ 4);  // in the first block
  write_file(folder / "a", bytes);
  CachedFile file{SliceFile(folder / "a")};
  BlockCache cache(1U << 20);
  EXPECT_EQ(testing::complaint_of([&] { cache.score(file, 65'536); }), "");
  for (int again = 0; again < 2; ++again)
    EXPECT_NE(testing::complaint_of([&] { cache.score(file, 0); }).find("checksum of block 0"),
              std::string::npos);
  EXPECT_FALSE(file.holds(0));
}

}  // namespace
}  // namespace zermelo::checkers
