// The longest win and the longest loss of every slice, with positions.

#include <fmt/format.h>

#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/longest.h"

namespace zermelo::checkers {
namespace {

/// Metrics with a distance: in wld nothing is longest.
std::vector<Metric> asked_metrics(const Arguments& arguments) {
  auto metrics = wanted_metrics(arguments);
  std::erase(metrics, Metric::wld);
  return metrics;
}

/// The facts of one kind, and its line: "  win in 61   2 positions".
Fields longest(const SliceFile& file, Result result, const std::optional<unsigned>& plies,
               std::size_t most, Budget& budget, Text& words) {
  Fields fields;
  if (!plies) {
    words.push_back({fmt::format("  no {}\n", name(result)), Tone::dim});
    return fields.add("plies", nullptr).add("count", 0).add("positions", List{});
  }
  const Found found = positions_with(file, {result, *plies}, most, budget);
  List positions;
  words.push_back(
      {fmt::format("  {} in {}: {} position{}{}\n", name(result), *plies, found.count,
                   found.count == 1 ? "" : "s", found.is_complete ? "" : " so far (stopped)")});
  for (const Position& p : found.first) {
    positions.emplace_back(write_fen(p, Side::left));
    words.push_back({fmt::format("    {}\n", write_fen(p, Side::left))});
  }
  return fields.add("plies", std::uint64_t{*plies})
      .add("count", found.is_complete ? Datum(found.count) : Datum(nullptr))
      .add("positions", std::move(positions));
}

Answer longest_of(const SliceFile& file, std::size_t most, Budget& budget) {
  const SliceFacts& facts = file.facts();
  Answer answer;
  answer.text.push_back(
      {fmt::format("{}  {}\n", text(facts.slice), name(facts.metric)), Tone::strong});
  answer.fields.add("game", "checkers")
      .add("slice", text(facts.slice))
      .add("metric", name(facts.metric));
  for (const bool wins : {true, false}) {
    const Result result = wins ? Result::win : Result::loss;
    const auto& plies = wins ? facts.quiet.longest_win : facts.quiet.longest_loss;
    answer.fields.add(fmt::format("longest_{}", name(result)),
                      longest(file, result, plies, most, budget, answer.text));
  }
  if (budget.stopped()) answer.status = Status::unknown;
  return answer;
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
                               : longest_of(SliceFile(path, slice, metric),
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
