// Asking the database: what a position is worth, each of its moves, and the best line.

#include <fmt/format.h>

#include <memory>

#include "base/error.h"
#include "games/checkers/commands.h"
#include "games/checkers/needed_tables.h"
#include "games/checkers/probing.h"
#include "games/checkers/table_requests.h"

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
    if (!known.has[static_cast<std::size_t>(metric)]) out.emplace_back(name(metric));
  return out;
}

std::string in_words(const Known& known) {
  std::string out(name(known.result));
  const bool is_decided = known.result == Result::win || known.result == Result::loss;
  if (is_decided && known.dtw) out += fmt::format(" in {}", *known.dtw);
  if (is_decided && known.dtc) out += fmt::format(", converts in {}", *known.dtc);
  return known.result == Result::unknown ? "not known" : out;
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
  answer.text.push_back(
      {fmt::format("{}: {}\n", write_fen(setup.position, setup.to_move), in_words(known)),
       Tone::strong});
  if (known.result == Result::unknown) {
    answer.text.push_back(
        {fmt::format("  no table: {}\n", how_to_build(slice_of(setup.position), Metric::dtw))});
  }
  if (!is_brief) {
    List moves;
    for (const KnownMove& each : prober.moves(setup.position, setup.to_move)) {
      moves.emplace_back(Fields{}
                             .add("move", text(each.move))
                             .add("position", write_fen(each.after, opponent(setup.to_move)))
                             .add("result", result_or_null(each.known.result))
                             .add("dtw", plies_or_null(each.known.dtw, each.known.result))
                             .add("dtc", plies_or_null(each.known.dtc, each.known.result)));
      answer.text.push_back(
          {fmt::format("  {:<12} then {}\n", text(each.move), in_words(each.known))});
    }
    answer.fields.add("moves", moves);
  }
  answer.fields.add("exact", known.result != Result::unknown).add("source", "table");
  return answer;
}

/// A line both sides play best, by dtw where it is known; stops where it is not.
Answer best_line(Prober& prober, const std::string& given) {
  const Setup setup = read_fen(given);
  const Known known = prober.known(setup.position, setup.to_move);
  Answer answer;
  List moves;
  std::string words;
  bool is_complete = known.result != Result::unknown;
  Position p = setup.position;
  Side side = setup.to_move;
  const bool is_decided = known.result == Result::win || known.result == Result::loss;
  if (is_decided && !known.dtw) is_complete = false;  // without it a line may never end
  while (is_complete && is_decided) {
    const auto list = prober.moves(p, side);
    if (list.empty()) break;
    if (!list.front().known.dtw) {
      is_complete = false;
      break;
    }
    moves.emplace_back(text(list.front().move));
    if (!words.empty()) words += ' ';
    words += text(list.front().move);
    p = list.front().after;
    side = opponent(side);
  }
  answer.status = is_complete ? Status::answered : Status::unknown;
  answer.fields.add("game", "checkers")
      .add("position", given)
      .add("result", result_or_null(known.result))
      .add("dtw", plies_or_null(known.dtw, known.result))
      .add("moves", is_complete ? Datum(moves) : Datum(nullptr))
      .add("exact", is_complete)
      .add("source", "table");
  answer.text.push_back(
      {fmt::format("{}: {}\n", write_fen(setup.position, setup.to_move),
                   is_complete
                       ? in_words(known)
                       : "not known; " + how_to_build(slice_of(setup.position), Metric::dtw)),
       Tone::strong});
  if (!words.empty()) answer.text.push_back({"  " + words + '\n'});
  return answer;
}

std::shared_ptr<Prober> prober_for(const Arguments& arguments) {
  return std::make_shared<Prober>(folders_of(arguments), arguments.bytes("memory"));
}

}  // namespace

Command probe_command() {
  Command command{"probe", "look positions up in the databases", "position", {}, {}, nullptr};
  command.examples = {{"probe checkers B:WK31:B18,25", "with tables of three pieces"},
                      {"probe checkers B:WK31:B18,25 --brief --json", "without the moves"}};
  command.options = {{"brief", Kind::flag, "", "without the moves", ""},
                     memory_option("256M"),
                     threads_option(),
                     tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [prober = prober_for(arguments), is_brief = arguments.has("brief")](
               const std::string& position, Sink& sink, Budget&) {
      sink.answer(probed(*prober, position, is_brief));
    };
  };
  return command;
}

Command line_command() {
  Command command{"line", "a best line to the end", "position", {}, {}, nullptr};
  command.examples = {{"line checkers B:WK31:B18,25", "with tables of three pieces"}};
  command.options = {memory_option("256M"), threads_option(), tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [prober = prober_for(arguments)](const std::string& position, Sink& sink, Budget&) {
      sink.answer(best_line(*prober, position));
    };
  };
  return command;
}

}  // namespace zermelo::checkers
