#include "commands/checkers/table_requests.h"

#include <gtest/gtest.h>

#include "commands/checkers/needed_tables.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;

Arguments request(const testing::Settings& settings) {
  Arguments arguments(
      {pieces_option("4"), per_side_option(), metric_option("dtw"), tables_option()});
  for (const auto& [name, value] : settings) arguments.set(name, value);
  return arguments;
}

std::vector<Slice> asked_for(const testing::Settings& settings) {
  return wanted_slices(request(settings));
}

TEST(TableRequests, NameSlicesByPiecesAndByPiecesASide) {
  EXPECT_EQ(asked_for({{"pieces", "2"}}), slices_up_to(2, 1));
  EXPECT_EQ(asked_for({}), slices_up_to(4, 3));
  EXPECT_EQ(asked_for({{"pieces", "4"}, {"per-side", "2"}}), slices_up_to(4, 2));
  EXPECT_EQ(asked_for({{"pieces", "4"}, {"per-side", "99"}}), slices_up_to(4, 3));
  EXPECT_EQ(asked_for({{"pieces", "7"}, {"per-side", "4"}}), slices_up_to(7, 4));
  EXPECT_EQ(asked_for({{"pieces", "8"}}), slices_up_to(8, 7));
}

TEST(TableRequests, BeyondWhatCanBeBuiltAreRefused) {
  const auto complaint = [](const testing::Settings& settings) {
    return testing::complaint_of([&] { asked_for(settings); });
  };
  EXPECT_EQ(complaint({{"pieces", "1"}}), "checkers: --pieces 1; slices have 2 to 8 pieces");
  EXPECT_EQ(complaint({{"pieces", "9"}}), "checkers: --pieces 9; slices have 2 to 8 pieces");
  EXPECT_EQ(complaint({{"pieces", "18446744073709551615"}}),
            "checkers: --pieces 18446744073709551615; slices have 2 to 8 pieces");
  EXPECT_EQ(complaint({{"pieces", "0"}}),
            "--pieces is \"0\"; expected a whole number from 1 to 18446744073709551615");
  EXPECT_EQ(complaint({{"pieces", "three"}}),
            "--pieces is \"three\"; expected a whole number from 1 to 18446744073709551615");
}

TEST(TableRequests, NameMetricsOnceEachInTheirOrder) {
  const auto metrics = [](const std::string& names) {
    return wanted_metrics(request({{"metric", names}}));
  };
  using Metrics = std::vector<Metric>;
  EXPECT_EQ(wanted_metrics(request({})), Metrics{Metric::dtw});
  EXPECT_EQ(metrics("wld"), Metrics{Metric::wld});
  EXPECT_EQ(metrics("dtw,wld,dtc"), (Metrics{Metric::dtw, Metric::wld, Metric::dtc}));
  EXPECT_EQ(metrics("dtc,dtc,wld,dtc"), (Metrics{Metric::dtc, Metric::wld}));
  for (const char* wrong : {"", "dtw,", ",dtw", "dtw, wld", "dtw;wld"})
    EXPECT_NE(testing::complaint_of([&] { metrics(wrong); }).find("expected wld, dtc or dtw"),
              std::string::npos)
        << wrong;
}

TEST(TableRequests, OfOneSliceTakeTheMetricOfAFilesName) {
  const auto asked = [](const testing::Settings& settings) {
    Arguments arguments({pieces_option("4"), per_side_option(), slice_option("one"),
                         metric_option("dtw"), tables_option()});
    for (const auto& [name, value] : settings) arguments.set(name, value);
    return std::pair(wanted_slices(arguments), wanted_metrics(arguments));
  };
  const std::vector<Slice> slice{{2, 0, 1, 1}};
  EXPECT_EQ(asked({{"slice", "2K v 1K+1C"}}), (std::pair(slice, std::vector{Metric::dtw})));
  EXPECT_EQ(asked({{"slice", "checkers-2K0C-1K1C.wld"}}),
            (std::pair(slice, std::vector{Metric::wld})));
  EXPECT_EQ(asked({{"slice", "checkers-2K0C-1K1C.wld"}, {"metric", "dtc"}}),
            (std::pair(slice, std::vector{Metric::dtc})));
  EXPECT_EQ(asked({}).first, slices_up_to(4, 3));
}

TEST(TableRequests, FoldersComeInTheOrderGiven) {
  EXPECT_EQ(folders_of(request({{"tables", "/one"}, {"tables", "two"}})),
            (std::vector<fs::path>{"/one", "two"}));
  EXPECT_NE(testing::complaint_of([] { folders_of(request({})); }).find("--tables"),
            std::string::npos);
}

// The command that is named must build the file: it names the leading slice and the metric.
TEST(NeededTables, NameTheCommandThatBuildsThem) {
  EXPECT_EQ(how_to_build({1, 3, 2, 1}, Metric::dtw),
            "checkers-1K3C-2K1C.dtw: zermelo build checkers --slice \"1K+3C v 2K+1C\"");
  EXPECT_EQ(how_to_build({2, 1, 1, 3}, Metric::dtc),
            "checkers-2K1C-1K3C.dtc: zermelo build checkers --slice \"1K+3C v 2K+1C\" "
            "--metric dtc");
  EXPECT_EQ(how_to_build({1, 0, 1, 0}, Metric::wld),
            "checkers-1K0C-1K0C.wld: zermelo build checkers --slice \"1K+0C v 1K+0C\" "
            "--metric wld");
}

TEST(NeededTables, AreNotAdvisedWhereTheyCannotBeBuilt) {
  EXPECT_FALSE(can_be_built({0, 12, 0, 12}));
  EXPECT_FALSE(can_be_built({8, 0, 1, 0}));
  EXPECT_TRUE(can_be_built({0, 4, 4, 0}));
  EXPECT_EQ(how_to_build({0, 12, 0, 12}, Metric::dtw),
            "no table of 12 against 12 pieces can be built (at most 8 pieces, 7 a side)");
}

TEST(NeededTables, AreAllListedAndEachCommandIsNamedOnce) {
  Answer answer;
  add_missing(answer, {{1, 0, 2, 0}, {2, 0, 1, 0}, {1, 1, 1, 0}}, Metric::dtc);
  EXPECT_EQ(answer.status, Status::unknown);
  EXPECT_EQ(testing::said(answer.fields, "missing"),
            "[\"checkers-1K0C-2K0C.dtc\",\"checkers-1K1C-1K0C.dtc\",\"checkers-2K0C-1K0C.dtc\"]");
  EXPECT_EQ(to_text(answer.text, false),
            "    not known; needs " + how_to_build({1, 0, 2, 0}, Metric::dtc) +
                "\n    not known; needs " + how_to_build({1, 1, 1, 0}, Metric::dtc) + "\n");
}

}  // namespace
}  // namespace zermelo::checkers
