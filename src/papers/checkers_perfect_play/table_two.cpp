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

/// A row of the paper beside our tables.
struct CheckedRow {
  PrintedSlice printed;
  std::set<Slice> missing = {};  // slices without a table; the rest is known only without any
  ComparedRow compared = {};
  JudgedExample example = {};

  std::uint64_t positions() const { return position_count(printed.slice); }
  bool is_same() const {
    return printed.positions == positions() && compared.win.is_same() && compared.loss.is_same();
  }
};

/// The number of rows with each verdict.
struct RowSums {
  unsigned same = 0, explained = 0, misprints = 0, not_explained = 0, unknown = 0;
  unsigned right_examples = 0, wrong_examples = 0;

  void count(const CheckedRow& row) {
    if (!row.missing.empty()) {
      ++unknown;
      return;
    }
    ++verdict_on(row.compared);
    ++(row.example.is_right ? right_examples : wrong_examples);
  }

 private:
  unsigned& verdict_on(const ComparedRow& row) {
    const auto says = [&](std::string_view reason) {
      return row.win.reason.starts_with(reason) || row.loss.reason.starts_with(reason);
    };
    if (row.win.is_same() && row.loss.is_same()) return same;
    if (says(checkers::not_explained)) return not_explained;
    return says(misprint) ? misprints : explained;
  }
};

CheckedRow check_row(const PrintedSlice& row, const std::vector<std::filesystem::path>& folders,
                     Database& dtw) {
  CheckedRow out{.printed = row};
  const Slice other = row.slice.mirrored();
  for (const Slice& slice : {row.slice, other})
    if (find_slice(folders, slice, Metric::dtw).empty()) out.missing.insert(slice);
  if (!out.missing.empty()) return out;
  const SliceFile own(find_slice(folders, row.slice, Metric::dtw), row.slice, Metric::dtw);
  const SliceFile mirrored(find_slice(folders, other, Metric::dtw), other, Metric::dtw);
  out.compared = compare_row(row, own.facts(), mirrored.facts());
  out.example = judge_example(row, dtw);
  return out;
}

// -- fields --------------------------------------------------------------------------------------

void add_figure(Fields& fields, const std::string& name, const ComparedFigure& figure) {
  fields.add("their_" + name, std::uint64_t{figure.theirs}).add(name, figure.ours);
  if (!figure.is_same()) fields.add(name + "_reason", figure.reason);
}

void add_example(Fields& fields, const PrintedSlice& row, const JudgedExample& example) {
  const auto& outcome = example.outcome;
  const bool is_known = outcome.has_value() || !example.remark.empty();
  const bool is_decided = outcome && outcome->result != Result::draw;
  fields.add("example", row.example)
      .add("example_is_right", is_known ? Datum(example.is_right) : Datum(nullptr))
      .add("example_result", outcome ? Datum(name(outcome->result)) : Datum(nullptr))
      .add("example_plies", is_decided ? Datum(std::uint64_t{outcome->plies}) : Datum(nullptr))
      .add("example_remark", example.remark);
}

Fields fields_of(const CheckedRow& row) {
  Fields fields;
  fields.add("item", "checkers-table2")
      .add("slice", text(row.printed.slice))
      .add("their_positions", row.printed.positions)
      .add("positions", row.positions());
  if (!row.missing.empty()) {
    return fields.add("their_longest_win", std::uint64_t{row.printed.win})
        .add("longest_win", nullptr)
        .add("their_longest_loss", std::uint64_t{row.printed.loss})
        .add("longest_loss", nullptr);
  }
  fields.add("same", row.is_same());
  add_figure(fields, "longest_win", row.compared.win);
  add_figure(fields, "longest_loss", row.compared.loss);
  add_example(fields, row.printed, row.example);
  return fields;
}

// -- words ---------------------------------------------------------------------------------------

std::string shown(const ComparedFigure& figure) {
  const std::string ours = figure.ours ? std::to_string(*figure.ours) : "-";
  return figure.is_same() ? ours : fmt::format("{} (theirs {})", ours, figure.theirs);
}

void add_reason(Text& text, const std::string& name, const ComparedFigure& figure) {
  if (!figure.is_same()) text.push_back({fmt::format("    {}: {}\n", name, figure.reason)});
}

Text words_of(const CheckedRow& row) {
  const PrintedSlice& printed = row.printed;
  const std::string size = with_commas(row.positions());
  if (!row.missing.empty())
    return {{fmt::format("{}  {:>13}  theirs {}/{}\n", text(printed.slice), size, printed.win,
                         printed.loss)}};
  const auto& [win, loss] = row.compared;
  Text out{
      {fmt::format("{}  {:>13}  {:>4}/{:<4}", text(printed.slice), size, shown(win), shown(loss))},
      row.is_same() ? Span{" same\n", Tone::good} : Span{" differs\n", Tone::bad}};
  add_reason(out, "longest_win", win);
  add_reason(out, "longest_loss", loss);
  const JudgedExample& example = row.example;
  if (!example.is_right || !example.remark.empty())
    out.push_back({fmt::format("    example {} {}: {}\n", printed.example,
                               example.is_right ? "is right" : "is wrong", example.remark)});
  return out;
}

Answer answer_of(const CheckedRow& row) {
  Answer answer{fields_of(row), words_of(row)};
  if (!row.missing.empty()) add_missing(answer, row.missing, Metric::dtw);
  return answer;
}

Fields fields_of(const RowSums& sums) {
  return Fields{}
      .add("item", "checkers-table2")
      .add("rows", std::uint64_t{table_two().size()})
      .add("same", std::uint64_t{sums.same})
      .add("explained", std::uint64_t{sums.explained})
      .add("misprints", std::uint64_t{sums.misprints})
      .add("not_explained", std::uint64_t{sums.not_explained})
      .add("not_known", std::uint64_t{sums.unknown})
      .add("right_examples", std::uint64_t{sums.right_examples})
      .add("wrong_examples", std::uint64_t{sums.wrong_examples});
}

Text words_of(const RowSums& sums) {
  return {{fmt::format(
               "{} rows: {} the same, {} taken from another slice or side, {} misprints, {} not "
               "explained, {} not known; {} examples right, {} wrong\n",
               table_two().size(), sums.same, sums.explained, sums.misprints, sums.not_explained,
               sums.unknown, sums.right_examples, sums.wrong_examples),
           Tone::strong}};
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
      RowSums sums;
      for (const PrintedSlice& row : table_two()) {
        const CheckedRow checked = check_row(row, folders, dtw);
        sums.count(checked);
        sink.answer(answer_of(checked));
        if (budget.stopped()) return;
      }
      sink.answer({fields_of(sums), words_of(sums),
                   sums.unknown == 0 ? Status::answered : Status::unknown});
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
