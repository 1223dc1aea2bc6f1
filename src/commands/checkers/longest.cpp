// The longest win and the longest loss of every slice, with positions.

#include <fmt/format.h>

#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/longest.h"

namespace zermelo::checkers {
namespace {

/// The metrics with distances: wld has no longest win.
std::vector<Metric> asked_metrics(const Arguments& arguments) {
  auto metrics = wanted_metrics(arguments);
  std::erase(metrics, Metric::wld);
  return metrics;
}

Fields fields_of(const Longest::Kind& kind) {
  List positions;
  for (const Position& p : kind.found.first) positions.emplace_back(write_fen(p, Side::left));
  return Fields{}
      .add("plies", kind.plies)
      .add("count", kind.found.is_complete ? Datum(kind.found.count) : Datum(nullptr))
      .add("positions", std::move(positions));
}

Fields fields_of(const Longest& longest) {
  return Fields{}
      .add("game", "checkers")
      .add("slice", text(longest.slice))
      .add("metric", name(longest.metric))
      .add("longest_win", fields_of(longest.win))
      .add("longest_loss", fields_of(longest.loss));
}

/// "  win in 61: 2 positions" and the positions.
void add_words(Text& text, const Longest::Kind& kind, Result result) {
  const Found& found = kind.found;
  if (!kind.plies) return text.push_back({fmt::format("  no {}\n", name(result)), Tone::dim});
  text.push_back(
      {fmt::format("  {} in {}: {} position{}{}\n", name(result), *kind.plies, found.count,
                   found.count == 1 ? "" : "s", found.is_complete ? "" : " so far (stopped)")});
  for (const Position& p : found.first)
    text.push_back({fmt::format("    {}\n", write_fen(p, Side::left))});
}

Text words_for(const Longest& longest) {
  Text text{
      {fmt::format("{}  {}\n", checkers::text(longest.slice), name(longest.metric)), Tone::strong}};
  add_words(text, longest.win, Result::win);
  add_words(text, longest.loss, Result::loss);
  return text;
}

Answer longest_answer(const SliceFile& file, std::size_t most, Budget& budget) {
  const Longest longest = longest_of(file, most, budget);
  return {fields_of(longest), words_for(longest),
          budget.stopped() ? Status::unknown : Status::answered};
}

Answer not_built(const Slice& slice, Metric metric) {
  Answer answer;
  answer.text.push_back({fmt::format("{}  {}\n", text(slice), name(metric)), Tone::strong});
  answer.fields.add("game", "checkers")
      .add("slice", text(slice))
      .add("metric", name(metric))
      .add("longest_win", nullptr)
      .add("longest_loss", nullptr);
  add_missing(answer, {slice}, metric);
  return answer;
}

void run(const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto folders = folders_of(arguments);
  for (const Metric metric : asked_metrics(arguments)) {
    for (const Slice& slice : wanted_slices(arguments)) {
      const auto path = find_slice(folders, slice, metric);
      sink.answer(path.empty() ? not_built(slice, metric)
                               : longest_answer(SliceFile(path, slice, metric),
                                                arguments.count("limit"), budget));
      if (budget.stopped()) return;
    }
  }
}

}  // namespace

Command longest_command() {
  Command command{.name = "longest",
                  .summary = "the longest win and loss of every slice, with positions"};
  command.examples = {{"longest checkers --pieces 3", "with tables of three pieces"},
                      {"longest checkers --slice \"0K+2C v 1K+0C\" --limit 10 --json",
                       "one slice, more positions"}};
  command.options = {pieces_option("4"),
                     per_side_option(),
                     slice_option("this slice alone, or the name of its file"),
                     metric_option("dtw"),
                     {"limit", Kind::count, "n", "list at most n positions of each kind", "3"},
                     tables_option()};
  command.notes = {
      {"counted", "positions with Black, the first-named side, to move and without a capture"}};
  command.start = [](const Arguments& arguments) -> Run {
    wanted_slices(arguments);
    asked_metrics(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      run(arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::checkers
