// The counts and the longest lines of every slice, from the footers of the files.

#include <fmt/format.h>

#include "base/numbers.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/longest.h"

namespace zermelo::checkers {
namespace {

Fields& add_counts(Fields& fields, const Counts& counts) {
  return fields.add("win", counts.win)
      .add("loss", counts.loss)
      .add("draw", counts.draw)
      .add("longest_win", counts.longest_win)
      .add("longest_loss", counts.longest_loss);
}

std::string shown(const std::optional<unsigned>& n) { return n ? std::to_string(*n) : "-"; }

Answer heading() {
  Answer answer;
  answer.text.push_back(
      {fmt::format("{:<15} {:>13} {:>13} {:>13} {:>13}  {:>7} {:>7}  {:>7} {:>7}\n",
                   "Black to move", "positions", "win", "loss", "draw", "longest", "", "quiet", ""),
       Tone::dim});
  answer.text.push_back(
      {fmt::format("{:<15} {:>13} {:>13} {:>13} {:>13}  {:>7} {:>7}  {:>7} {:>7}\n", "", "", "", "",
                   "", "win", "loss", "win", "loss"),
       Tone::dim});
  return answer;
}

/// The counts of a metric; wld has no distances.
Counts counts_by(Metric metric, Counts counts) {
  if (metric == Metric::wld) counts.longest_win = counts.longest_loss = std::nullopt;
  return counts;
}

Fields fields_of(const SliceSummary& summary) {
  const SliceFacts& facts = summary.facts;
  const Counts quiet = counts_by(facts.metric, facts.quiet);
  Fields fields, inner;
  fields.add("game", "checkers")
      .add("slice", text(facts.slice))
      .add("metric", name(facts.metric))
      .add("positions", facts.positions);
  add_counts(fields, counts_by(facts.metric, facts.all));
  inner.add("positions", quiet.win + quiet.loss + quiet.draw);
  add_counts(inner, quiet);
  return fields.add("quiet", inner).add("bytes", summary.bytes);
}

Text words_for(const SliceSummary& summary) {
  const SliceFacts& facts = summary.facts;
  const Counts all = counts_by(facts.metric, facts.all);
  const Counts quiet = counts_by(facts.metric, facts.quiet);
  return {
      {fmt::format("{:<15} {:>13} {:>13} {:>13} {:>13}  {:>7} {:>7}  {:>7} {:>7}\n",
                   text(facts.slice), with_commas(facts.positions), with_commas(all.win),
                   with_commas(all.loss), with_commas(all.draw), shown(all.longest_win),
                   shown(all.longest_loss), shown(quiet.longest_win), shown(quiet.longest_loss))}};
}

List list_of(const std::vector<std::uint64_t>& counts) {
  List list;
  for (const std::uint64_t count : counts) list.emplace_back(count);
  return list;
}

/// "  won in 1: 20, 3: 57, 5: 12".
Text words_for(const char* verb, const std::vector<std::uint64_t>& counts) {
  std::string line;
  for (std::size_t plies = 0; plies < counts.size(); ++plies)
    if (counts[plies] != 0)
      line += fmt::format("{}{}: {}", line.empty() ? "" : ", ", plies, with_commas(counts[plies]));
  if (line.empty()) return {};
  return {{fmt::format("  {} in {}\n", verb, line), Tone::dim}};
}

void add_distances(Answer& answer, const Distances& distances) {
  answer.fields.add(
      "distances",
      Fields{}.add("win", list_of(distances.win)).add("loss", list_of(distances.loss)));
  for (const Text& words : {words_for("won", distances.win), words_for("lost", distances.loss)})
    answer.text.insert(answer.text.end(), words.begin(), words.end());
  if (!distances.is_complete) answer.status = Status::unknown;
}

Answer stats_of(const SliceFile& file, bool counts_distances, Budget& budget) {
  const SliceSummary summary = file.summary();
  Answer answer{fields_of(summary), words_for(summary)};
  if (counts_distances && summary.facts.metric != Metric::wld)
    add_distances(answer, distances_of(file, budget));
  return answer;
}

Answer missing_slice(const Slice& slice, Metric metric) {
  return {Fields{}
              .add("game", "checkers")
              .add("slice", text(slice))
              .add("metric", name(metric))
              .add("positions", position_count(slice))
              .add("win", nullptr)
              .add("loss", nullptr)
              .add("draw", nullptr)
              .add("longest_win", nullptr)
              .add("longest_loss", nullptr)
              .add("quiet", nullptr)
              .add("missing", slice_file_name(slice, metric)),
          {{fmt::format("{:<15} not built\n", text(slice))}},
          Status::unknown};
}

}  // namespace

Command stats_command() {
  Command command{.name = "stats", .summary = "counts and longest lines of every slice"};
  command.examples = {
      {"stats checkers --pieces 3", "with tables of three pieces"},
      {"stats checkers --slice \"0K+2C v 1K+0C\" --json", "one slice"},
      {"stats checkers --slice \"1K+1C v 1K+1C\" --distances", "how many wins take how long"}};
  command.options = {
      pieces_option("4"),
      per_side_option(),
      slice_option("this slice alone, or the name of its file"),
      metric_option("dtw"),
      {"distances", Kind::flag, "", "also count the wins and losses of each length", ""},
      tables_option()};
  command.notes = {{"quiet", "the same for positions where the side to move has no capture"},
                   {"distances", "of quiet positions; the whole file is read"}};
  command.start = [](const Arguments& arguments) -> Run {
    wanted_slices(arguments);
    wanted_metrics(arguments);
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      const auto folders = folders_of(arguments);
      for (const Metric metric : wanted_metrics(arguments)) {
        sink.answer(heading());
        for (const Slice& slice : wanted_slices(arguments)) {
          const auto path = find_slice(folders, slice, metric);
          sink.answer(path.empty() ? missing_slice(slice, metric)
                                   : stats_of(SliceFile(path, slice, metric),
                                              arguments.has("distances"), budget));
          if (budget.stopped()) return;
        }
      }
    };
  };
  return command;
}

}  // namespace zermelo::checkers
