// The games of a file, each move with its result and distance by the tables.

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <set>

#include "base/error.h"
#include "base/files.h"
#include "base/numbers.h"
#include "commands/checkers/annotation_words.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/best_line.h"

namespace zermelo::checkers {
namespace {

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  try {
    if (file.is_open()) return {std::istreambuf_iterator<char>(file), {}};
  } catch (const std::ios_base::failure&) {  // a folder, or a disk that fails
  }
  throw Error(fmt::format("annotate: {} cannot be read", shortened(path)));
}

/// The games of a file; a mistake in it is reported with its name and line.
std::vector<PdnGame> games_of(const std::string& path) {
  const std::string content = content_of(path);
  try {
    return read_pdn(content);
  } catch (const Error& error) {
    const std::string_view message = error.what(), game = "checkers: ";
    throw Error(fmt::format("checkers: {}: {}", shortened(path),
                            message.substr(message.starts_with(game) ? game.size() : 0)));
  }
}

Datum result_or_null(const Judgement& judgement) {
  if (judgement.result == Result::unknown) return nullptr;
  return name(judgement.result);
}
Datum source_or_null(const Judgement& judgement) {
  if (judgement.source == Judgement::Source::none) return nullptr;
  return judgement.source == Judgement::Source::table ? "table" : "search";
}

Fields fields_of(const AnnotatedMove& move) {
  const auto mistake = move.mistake();
  return Fields{}
      .add("side", move.position.to_move == Side::left ? "black" : "white")
      .add("move", text(move.move))
      .add("position", write_fen(move.position.position, move.position.to_move))
      .add("result", result_or_null(move.before))
      .add("dtw", move.before.dtw)
      .add("lost", move.lost())
      .add("mistake", null_if_empty(mistake))
      .add("result_after", result_or_null(move.after))
      .add("dtw_after", move.after.dtw)
      .add("better", move.better ? Datum(text(*move.better)) : Datum(nullptr))
      .add("source", source_or_null(move.before));
}

std::string numbered(const AnnotatedMove& move, std::size_t ply, Side first) {
  const std::size_t from_black = ply + index_of(first);
  const std::string number =
      fmt::format("{}{}", from_black / 2 + 1, move.position.to_move == Side::left ? "." : "...");
  return fmt::format("{:<6} {}", number, text(move.move));
}

std::string heading(const PdnGame& game, std::size_t number) {
  std::string out = fmt::format("game {}", number);
  for (const PdnTag& tag : game.tags)
    if (tag.name == "Event" || tag.name == "White" || tag.name == "Black")
      out += fmt::format(", {} {}", tag.name, shortened(tag.value));
  return out + fmt::format(": {}\n", write_fen(game.start.position, game.start.to_move));
}

struct MoveCounts {
  std::size_t moves = 0, known = 0, mistakes = 0, lost = 0;
  std::set<Slice> missing;  // slices whose tables would tell more

  void add(const AnnotatedMove& move, Prober& prober) {
    ++moves;
    const bool is_known =
        move.before.result != Result::unknown && move.after.result != Result::unknown;
    known += is_known ? 1 : 0;
    mistakes += move.mistake().empty() ? 0 : 1;
    lost += move.lost().value_or(0);
    if (move.before.source != Judgement::Source::none) return;
    const Slice slice = missing_slice(prober, move.position, Metric::dtw);
    if (can_be_built(slice)) missing.insert(slice);
  }
};

/// The output of a run: the moves, or the games in PDN with comments.
enum class View : std::uint8_t { moves, pdn };

struct Annotator {
  Prober& prober;
  double seconds;
  View view;
  Sink& sink;
  Budget& budget;
  MoveCounts tally = {};
  std::string pdn = {};

  void show(const PdnGame& game, std::size_t number, const std::string& path) {
    const auto moves = annotate(game, prober, seconds, budget.limits());
    const std::string written = write_pdn(with_comments(game, moves));
    pdn += (pdn.empty() ? "" : "\n") + written;
    if (view == View::pdn) {
      sink.answer({{}, {{(number > 1 ? "\n" : "") + written}}});
    } else {
      sink.answer({{}, {{heading(game, number), Tone::strong}}});
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
      tally.add(moves[i], prober);
      sink.answer(move_answer(moves[i], i, game.start.to_move, number, path));
    }
  }

  Answer move_answer(const AnnotatedMove& move, std::size_t i, Side first, std::size_t number,
                     const std::string& path) const {
    Answer answer;
    answer.fields.add("game", "checkers")
        .add("file", path)
        .add("number", std::uint64_t{number})
        .add("ply", std::uint64_t{i + 1});
    for (const Field& field : fields_of(move).entries) answer.fields.add(field.name, field.value);
    const bool is_known =
        move.before.result != Result::unknown && move.after.result != Result::unknown;
    answer.status = is_known ? Status::answered : Status::unknown;
    if (view == View::moves)
      answer.text.push_back(
          {fmt::format("  {:<22} {}\n", numbered(move, i, first), words_for(move)),
           move.mistake().empty() ? Tone::plain : Tone::bad});
    return answer;
  }

  /// The last line of the text.
  void sum_up(std::size_t games) const {
    if (view == View::pdn) return;
    std::string words = fmt::format(
        "{} {}, {} {}: {} known, {} {} of the result, {} plies given away\n", games,
        games == 1 ? "game" : "games", tally.moves, tally.moves == 1 ? "move" : "moves",
        tally.known, tally.mistakes, tally.mistakes == 1 ? "mistake" : "mistakes", tally.lost);
    sink.answer({{}, {{words, Tone::strong}}});
    if (tally.missing.empty()) return;
    sink.answer({{},
                 {{fmt::format("  more would be known with {}\n",
                               how_to_build(*tally.missing.begin(), Metric::dtw))}}});
  }
};

void run(const std::string& path, const Arguments& arguments, Prober& prober, Sink& sink,
         Budget& budget) {
  const auto games = games_of(path);
  if (games.empty())
    throw Error(fmt::format("annotate: {} has no games; expected some in PDN", shortened(path)));
  std::unique_ptr<NewFile> out;
  if (arguments.given("out")) out = std::make_unique<NewFile>(arguments.text("out"));
  Annotator annotator{prober, arguments.seconds("seconds"),
                      arguments.given("pdn") ? View::pdn : View::moves, sink, budget};
  for (std::size_t i = 0; i < games.size() && !budget.stopped(); ++i)
    annotator.show(games[i], i + 1, path);
  if (out && !budget.stopped()) out->commit(annotator.pdn);
  annotator.sum_up(games.size());
}

Option search_seconds_option() {
  Option seconds{"seconds", Kind::seconds, "s",
                 "how long to search for a proof where no table exists; 0: no search", "0.1"};
  seconds.allows_zero = true;
  return seconds;
}

}  // namespace

Command annotate_command() {
  Command command{.name = "annotate",
                  .summary = "annotate games in PDN: what each move gave away",
                  .takes = Takes::positions,
                  .word = "file"};
  command.examples = {{"annotate checkers FILE", "every move with its result and distance"},
                      {"annotate checkers FILE --pdn", "the games again, with comments"}};
  command.options = {{"pdn", Kind::flag, "", "print the games with a comment at each move", ""},
                     {"out", Kind::file, "file", "write the games with comments to a file", ""},
                     search_seconds_option(),
                     memory_option("256M"),
                     tables_option()};
  command.notes = {
      {"Results", "are for the side that moves, in plies to the end, the move included"},
      {"Mistakes", "win-to-draw, win-to-loss, draw-to-loss; `lost` counts plies given away"},
      {"Not known", "positions without tables whose result the search did not prove in time"}};
  command.start = [](const Arguments& arguments) -> Run {
    if (arguments.given("out") && (arguments.given("stdin") || arguments.positions.size() > 1))
      throw Error("--out writes the games of one file; expected a single file with it");
    const auto prober = std::make_shared<Prober>(folders_of(arguments), arguments.bytes("memory"));
    return [prober, arguments](const std::string& path, Sink& sink, Budget& budget) {
      run(path, arguments, *prober, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::checkers
