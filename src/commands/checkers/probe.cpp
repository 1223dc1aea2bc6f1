// Asking the database: what a position is worth, each of its moves, and the best line.

#include <fmt/format.h>

#include <memory>

#include "base/error.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/best_line.h"
#include "games/checkers/database/known_words.h"
#include "games/checkers/database/probing.h"

namespace zermelo::checkers {

namespace {

Datum plies_or_null(const std::optional<unsigned>& plies, Result result) {
  if (!plies || (result != Result::win && result != Result::loss)) return nullptr;
  return std::uint64_t{*plies};
}

Datum result_or_null(Result result) {
  return result == Result::unknown ? Datum(nullptr) : Datum(name(result));
}

List missing(const Known& known) {
  List out;
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
    if (!known.has(metric)) out.emplace_back(name(metric));
  return out;
}

/// "B:WK31:B18,25: Black to move wins in 3 plies".
Span heading(const Setup& setup, const Known& known) {
  const std::string fen = write_fen(setup.position, setup.to_move);
  if (known.result == Result::unknown) return {fmt::format("{}: not known\n", fen), Tone::strong};
  return {fmt::format("{}: {} to move {}\n", fen, colour(setup.to_move), in_words(known)),
          Tone::strong};
}

Answer probed(Prober& prober, const std::string& given, bool is_brief) {
  const Setup setup = read_fen(given);
  const Known known = prober.known(setup.position, setup.to_move);
  Answer answer;
  answer.status = known.result == Result::unknown ? Status::unknown : Status::answered;
  answer.fields.add("game", "checkers")
      .add("position", given)
      .add("result", result_or_null(known.result))
      .add("dtw", plies_or_null(known.dtw, known.result))
      .add("dtc", plies_or_null(known.dtc, known.result))
      .add("missing", missing(known));
  answer.text.push_back(heading(setup, known));
  if (known.result == Result::unknown) {
    const Slice slice = missing_slice(prober, setup, Metric::dtw);
    answer.text.push_back({fmt::format("  {}{}\n", can_be_built(slice) ? "no table: " : "",
                                       how_to_build(slice, Metric::dtw))});
  }
  if (!is_brief) {
    List moves;
    const auto listed = prober.moves(setup.position, setup.to_move);
    if (!listed.empty())
      answer.text.push_back(
          {fmt::format("  what each move does for {}, best first:\n", colour(setup.to_move)),
           Tone::dim});
    for (const KnownMove& each : listed) {
      moves.emplace_back(Fields{}
                             .add("move", text(each.move))
                             .add("position", write_fen(each.after, opponent(setup.to_move)))
                             .add("result", result_or_null(each.known.result))
                             .add("dtw", plies_or_null(each.known.dtw, each.known.result))
                             .add("dtc", plies_or_null(each.known.dtc, each.known.result)));
      answer.text.push_back(
          {fmt::format("  {:<12} {}\n", text(each.move), in_words(seen_by_mover(each)))});
    }
    answer.fields.add("moves", moves);
  }
  answer.fields.add("exact", known.result != Result::unknown).add("source", "table");
  return answer;
}

/// A line both sides play best, by dtw where it is known, else by dtc.
Answer line_answer(Prober& prober, const std::string& given) {
  const Setup setup = read_fen(given);
  const BestLine line = best_line(prober, setup);
  List moves;
  std::string words;
  for (const Move& move : line.moves) {
    moves.emplace_back(text(move));
    words += fmt::format("{}{}", words.empty() ? "" : " ", text(move));
  }
  Answer answer;
  answer.status = line.is_complete ? Status::answered : Status::unknown;
  answer.fields.add("game", "checkers")
      .add("position", given)
      .add("result", result_or_null(line.known.result))
      .add("dtw", plies_or_null(line.known.dtw, line.known.result))
      .add("dtc", plies_or_null(line.known.dtc, line.known.result))
      .add("moves", line.is_complete ? Datum(moves) : Datum(nullptr))
      .add("by", line.by ? Datum(name(*line.by)) : Datum(nullptr))
      .add("exact", line.is_complete)
      .add("source", "table");
  Datum missing_file;
  answer.text.push_back(heading(setup, line.known));
  if (!line.is_complete) {
    const Metric by = line.by.value_or(Metric::dtw);
    const Slice missing = missing_slice(prober, line.end, by);
    answer.text.push_back(
        {fmt::format("  the line is not known{}; {}\n",
                     line.known.is_decided() ? " to its end" : "", how_to_build(missing, by))});
    if (can_be_built(missing)) missing_file = slice_file_name(missing, by);
  }
  answer.fields.add("missing", missing_file);
  if (line.is_complete && line.by == Metric::dtc)
    answer.text.push_back({"  each side by distance to conversion; there may be a shorter win\n"});
  if (!words.empty()) answer.text.push_back({"  " + words + '\n'});
  return answer;
}

std::shared_ptr<Prober> prober_for(const Arguments& arguments) {
  return std::make_shared<Prober>(folders_of(arguments), arguments.bytes("memory"));
}

}  // namespace

Command probe_command() {
  Command command{.name = "probe",
                  .summary = "look positions up in the databases",
                  .takes = Takes::positions,
                  .word = "position"};
  command.examples = {{"probe checkers B:WK31:B18,25", "with tables of three pieces"},
                      {"probe checkers B:WK31:B18,25 --brief --json", "without the moves"}};
  command.options = {{"brief", Kind::flag, "", "without the moves", ""},
                     memory_option("256M"),
                     threads_option(),
                     tables_option()};
  command.notes = {
      {"text", "results are for the player who moves, in plies, the move itself counted"},
      {"--json", "a move's result and distances are for the opponent, who is then to move"},
      {"first move",
       "wins in the plies announced with dtw, wins in the end with dtc; wld keeps the "
       "result but may not come closer to a win"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [prober = prober_for(arguments), is_brief = arguments.has("brief")](
               const std::string& position, Sink& sink, Budget&) {
      sink.answer(probed(*prober, position, is_brief));
    };
  };
  return command;
}

Command line_command() {
  Command command{.name = "line",
                  .summary = "a best line to the end, by dtw or by dtc",
                  .takes = Takes::positions,
                  .word = "position"};
  command.examples = {{"line checkers B:WK31:B18,25", "with tables of three pieces"}};
  command.options = {memory_option("256M"), threads_option(), tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [prober = prober_for(arguments)](const std::string& position, Sink& sink, Budget&) {
      sink.answer(line_answer(*prober, position));
    };
  };
  return command;
}

}  // namespace zermelo::checkers
