// Table 2 of the paper: the size, the longest win and the longest loss of 98 slices, and a position
// of each longest win, compared with our tables.

#include <fmt/format.h>

#include "base/numbers.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "papers/checkers_perfect_play/reproductions.h"
#include "papers/checkers_perfect_play/table_two_check.h"

namespace zermelo::checkers {
namespace {

/// The number of rows with each verdict.
struct Sums {
  unsigned same = 0, explained = 0, misprints = 0, not_explained = 0, unknown = 0;
  unsigned right_examples = 0, wrong_examples = 0;

  void count(const ComparedRow& row) {
    const auto says = [&](std::string_view reason) {
      return row.win.reason.starts_with(reason) || row.loss.reason.starts_with(reason);
    };
    if (row.win.is_same() && row.loss.is_same()) {
      ++same;
    } else if (says(checkers::not_explained)) {
      ++not_explained;
    } else if (says(misprint)) {
      ++misprints;
    } else {
      ++explained;
    }
  }
};

std::string shown(const ComparedFigure& figure) {
  const std::string ours = figure.ours ? std::to_string(*figure.ours) : "-";
  return figure.is_same() ? ours : fmt::format("{} (theirs {})", ours, figure.theirs);
}

void add_figure(Answer& answer, const std::string& name, const ComparedFigure& figure) {
  answer.fields.add("their_" + name, std::uint64_t{figure.theirs}).add(name, figure.ours);
  if (figure.is_same()) return;
  answer.fields.add(name + "_reason", figure.reason);
  answer.text.push_back({fmt::format("    {}: {}\n", name, figure.reason)});
}

void add_example(Answer& answer, const PrintedSlice& row, Database& dtw, Sums& sums) {
  const JudgedExample example = judge_example(row, dtw);
  const bool is_known = example.outcome.has_value() || !example.remark.empty();
  ++(example.is_right ? sums.right_examples : sums.wrong_examples);
  answer.fields.add("example", row.example)
      .add("example_is_right", is_known ? Datum(example.is_right) : Datum(nullptr))
      .add("example_result",
           example.outcome ? Datum(name(example.outcome->result)) : Datum(nullptr))
      .add("example_plies", example.outcome && example.outcome->result != Result::draw
                                ? Datum(std::uint64_t{example.outcome->plies})
                                : Datum(nullptr))
      .add("example_remark", example.remark);
  if (example.is_right && example.remark.empty()) return;
  answer.text.push_back({fmt::format("    example {} {}: {}\n", row.example,
                                     example.is_right ? "is right" : "is wrong", example.remark)});
}

Answer compare(const PrintedSlice& row, const std::vector<std::filesystem::path>& folders,
               Database& dtw, Sums& sums) {
  const std::uint64_t positions = position_count(row.slice);
  Answer answer;
  answer.fields.add("item", "checkers-table2")
      .add("slice", text(row.slice))
      .add("their_positions", row.positions)
      .add("positions", positions);
  std::set<Slice> missing;
  for (const Slice& slice : {row.slice, row.slice.mirrored()})
    if (find_slice(folders, slice, Metric::dtw).empty()) missing.insert(slice);
  if (!missing.empty()) {
    ++sums.unknown;
    answer.text.push_back({fmt::format("{}  {:>13}  theirs {}/{}\n", text(row.slice),
                                       with_commas(positions), row.win, row.loss)});
    answer.fields.add("their_longest_win", std::uint64_t{row.win})
        .add("longest_win", nullptr)
        .add("their_longest_loss", std::uint64_t{row.loss})
        .add("longest_loss", nullptr);
    add_missing(answer, missing, Metric::dtw);
    return answer;
  }
  const Slice other = row.slice.mirrored();
  const SliceFile own(find_slice(folders, row.slice, Metric::dtw), row.slice, Metric::dtw);
  const SliceFile mirrored(find_slice(folders, other, Metric::dtw), other, Metric::dtw);
  const ComparedRow compared = compare_row(row, own.facts(), mirrored.facts());
  sums.count(compared);
  const bool is_same =
      row.positions == positions && compared.win.is_same() && compared.loss.is_same();
  answer.text.push_back(
      {fmt::format("{}  {:>13}  {:>4}/{:<4}", text(row.slice), with_commas(positions),
                   shown(compared.win), shown(compared.loss))});
  answer.text.push_back(is_same ? Span{" same\n", Tone::good} : Span{" differs\n", Tone::bad});
  answer.fields.add("same", is_same);
  add_figure(answer, "longest_win", compared.win);
  add_figure(answer, "longest_loss", compared.loss);
  add_example(answer, row, dtw, sums);
  return answer;
}

Answer summary(const Sums& sums) {
  Answer answer;
  answer.status = sums.unknown == 0 ? Status::answered : Status::unknown;
  answer.fields.add("item", "checkers-table2")
      .add("rows", std::uint64_t{table_two().size()})
      .add("same", std::uint64_t{sums.same})
      .add("explained", std::uint64_t{sums.explained})
      .add("misprints", std::uint64_t{sums.misprints})
      .add("not_explained", std::uint64_t{sums.not_explained})
      .add("not_known", std::uint64_t{sums.unknown})
      .add("right_examples", std::uint64_t{sums.right_examples})
      .add("wrong_examples", std::uint64_t{sums.wrong_examples});
  answer.text.push_back(
      {fmt::format(
           "{} rows: {} the same, {} taken from another slice or side, {} misprints, {} not "
           "explained, {} not known; {} examples right, {} wrong\n",
           table_two().size(), sums.same, sums.explained, sums.misprints, sums.not_explained,
           sums.unknown, sums.right_examples, sums.wrong_examples),
       Tone::strong});
  return answer;
}

}  // namespace

Reproduction table_two_reproduction() {
  Command command{
      .name = "checkers-table2",
      .summary = "Table 2 of the paper on checkers: longest wins and losses of 98 slices"};
  command.examples = {{"reproduce checkers-table2", "with tables of seven pieces"}};
  command.options = {tables_option()};
  command.notes = {{"win", "the longest of the first-named side, to move and without a capture"},
                   {"loss", "the longest of the second-named side, to move and without a capture"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      const auto folders = folders_of(arguments);
      Database dtw(folders, Metric::dtw, std::uint64_t{256} << 20);
      Sums sums;
      for (const PrintedSlice& row : table_two()) {
        sink.answer(compare(row, folders, dtw, sums));
        if (budget.stopped()) return;
      }
      sink.answer(summary(sums));
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
