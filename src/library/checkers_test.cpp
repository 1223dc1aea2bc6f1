// Probing through the public headers, C and C++, against the Prober behind them, on every position
// of two and three pieces.

#include <gtest/gtest.h>
#include <zermelo/checkers.h>
#include <zermelo/checkers_probe.h>

#include <thread>
#include <vector>

#include "games/checkers/database/probing.h"
#include "games/checkers/index/slice_index.h"
#include "library/checkers_setup.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"

namespace zermelo {
namespace {

using checkers::Metric;
using checkers::Position;
using checkers::tables_of;

constexpr unsigned most = 3;
constexpr std::uint64_t cache = 1U << 22;

class Opened {
 public:
  explicit Opened(const std::filesystem::path& folder)
      : tables_(zermelo_tables_open(folder.c_str())) {}
  ~Opened() { zermelo_tables_close(tables_); }
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;

  int probe(const Position& p, Side side, int& plies) const {
    return zermelo_checkers_probe(tables_, p.men[0], p.kings[0], p.men[1], p.kings[1],
                                  side == Side::left ? 1 : 0, &plies);
  }
  zermelo_tables* get() const { return tables_; }

 private:
  zermelo_tables* tables_;
};

/// Calls `use(position)` for every placement of every slice of up to three pieces.
template <class Use>
void each_position(const Use& use) {
  for (const checkers::Slice& slice : checkers::slices_up_to(most, most - 1)) {
    const checkers::SliceIndex index(slice);
    for (std::uint64_t i = 0; i < index.size(); ++i) use(index.position(i));
  }
}

int code(Result result) {
  return result == Result::win    ? ZERMELO_WIN
         : result == Result::loss ? ZERMELO_LOSS
         : result == Result::draw ? ZERMELO_DRAW
                                  : ZERMELO_NOT_KNOWN;
}

TEST(LibraryCheckers, ProbesAreThoseOfTheProber) {
  const auto& folder = tables_of(most, Metric::dtw);
  checkers::Prober prober({folder}, cache);
  const CheckersTables tables({folder}, cache);
  const Opened opened(folder);
  std::uint64_t checked = 0, wrong = 0;
  each_position([&](const Position& p) {
    for (const Side side : {Side::left, Side::right}) {
      const auto known = prober.known(p, side);
      const auto probe = tables.probe(position_of(p, side));
      int plies = -2;
      const int result = opened.probe(p, side, plies);
      const bool is_decided = known.is_decided();
      const bool is_right = known.result != Result::unknown && result == code(known.result) &&
                            plies == (is_decided ? static_cast<int>(*known.dtw) : 0) &&
                            probe.result == known.result &&
                            probe.plies_to_win == (is_decided ? known.dtw : std::nullopt);
      ++checked;
      wrong += is_right ? 0 : 1;
    }
  });
  EXPECT_GT(checked, 100'000U);
  EXPECT_EQ(wrong, 0U);
}

TEST(LibraryCheckers, MovesAndLinesAreThoseOfTheTables) {
  const CheckersTables tables({tables_of(most, Metric::dtw)}, cache);
  const auto start = checkers_position("B:WK31:B18,25");
  const auto probe = tables.probe(start);
  ASSERT_EQ(probe.result, Result::win);
  const auto line = tables.line(start);
  EXPECT_TRUE(line.is_complete);
  EXPECT_EQ(line.moves.size(), probe.plies_to_win);
  CheckersPosition at = start;
  for (const auto& move : line.moves) at = checkers_play(at, move);
  EXPECT_EQ(at, line.end);
  EXPECT_TRUE(checkers_moves(at).empty());
  const auto moves = tables.moves(start);
  EXPECT_EQ(moves.size(), checkers_moves(start).size());
  EXPECT_EQ(moves.front().move.text, line.moves.front());
  EXPECT_EQ(moves.front().after.result, Result::loss);
}

TEST(LibraryCheckers, PositionsAreReadAndPlayed) {
  const CheckersPosition start;
  EXPECT_EQ(checkers_fen(start), checkers_fen(checkers_position("B:W21-32:B1-12")));
  EXPECT_EQ(checkers_moves(start).size(), 7U);
  EXPECT_FALSE(checkers_play(start, "11-15").black_to_move);
  EXPECT_NE(testing::complaint_of([&] { checkers_play(start, "1-5"); }), "");
  EXPECT_NE(testing::complaint_of([] { checkers_position("B:W1"); }), "");
  CheckersPosition bad = start;
  bad.black_kings = 1;
  EXPECT_EQ(testing::complaint_of([&] { checkers_fen(bad); }),
            "checkers: two pieces stand on one square");
}

TEST(LibraryCheckers, WhatIsNotAPositionIsNotKnown) {
  const Opened opened(tables_of(2, Metric::dtw));
  const auto probe = [&](std::uint32_t bm, std::uint32_t bk, std::uint32_t wm, std::uint32_t wk) {
    int plies = 7;
    const int result = zermelo_checkers_probe(opened.get(), bm, bk, wm, wk, 1, &plies);
    EXPECT_EQ(plies, -1);
    EXPECT_EQ(result, ZERMELO_NOT_KNOWN);
    return std::string(zermelo_last_error());
  };
  EXPECT_EQ(probe(1, 1, 0, 2), "checkers: two pieces stand on one square");
  EXPECT_EQ(probe(1, 0, 0, 1), "checkers: two pieces stand on one square");
  EXPECT_EQ(probe(0, 1, 32, 32), "checkers: two pieces stand on one square");
  EXPECT_EQ(probe(0x80000000, 0, 0, 1), "checkers: a man stands on its crowning row");
  EXPECT_EQ(probe(0, 0x80000000, 1, 0), "checkers: a man stands on its crowning row");
  EXPECT_EQ(probe(0, 0x0000ffff, 0, 0x80000000), "checkers: a side has more than 12 pieces");
  EXPECT_EQ(probe(0, 0, 0, 0), "checkers: the board is empty");
  EXPECT_EQ(probe(0, 7, 0, 0x80000000), "checkers: a table is missing");
  EXPECT_EQ(zermelo_checkers_probe(nullptr, 1, 0, 0, 2, 1, nullptr), ZERMELO_NOT_KNOWN);
  for (std::uint32_t i = 0; i < 1000; ++i) {  // anything at all does no harm
    const std::uint32_t a = i * 2654435761U, b = a * 2246822519U;
    zermelo_checkers_probe(opened.get(), a, b, a ^ b, ~a, static_cast<int>(i & 1), nullptr);
  }
}

/// A block of positions as arrays, one a call.
struct Asked {
  std::vector<std::uint32_t> black_men, black_kings, white_men, white_kings;
  std::vector<std::uint8_t> black_to_move;

  void add(const Position& p, Side side) {
    black_men.push_back(p.men[0]);
    black_kings.push_back(p.kings[0]);
    white_men.push_back(p.men[1]);
    white_kings.push_back(p.kings[1]);
    black_to_move.push_back(side == Side::left ? 1 : 0);
  }
  std::size_t probe(zermelo_tables* tables, std::int8_t* results, std::int32_t* plies) const {
    return zermelo_checkers_probe_many(tables, black_men.size(), black_men.data(),
                                       black_kings.data(), white_men.data(), white_kings.data(),
                                       black_to_move.data(), results, plies);
  }
};

/// Positions, what is not one, and a folder with a damaged file and one of results alone.
TEST(LibraryCheckers, ManyProbesAreAsOneByOne) {
  const ScratchFolder folder;
  checkers::build_tables(folder.path(), most, Metric::dtw);
  checkers::build_tables(folder.path(), 2, Metric::wld);
  std::filesystem::remove(folder / "checkers-1K0C-1K0C.dtw");
  write_file(folder / "checkers-2K0C-1K0C.dtw", "no table");
  const Opened opened(folder.path());
  Asked asked;
  std::uint32_t number = 0;
  each_position([&](const Position& p) {
    if (++number % 11 == 0) asked.add(p, number % 2 == 0 ? Side::left : Side::right);
    if (number % 1000 == 0) asked.add({{1, 1}, {number, 0}}, Side::left);
  });
  const std::size_t count = asked.black_men.size();
  std::vector<std::int8_t> results(count), again(count);
  std::vector<std::int32_t> plies(count);
  std::size_t known = 0, wrong = 0, without_plies = 0;
  const std::size_t said = asked.probe(opened.get(), results.data(), plies.data());
  for (std::size_t i = 0; i < count; ++i) {
    int distance = 0;
    const int result = zermelo_checkers_probe(
        opened.get(), asked.black_men[i], asked.black_kings[i], asked.white_men[i],
        asked.white_kings[i], asked.black_to_move[i], &distance);
    wrong += result != results[i] || distance != plies[i] ? 1 : 0;
    known += result != ZERMELO_NOT_KNOWN ? 1 : 0;
    without_plies += result != ZERMELO_NOT_KNOWN && distance == -1 ? 1 : 0;
  }
  EXPECT_EQ(wrong, 0U);
  EXPECT_EQ(said, known);
  EXPECT_GT(known, 1000U);
  EXPECT_GT(without_plies, 0U);
  EXPECT_LT(known, count - 1000);
  EXPECT_EQ(asked.probe(opened.get(), again.data(), nullptr), known);
  EXPECT_EQ(again, results);
  EXPECT_EQ(asked.probe(nullptr, again.data(), plies.data()), 0U);
  EXPECT_EQ(again, std::vector<std::int8_t>(count, ZERMELO_NOT_KNOWN));
  EXPECT_EQ(plies, std::vector<std::int32_t>(count, -1));
  EXPECT_EQ(Asked{}.probe(opened.get(), nullptr, nullptr), 0U);
}

TEST(LibraryCheckers, ASideWithoutPiecesHasLost) {
  const Opened opened(tables_of(2, Metric::dtw));
  int plies = -2;
  EXPECT_EQ(zermelo_checkers_probe(opened.get(), 0, 0, 0, 2, 1, &plies), ZERMELO_LOSS);
  EXPECT_EQ(plies, 0);
  EXPECT_EQ(zermelo_checkers_probe(opened.get(), 0, 0, 0, 2, 0, &plies), ZERMELO_WIN);
  EXPECT_EQ(plies, 1);
}

/// But where the last piece can be taken at once, the distance is known without a table.
TEST(LibraryCheckers, TablesOfResultsGiveNoDistance) {
  unsigned without = 0;
  const Opened wld(tables_of(2, Metric::wld)), dtw(tables_of(2, Metric::dtw));
  for (unsigned a = 0; a < 32; ++a) {
    for (unsigned b = 0; b < 32; ++b) {
      if (a == b) continue;
      const Position p{{}, {checkers::square(a), checkers::square(b)}};
      int plies = -2, distance = -2;
      const int result = wld.probe(p, Side::left, plies);
      EXPECT_EQ(result, dtw.probe(p, Side::left, distance));
      EXPECT_TRUE(plies == distance || (result != ZERMELO_DRAW && plies == -1));
      without += plies == -1 ? 1 : 0;
    }
  }
  EXPECT_GT(without, 100U);
}

TEST(LibraryCheckers, AFolderThatIsNotThereIsRefused) {
  EXPECT_EQ(zermelo_tables_open("/nowhere"), nullptr);
  EXPECT_NE(std::string(zermelo_last_error()), "");
  EXPECT_EQ(zermelo_tables_open(nullptr), nullptr);
  EXPECT_NE(testing::complaint_of([] { CheckersTables({"/nowhere"}); }), "");
  zermelo_tables_close(nullptr);
}

/// A file that was damaged gives no answer, and nothing is thrown across the border.
TEST(LibraryCheckers, ADamagedFileIsNotKnown) {
  const ScratchFolder folder;
  checkers::build_tables(folder.path(), 2, Metric::dtw);
  write_file(folder / "checkers-1K0C-1K0C.dtw", "no table");
  const Opened opened(folder.path());
  EXPECT_EQ(zermelo_checkers_probe(opened.get(), 0, 1, 0, 2, 1, nullptr), ZERMELO_NOT_KNOWN);
  EXPECT_NE(std::string(zermelo_last_error()).find("checkers-1K0C-1K0C.dtw"), std::string::npos);
}

TEST(LibraryCheckers, ThreadsMayShareTables) {
  const auto& folder = tables_of(most, Metric::dtw);
  const Opened one(folder);
  zermelo_tables* small =
      zermelo_tables_open_cache(folder.c_str(), 1U << 16);  // blocks come and go
  const auto sum_of = [&](zermelo_tables* tables) {
    std::int64_t sum = 0;
    std::uint64_t number = 0;
    Asked asked;
    const auto add = [&sum](int result, int plies) {
      sum = (3 * sum + 1000 * result + plies) % 1'000'000'007;
    };
    each_position([&](const Position& p) {
      if (++number % 16 != 0) return;
      int plies = 0;
      const int result =
          zermelo_checkers_probe(tables, p.men[0], p.kings[0], p.men[1], p.kings[1], 1, &plies);
      add(result, plies);
      if (number % 256 == 0) asked.add(p, Side::right);
    });
    std::vector<std::int8_t> results(asked.black_men.size());
    std::vector<std::int32_t> plies(results.size());
    asked.probe(tables, results.data(), plies.data());
    for (std::size_t i = 0; i < results.size(); ++i) add(results[i], plies[i]);
    return sum;
  };
  const std::int64_t alone = sum_of(one.get());
  std::vector<std::int64_t> sums(4);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < sums.size(); ++i)
      threads.emplace_back([&, i] { sums[i] = sum_of(i % 2 == 0 ? one.get() : small); });
  }
  for (const std::int64_t sum : sums) EXPECT_EQ(sum, alone);
  zermelo_tables_close(small);
}

TEST(LibraryCheckers, TablesAreBuiltWithProgressAndStopped) {
  const ScratchFolder folder;
  CheckersBuild build;
  build.folders = {folder.path()};
  build.pieces = 2;
  double last = 0;
  build.on_progress = [&](const CheckersProgress& progress) { last = progress.part; };
  EXPECT_TRUE(build_checkers_tables(build));
  EXPECT_GT(last, 0);
  const CheckersTables tables({folder.path()});
  EXPECT_EQ(tables.probe(checkers_position("W:WK31:BK1")).result, Result::draw);
  std::atomic<bool> stop = true;
  build.stop = &stop;
  build.pieces = 4;
  EXPECT_FALSE(build_checkers_tables(build));
  EXPECT_EQ(testing::complaint_of([] { build_checkers_tables({}); }),
            "checkers: no folder to build in");
  build.pieces = 9;
  EXPECT_EQ(testing::complaint_of([&] { build_checkers_tables(build); }),
            "checkers: 9 pieces; slices have 2 to 8");
  build.slice = "8K v 1K";
  EXPECT_NE(testing::complaint_of([&] { build_checkers_tables(build); }), "");
}

}  // namespace
}  // namespace zermelo
