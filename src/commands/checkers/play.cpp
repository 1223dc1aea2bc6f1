// A game against the database, move by move, with anything one may want to know in between.

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <memory>

#include "base/error.h"
#include "commands/advice.h"
#include "commands/checkers/board_picture.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/known_words.h"
#include "games/checkers/play/chooser.h"

namespace zermelo::checkers {
namespace {

constexpr std::string_view words_known =
    "a move (22-17, 22x15x8), moves, best, back, board, pdn, quit";

/// "2026.11.18", as tags write it.
std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  return fmt::format("{:04}.{:02}.{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}

std::string plies(unsigned count) {
  return fmt::format("{} {}", count, count == 1 ? "ply" : "plies");
}

/// What the player's move gave away against the best one; empty when it was as good.
std::string cost_of(const KnownMove& best, const KnownMove& played) {
  if (best.known.result == Result::unknown || played.known.result == Result::unknown) return "";
  if (rank(best) == rank(played)) return "";
  return fmt::format("  {} {}; better was {}, which {}\n", text(played.move),
                     in_words(seen_by_mover(played)), text(best.move),
                     in_words(seen_by_mover(best)));
}

std::string ending_words(Ending ending) {
  if (ending == Ending::draw) return "a draw: this position is there for the third time";
  return fmt::format("{} wins: {} cannot move", ending == Ending::black_wins ? "Black" : "White",
                     ending == Ending::black_wins ? "White" : "Black");
}

std::string_view ending_name(Ending ending) {
  if (ending == Ending::draw) return "draw";
  return ending == Ending::black_wins ? "black" : "white";
}

/// The two sides of the table and the game between them.
class Conversation {
 public:
  Conversation(Prober& prober, ResultTables& results, const Setup& start, Side person,
               double seconds, Sink& sink, Budget& budget)
      : prober_(prober),
        chooser_(prober, results, seconds),
        game_(start),
        person_(person),
        sink_(sink),
        budget_(budget) {}

  void run() {
    show_board();
    while (!budget_.stopped()) {
      if (game_.ending() != Ending::unknown) return finish();
      if (game_.now().to_move != person_) {
        answer_move();
        continue;
      }
      const auto line = sink_.ask(fmt::format("{}> ", colour(person_)));
      if (!line || *line == "quit" || *line == "q") return;
      obey(*line);
    }
  }

 private:
  void say(std::string words, Tone tone = Tone::plain) {
    if (!words.empty()) sink_.answer({{}, {{std::move(words), tone}}});
  }

  void show_board() {
    const auto& [position, side] = game_.now();
    Text picture = board_picture(position);
    picture.push_back({fmt::format("{}   {} to move\n", write_fen(position, side), colour(side))});
    sink_.answer({{}, picture});
  }

  void finish() {
    const Ending ending = game_.ending();
    Fields fields;
    fields.add("game", "checkers")
        .add("position", write_fen(game_.now().position, game_.now().to_move))
        .add("winner", ending_name(ending))
        .add("plies", std::uint64_t{game_.moves().size()});
    sink_.answer({fields, {{ending_words(ending) + '\n', Tone::strong}}});
  }

  void obey(const std::string& line) {
    const auto& [position, side] = game_.now();
    if (line.find_first_not_of(" \t") == std::string::npos || line == "board") return show_board();
    if (line == "moves") return list_moves();
    if (line == "best") return advise();
    if (line == "pdn") return say(write_pdn(recorded()));
    if (line == "help" || line == "?") return say(fmt::format("  {}\n", words_known));
    if (line == "back") {
      if (!game_.take_back(person_)) return say("  there is no move of yours to take back\n");
      return show_board();
    }
    try {
      take(read_move(line, position, side));
    } catch (const Error& error) {
      say(fmt::format("  {}; you can also say: {}\n", advised(error), words_known), Tone::bad);
    }
  }

  /// The game with the seven tags that every reader expects.
  PdnGame recorded() const {
    PdnGame out = game_.record();
    const auto player = [&](Side side) { return side == person_ ? "?" : "Zermelo"; };
    out.tags = {{"Event", "?"},
                {"Site", "?"},
                {"Date", today()},
                {"Round", "?"},
                {"White", player(Side::right)},
                {"Black", player(Side::left)}};
    return out;
  }

  void list_moves() {
    std::string words;
    for (const KnownMove& each : prober_.moves(game_.now().position, game_.now().to_move))
      words += fmt::format("  {:<12} {}\n", text(each.move), in_words(seen_by_mover(each)));
    say(words);
  }

  /// The person's move, and what it cost.
  void take(const Move& move) {
    const auto& [position, side] = game_.now();
    const auto moves = prober_.moves(position, side);
    const auto played = std::ranges::find(moves, move, &KnownMove::move);
    const std::string cost = cost_of(moves.front(), *played);
    game_.play(move);
    say(cost, Tone::bad);
  }

  ChosenMove choose() { return chooser_.choose(game_, budget_.limits()); }

  /// What a move rests on: a guess says so.
  static void add_basis(Fields& fields, const ChosenMove& chosen) {
    const bool is_proved = chosen.proved != Result::unknown;
    const bool is_by_table = chosen.basis == Basis::table;
    fields.add("proved", is_proved)
        .add("source", is_by_table ? "table" : "search")
        .add("depth", chosen.depth == 0 ? Datum(nullptr) : Datum(std::uint64_t{chosen.depth}));
  }

  void advise() {
    const auto& [position, side] = game_.now();
    const ChosenMove chosen = choose();
    const bool is_proved = chosen.proved != Result::unknown;
    Fields fields;
    fields.add("game", "checkers")
        .add("position", write_fen(position, side))
        .add("best", text(chosen.move))
        .add("result", is_proved ? Datum(name(chosen.proved)) : Datum(nullptr));
    add_basis(fields, chosen);
    std::string words = basis_of(chosen);
    if (is_proved) words = fmt::format("{}, {}", name(chosen.proved), words);
    sink_.answer({fields, {{fmt::format("  {} ({})\n", text(chosen.move), words)}}});
  }

  void answer_move() {
    const Side side = game_.now().to_move;
    const ChosenMove chosen = choose();
    game_.play(chosen.move);
    const auto& [position, to_move] = game_.now();
    const Known known = prober_.known(position, to_move);
    const Result result =
        known.result != Result::unknown ? known.result : for_opponent(chosen.proved);
    const bool has_distance = known.dtw && (result == Result::win || result == Result::loss);
    Fields fields;
    fields.add("game", "checkers")
        .add("move", text(chosen.move))
        .add("position", write_fen(position, to_move))
        .add("result", result == Result::unknown ? Datum(nullptr) : Datum(name(result)))
        .add("dtw", has_distance ? Datum(std::uint64_t{*known.dtw}) : Datum(nullptr));
    add_basis(fields, chosen);
    std::string outcome = basis_of(chosen);
    if (result != Result::unknown)
      outcome = fmt::format("a {} for you{} ({})", name(result),
                            has_distance ? " in " + plies(*known.dtw) : "", outcome);
    sink_.answer({fields,
                  {{fmt::format("{} plays {}; {}\n", colour(side), text(chosen.move), outcome),
                    Tone::strong}}});
    show_board();
  }

  Prober& prober_;
  Chooser chooser_;
  PlayedGame game_;
  Side person_;
  Sink& sink_;
  Budget& budget_;
};

}  // namespace

Command play_command() {
  Command command{.name = "play",
                  .summary = "a game against the databases",
                  .takes = Takes::conversation,
                  .word = "position"};
  command.examples = {{"play checkers B:WK31:B18,25", "you are Black; tables of three pieces"},
                      {"play checkers B:WK31:B18,25 --as white", "you defend"}};
  command.options = {
      {"as", Kind::choice, "side", "your side; else the one to move", "", {"black", "white"}},
      {"seconds", Kind::seconds, "s", "how long to search for a move where no table ranks them",
       "2"},
      memory_option("256M"),
      tables_option()};
  command.notes = {
      {"At the prompt", std::string(words_known)},
      {"Guesses", "a move that neither a table nor a proof supports says \"not proved\""}};
  command.start = [](const Arguments& arguments) -> Run {
    const auto folders = folders_of(arguments);
    const auto memory = arguments.bytes("memory");
    const auto prober = std::make_shared<Prober>(folders, memory);
    const auto results = std::make_shared<ResultTables>(folders, memory);
    const auto as = arguments.given("as") ? arguments.text("as") : "";
    return [=, seconds = arguments.seconds("seconds")](const std::string& given, Sink& sink,
                                                       Budget& budget) {
      const Setup start = given.empty() ? start_position() : read_fen(given);
      Side person = start.to_move;
      if (!as.empty()) person = as == "black" ? Side::left : Side::right;
      Conversation(*prober, *results, start, person, seconds, sink, budget).run();
    };
  };
  return command;
}

}  // namespace zermelo::checkers
