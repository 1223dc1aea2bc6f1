// verify, called as the program calls it, on tables of two and three pieces.

#include <gtest/gtest.h>

#include <atomic>

#include "commands/checkers/commands.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/database/database.h"
#include "games/checkers/index/slice_index.h"
#include "tests/changed_score.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;
using testing::fact_of;
using testing::Heard;
using testing::heard_from;
using testing::said;
using testing::Settings;

Heard verify_two(Settings settings, Metric metric = Metric::dtw, const Limits& limits = {}) {
  settings.emplace_back("tables", tables_of(2, metric).string());
  return heard_from(verify_command(), settings, "", limits);
}

Settings of_folder(const ScratchFolder& folder, Settings more = {}) {
  more.emplace_back("tables", folder.path().string());
  return more;
}

TEST(VerifyCommand, FindsNothingWrongAndCountsEveryEntry) {
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw}) {
    const Heard heard =
        verify_two({{"pieces", "2"}, {"metric", std::string(name(metric))}}, metric);
    EXPECT_EQ(heard.worst, Status::answered);
    ASSERT_EQ(heard.facts.size(), 5U);
    std::int64_t checked = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(
          fact_of(heard.facts[i], "checked").count() + fact_of(heard.facts[i], "captures").count(),
          static_cast<std::int64_t>(position_count(slices_up_to(2, 1)[i])));
      checked += fact_of(heard.facts[i], "checked").count();
    }
    EXPECT_EQ(said(heard.facts[4], "slice"), "\"all\"");
    EXPECT_EQ(fact_of(heard.facts[4], "checked").count(), checked);
    EXPECT_EQ(said(heard.facts[4], "wrong"), "0");
    EXPECT_EQ(said(heard.facts[4], "first_wrong"), "null");
  }
}

// One entry of thousands is wrong in a file that is otherwise whole: it is found and shown as a
// position.
TEST(VerifyCommand, FindsOneWrongEntry) {
  const Slice slice{0, 1, 1, 0};
  const SliceIndex index(slice);
  Database dtw({tables_of(2, Metric::dtw)}, Metric::dtw, 1U << 20);
  std::uint64_t at = 0;
  while (must_capture(index.position(at), Side::left) ||
         dtw.outcome(index.position(at), Side::left) != Outcome{Result::loss, 8})
    ++at;
  const ScratchFolder folder;
  fs::copy(tables_of(2, Metric::dtw), folder.path(), fs::copy_options::recursive);
  change_score(folder / slice_file_name(slice, Metric::dtw), at, 5);
  const Heard heard = heard_from(verify_command(), of_folder(folder, {{"pieces", "2"}}));
  EXPECT_EQ(heard.worst, Status::wrong);
  for (const Fields& facts : heard.facts) {
    const bool is_clean = said(facts, "wrong") == "0";
    EXPECT_EQ(fact_of(facts, "first_wrong").is_null(), is_clean);
  }
  EXPECT_NE(said(heard.facts.back(), "wrong"), "0");
  EXPECT_TRUE(heard.says(write_fen(index.position(at), Side::left) +
                         " is loss in 10, should be loss in 8"));
}

TEST(VerifyCommand, IgnoresEntriesWhereACaptureIsForced) {
  const Slice slice{1, 0, 1, 0};
  const SliceIndex index(slice);
  std::uint64_t at = 0;
  while (!must_capture(index.position(at), Side::left)) ++at;
  const ScratchFolder folder;
  fs::copy(tables_of(2, Metric::dtw), folder.path(), fs::copy_options::recursive);
  change_score(folder / slice_file_name(slice, Metric::dtw), at, 77);
  EXPECT_EQ(heard_from(verify_command(), of_folder(folder, {{"pieces", "2"}})).worst,
            Status::answered);
}

TEST(VerifyCommand, ASampleIsTheSameWithAnyNumberOfThreads) {
  const auto sample = [](const char* threads, const char* seed) {
    return to_json(
        verify_two({{"pieces", "2"}, {"sample", "500"}, {"threads", threads}, {"seed", seed}})
            .facts.back());
  };
  EXPECT_EQ(sample("1", "1"), sample("3", "1"));
  EXPECT_NE(sample("1", "1"), sample("1", "2"));
}

// A file of 48 small blocks, the last of them damaged: one entry drawn does not lead there.
TEST(VerifyCommand, ReadsEveryChecksumHoweverSmallTheSample) {
  const ScratchFolder folder;
  fs::copy(tables_of(2, Metric::dtw), folder.path(), fs::copy_options::recursive);
  const fs::path path = folder / slice_file_name({0, 1, 0, 1}, Metric::dtw);
  {
    const SliceFile file(path);
    const std::string scores = file.table().read("score");
    TableWriter out(path, "checkers slice");
    out.begin({"score", 1, 16, Codec::none});  // as they are, from byte 4096 on
    out.append(scores);
    out.finish(file.table().facts());
  }
  const auto settings = of_folder(folder, {{"pieces", "2"}, {"sample", "1"}});
  EXPECT_EQ(heard_from(verify_command(), settings).worst, Status::answered);
  std::string bytes = file_content(path);
  bytes[4096 + 755] = static_cast<char>(bytes[4096 + 755] ^ 1);
  write_file(path, bytes);
  const Heard heard = heard_from(verify_command(), settings);
  EXPECT_EQ(heard.worst, Status::wrong);
  EXPECT_EQ(said(heard.facts.back(), "damaged"), "[\"checkers-0K1C-0K1C.dtw\"]");
  EXPECT_TRUE(heard.says("the checksum of block 47")) << heard.words;
}

// Missing files leave slices unchecked, which each of them says; the others are checked.
TEST(VerifyCommand, SaysWhatIsMissingAndWhatWasNotChecked) {
  const ScratchFolder folder;
  for (const Slice& slice : {Slice{1, 0, 1, 0}, Slice{0, 1, 0, 1}})
    fs::copy(tables_of(2, Metric::dtw) / slice_file_name(slice, Metric::dtw), folder.path());
  const Heard heard = heard_from(verify_command(), of_folder(folder, {{"pieces", "2"}}));
  EXPECT_EQ(heard.worst, Status::unknown);
  ASSERT_EQ(heard.facts.size(), 5U);
  EXPECT_EQ(said(heard.facts[0], "reason"), "null");
  EXPECT_NE(said(heard.facts[0], "checked"), "0");
  EXPECT_EQ(said(heard.facts[3], "checked"), "0");  // 1C v 1C leads to slices that are missing
  EXPECT_TRUE(heard.says("its entries were not checked: checkers-1K0C-0K1C.dtw is missing; zermelo "
                         "build checkers --slice \"1K+0C v 0K+1C\" --metric dtw") ||
              heard.says("its entries were not checked: checkers-0K1C-1K0C.dtw is missing"))
      << heard.words;
  EXPECT_EQ(said(heard.facts[4], "missing"),
            "[\"checkers-0K1C-1K0C.dtw\",\"checkers-1K0C-0K1C.dtw\"]");
  EXPECT_EQ(said(heard.facts[4], "proves"), "null");
}

TEST(VerifyCommand, NamesEveryDamagedFileAndGoesOn) {
  const ScratchFolder folder;
  fs::copy(tables_of(2, Metric::dtw), folder.path(), fs::copy_options::recursive);
  const auto spoil = [&](const Slice& slice) {
    const fs::path path = folder / slice_file_name(slice, Metric::dtw);
    std::string bytes = file_content(path);
    bytes[12] = static_cast<char>(bytes[12] ^ 1);
    write_file(path, bytes);
  };
  spoil({0, 1, 1, 0});
  spoil({0, 1, 0, 1});
  const Heard heard = heard_from(verify_command(), of_folder(folder, {{"pieces", "2"}}));
  EXPECT_EQ(heard.worst, Status::wrong);
  ASSERT_EQ(heard.facts.size(), 5U);
  EXPECT_EQ(said(heard.facts[0], "damaged"), "[]");
  EXPECT_NE(said(heard.facts[0], "checked"), "0");
  EXPECT_EQ(said(heard.facts[4], "damaged"),
            "[\"checkers-0K1C-1K0C.dtw\",\"checkers-0K1C-0K1C.dtw\"]");
  EXPECT_EQ(said(heard.facts[4], "proves"), "null");
  EXPECT_TRUE(
      heard.says("damaged, to be deleted and built again: checkers-0K1C-1K0C.dtw, "
                 "checkers-0K1C-0K1C.dtw"));
}

/// The place of a position of the slice that is quiet and has that result.
std::uint64_t find_quiet(const Slice& slice, Result result) {
  Database dtw({tables_of(2, Metric::dtw)}, Metric::dtw, 1U << 20);
  const SliceIndex index(slice);
  std::uint64_t at = 0;
  while (must_capture(index.position(at), Side::left) ||
         dtw.outcome(index.position(at), Side::left)->result != result)
    ++at;
  return at;
}

// Each table may agree with itself; compared with each other they show which one is wrong.
TEST(VerifyCommand, ComparesTheMetricsOfAFolder) {
  const ScratchFolder folder;
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
    fs::copy(tables_of(2, metric), folder.path(), fs::copy_options::recursive);
  const auto verify = [&](const char* metrics) {
    return heard_from(verify_command(), of_folder(folder, {{"pieces", "2"}, {"metric", metrics}}));
  };
  const Heard sound = verify("dtw,dtc,wld");
  EXPECT_EQ(sound.worst, Status::answered);
  for (const Fields& facts : sound.facts) {
    EXPECT_EQ(said(facts, "disagree"), "0");
    EXPECT_EQ(fact_of(facts, "compared_with").list().size(), 2U);
  }
  EXPECT_EQ(said(sound.facts[4], "proves"), "\"results and distances\"");
  EXPECT_EQ(said(sound.facts[14], "proves"), "\"results\"");

  const Slice slice{1, 0, 0, 1};
  const std::uint64_t at = find_quiet(slice, Result::draw);
  change_score(folder / slice_file_name(slice, Metric::wld), at, 255);
  const Heard lying = verify("dtw");
  EXPECT_EQ(lying.worst, Status::wrong);
  EXPECT_EQ(said(lying.facts.back(), "wrong"), "0");
  EXPECT_EQ(said(lying.facts.back(), "disagree"), "1");
  EXPECT_EQ(said(lying.facts.back(), "first_disagreement"),
            '"' + write_fen(SliceIndex(slice).position(at), Side::left) +
                " is a draw by dtw and a win by wld\"");
  change_score(folder / slice_file_name(slice, Metric::wld), at, 128);
  EXPECT_EQ(verify("wld").worst, Status::answered);
  // A conversion that is more distant than the end of the game.
  const std::uint64_t won = find_quiet(slice, Result::win);
  change_score(folder / slice_file_name(slice, Metric::dtc), won, 255 - 77);
  EXPECT_EQ(said(verify("dtw").facts.back(), "disagree"), "1");
}

TEST(VerifyCommand, NamesTablesOfOtherMetricsThatItCouldNotCompare) {
  const ScratchFolder folder;
  for (const Metric metric : {Metric::dtc, Metric::dtw})
    fs::copy(tables_of(2, metric), folder.path(), fs::copy_options::recursive);
  const std::string spoiled = slice_file_name({0, 1, 1, 0}, Metric::dtc);
  write_file(folder / spoiled, "not a table");
  const Heard heard = heard_from(verify_command(), of_folder(folder, {{"pieces", "2"}}));
  EXPECT_EQ(said(heard.facts.back(), "not_compared"), "[\"" + spoiled + "\"]");
  EXPECT_EQ(said(heard.facts.back(), "disagree"), "0");
  EXPECT_TRUE(heard.says("not compared, because they cannot be read: " + spoiled)) << heard.words;
  EXPECT_TRUE(heard.says("those of the dtc tables that could be read"));
}

// Why wld alone proves little: a table in which every drawn position of king against king is called
// a win or a loss, alternately, agrees with itself everywhere. A king's step changes its row by
// one, so all moves from a "win" (even sum of rows) lead to a "loss" and back, in a circle without
// an end.
TEST(VerifyCommand, ResultsAloneMayRestOnEachOtherInACircle) {
  const ScratchFolder folder;
  fs::copy(tables_of(2, Metric::wld), folder.path());
  const Slice slice{1, 0, 1, 0};
  const SliceIndex index(slice);
  std::uint64_t lies = 0;
  change_scores(folder / slice_file_name(slice, Metric::wld),
                [&](std::vector<std::uint8_t>& scores) {
                  for (std::size_t i = 0; i < scores.size(); ++i) {
                    const Position p = index.position(i);
                    if (must_capture(p, Side::left) || scores[i] != ResultOnly::draw) continue;
                    const unsigned rows = lowest(p.kings[0]) / 4 + lowest(p.kings[1]) / 4;
                    scores[i] = rows % 2 == 0 ? 255 : 1;
                    ++lies;
                  }
                });
  const auto verify = [&] {
    return heard_from(verify_command(),
                      of_folder(folder, {{"slice", "1K v 1K"}, {"metric", "wld"}}));
  };
  const Heard alone = verify();
  EXPECT_GT(lies, 600U);  // of 920 quiet entries
  EXPECT_EQ(said(alone.facts.back(), "wrong"), "0");
  EXPECT_EQ(said(alone.facts.back(), "proves"), "\"results agree with their successors\"");
  fs::copy(tables_of(2, Metric::dtw), folder.path());
  const Heard beside = verify();
  EXPECT_EQ(said(beside.facts.back(), "disagree"), std::to_string(lies));
  EXPECT_EQ(beside.worst, Status::wrong);
}

TEST(VerifyCommand, SaysWhatItProves) {
  const auto proves = [](Metric metric, Settings more) {
    more.emplace_back("metric", name(metric));
    return said(verify_two(more, metric).facts.back(), "proves");
  };
  EXPECT_EQ(proves(Metric::dtw, {{"pieces", "2"}}), "\"results and distances\"");
  EXPECT_EQ(proves(Metric::dtc, {{"pieces", "2"}, {"full", "2"}}), "\"results and distances\"");
  EXPECT_EQ(proves(Metric::wld, {{"pieces", "2"}}), "\"results agree with their successors\"");
  EXPECT_EQ(proves(Metric::dtw, {{"pieces", "2"}, {"sample", "9"}}),
            "\"a sample agrees with its successors\"");
  EXPECT_EQ(proves(Metric::dtw, {{"slice", "1C v 1K"}}),
            "\"right if the slices they lead to are\"");
}

// `--full n`: all slices of up to n pieces, and the sample from the larger ones alone.
TEST(VerifyCommand, ChecksSmallSlicesInFullAndDrawsFromTheOthers) {
  const Heard heard =
      heard_from(verify_command(), {{"pieces", "3"},
                                    {"full", "2"},
                                    {"sample", "60"},
                                    {"tables", tables_of(3, Metric::dtw).string()}});
  std::int64_t drawn = 0;
  for (std::size_t i = 0; i + 1 < heard.facts.size(); ++i) {
    const Slice slice = read_slice(fact_of(heard.facts[i], "slice").text());
    const auto seen =
        fact_of(heard.facts[i], "checked").count() + fact_of(heard.facts[i], "captures").count();
    if (slice.pieces() == 2) {
      EXPECT_EQ(seen, static_cast<std::int64_t>(position_count(slice)));
    } else {
      drawn += seen;
    }
  }
  EXPECT_GT(drawn, 40);
  EXPECT_LE(drawn, 72);
}

TEST(VerifyCommand, PlaysWonPositionsOut) {
  for (const Metric metric : {Metric::dtw, Metric::dtc}) {
    const Heard heard = heard_from(verify_command(), {{"pieces", "3"},
                                                      {"play", "70"},
                                                      {"threads", "2"},
                                                      {"metric", std::string(name(metric))},
                                                      {"tables", tables_of(3, metric).string()}});
    EXPECT_EQ(heard.worst, Status::answered);
    const Fields& facts = heard.facts.at(0);
    EXPECT_EQ(said(facts, "played") + said(facts, "won"), "7070");
    EXPECT_EQ(said(facts, "in_announced_plies"), metric == Metric::dtw ? "70" : "null");
    EXPECT_GT(fact_of(facts, "longest").count(), 10);
  }
}

TEST(VerifyCommand, AStoppedCheckIsNotACompleteOne) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  const Heard heard = verify_two({{"pieces", "2"}}, Metric::dtw, limits);
  EXPECT_EQ(heard.worst, Status::unknown);
  EXPECT_EQ(said(heard.facts.back(), "checked"), "0");
  EXPECT_TRUE(heard.says("stopped before everything was checked\n")) << heard.words;
}

}  // namespace
}  // namespace zermelo::checkers
