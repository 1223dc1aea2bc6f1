// Looking a position up in the database: its result and distances, its moves, and the best line.

#include <fmt/format.h>

#include <memory>

#include "base/error.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/best_line.h"
#include "games/checkers/database/known_words.h"
#include "games/checkers/database/probe.h"

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

/// The result and the distances of a position, for the side to move.
Fields& add_known(Fields& fields, const Known& known) {
  return fields.add("result", result_or_null(known.result))
      .add("dtw", plies_or_null(known.dtw, known.result))
      .add("dtc", plies_or_null(known.dtc, known.result));
}

/// "B:WK31:B18,25: Black to move wins in 3 plies".
Span heading(const Setup& setup, const Known& known) {
  const std::string fen = write_fen(setup.position, setup.to_move);
  if (known.result == Result::unknown) return {fmt::format("{}: not known\n", fen), Tone::strong};
  return {fmt::format("{}: {} to move {}\n", fen, colour(setup.to_move), in_words(known)),
          Tone::strong};
}

// ---- probe ----

/// The move, and what is known of the position that it leads to, for the side then to move.
Fields fields_of(const KnownMove& each, Side mover) {
  Fields fields;
  fields.add("move", text(each.move)).add("position", write_fen(each.after, opponent(mover)));
  return add_known(fields, each.known);
}

Fields fields_of(const Probe& probe, const std::string& given, bool is_brief) {
  Fields fields;
  fields.add("game", "checkers").add("position", given);
  add_known(fields, probe.known).add("missing", missing(probe.known));
  if (!is_brief) {
    List moves;
    for (const KnownMove& each : probe.moves)
      moves.emplace_back(fields_of(each, probe.setup.to_move));
    fields.add("moves", moves);
  }
  return fields.add("exact", probe.known.result != Result::unknown).add("source", "table");
}

Text words_for(const Probe& probe) {
  Text text{heading(probe.setup, probe.known)};
  if (probe.missing)
    text.push_back({fmt::format("  {}{}\n", can_be_built(*probe.missing) ? "no table: " : "",
                                how_to_build(*probe.missing, Metric::dtw))});
  if (!probe.moves.empty())
    text.push_back({fmt::format("  the moves{}, for {}:\n",
                                probe.known.result == Result::unknown ? "" : ", best first",
                                colour(probe.setup.to_move)),
                    Tone::dim});
  for (const KnownMove& each : probe.moves)
    text.push_back(
        {fmt::format("  {:<12} {}\n", checkers::text(each.move), in_words(seen_by_mover(each)))});
  return text;
}

Answer probed(Prober& prober, const std::string& given, bool is_brief) {
  const Probe found = probe(prober, read_fen(given), !is_brief);
  return {fields_of(found, given, is_brief), words_for(found),
          found.known.result == Result::unknown ? Status::unknown : Status::answered};
}

// ---- line ----

Fields fields_of(const BestLine& line, const std::string& given) {
  List moves;
  for (const Move& move : line.moves) moves.emplace_back(text(move));
  Datum missing_file;
  if (line.missing && can_be_built(*line.missing))
    missing_file = slice_file_name(*line.missing, line.by.value_or(Metric::dtw));
  Fields fields;
  fields.add("game", "checkers").add("position", given);
  return add_known(fields, line.known)
      .add("moves", line.is_complete ? Datum(moves) : Datum(nullptr))
      .add("by", line.by ? Datum(name(*line.by)) : Datum(nullptr))
      .add("exact", line.is_complete)
      .add("source", "table")
      .add("missing", missing_file);
}

constexpr std::string_view by_conversion =
    "  both sides play by distance to conversion; there may be a shorter win\n";

Text words_for(const BestLine& line) {
  Text text{heading(line.start, line.known)};
  if (line.missing)
    text.push_back({fmt::format("  the line is not known{}; {}\n",
                                line.known.is_decided() ? " to its end" : "",
                                how_to_build(*line.missing, line.by.value_or(Metric::dtw)))});
  if (line.is_complete && line.by == Metric::dtc) text.push_back({std::string(by_conversion)});
  std::string moves;
  for (const Move& move : line.moves) moves += ' ' + checkers::text(move);
  if (!moves.empty()) text.push_back({fmt::format(" {}\n", moves)});
  return text;
}

Answer line_answer(Prober& prober, const std::string& given) {
  const BestLine line = best_line(prober, read_fen(given));
  return {fields_of(line, given), words_for(line),
          line.is_complete ? Status::answered : Status::unknown};
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
      {"text", "results are for the player who moves; plies include the move itself"},
      {"--json", "a move's result and distances are for the opponent, who is then to move"},
      {"first move",
       "with dtw it wins in the plies announced, with dtc it wins in the end; with wld it keeps "
       "the result but may not come closer to a win"}};
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
