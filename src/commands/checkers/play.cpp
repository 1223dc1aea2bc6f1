// A game against the database, move by move, with questions in between.

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <memory>

#include "base/error.h"
#include "base/files.h"
#include "base/read_file.h"
#include "commands/advice.h"
#include "commands/checkers/board_picture.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/table_requests.h"
#include "games/checkers/database/known_words.h"
#include "games/checkers/play/chooser.h"

namespace zermelo::checkers {
namespace {

constexpr std::string_view words_known =
    "a move (22-17, 22x15x8), moves, hint, back, board, pdn, save FILE, load FILE, quit";

/// "2026.11.18", the form of PDN tags.
std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  return fmt::format("{:04}.{:02}.{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday);
}

std::string plies(unsigned count) {
  return fmt::format("{} {}", count, count == 1 ? "ply" : "plies");
}

/// Compares the player's move with the best one; empty when it was as good, or one is not known.
std::string cost_of(const KnownMove& best, const KnownMove& played) {
  if (best.known.result == Result::unknown || played.known.result == Result::unknown) return "";
  if (rank(best) == rank(played)) return "";
  return fmt::format("  {} {}; better was {}, which {}\n", text(played.move),
                     in_words(seen_by_mover(played)), text(best.move),
                     in_words(seen_by_mover(best)));
}

std::string ending_words(Ending ending) {
  if (ending == Ending::draw) return "a draw: this position occurs for the third time";
  return fmt::format("{} wins: {} cannot move", ending == Ending::black_wins ? "Black" : "White",
                     ending == Ending::black_wins ? "White" : "Black");
}

std::string_view ending_name(Ending ending) {
  if (ending == Ending::draw) return "draw";
  return ending == Ending::black_wins ? "black" : "white";
}

/// "by table", "proved by search", "the only legal move", "not proved: a guess by search to depth
/// 9".
std::string words_for(const ChosenMove& chosen) {
  switch (chosen.basis) {
    case Basis::table:
      return "by table";
    case Basis::proof:
      return "proved by search";
    case Basis::only_move:
      return "the only legal move";
    case Basis::guess:
      break;
  }
  return fmt::format("not proved: a guess by search to depth {}", chosen.depth);
}

/// Adds the grounds on which a move was chosen; a guess is marked as not proved.
Fields& add_basis(Fields& fields, const ChosenMove& chosen) {
  return fields.add("proved", chosen.proved != Result::unknown)
      .add("source", chosen.basis == Basis::table ? "table" : "search")
      .add("depth", chosen.depth == 0 ? Datum(nullptr) : Datum(std::uint64_t{chosen.depth}));
}

/// The move advised to the player.
Fields fields_of(const ChosenMove& chosen, const Setup& setup) {
  const bool is_proved = chosen.proved != Result::unknown;
  Fields fields;
  fields.add("game", "checkers")
      .add("position", write_fen(setup.position, setup.to_move))
      .add("best", text(chosen.move))
      .add("result", is_proved ? Datum(name(chosen.proved)) : Datum(nullptr));
  return add_basis(fields, chosen);
}

/// The program's move: the result and the distance are those of the player, who is then to move.
struct Reply {
  ChosenMove chosen;
  Setup after;
  Result result = Result::unknown;
  std::optional<unsigned> dtw;
};

Fields fields_of(const Reply& reply) {
  Fields fields;
  fields.add("game", "checkers")
      .add("move", text(reply.chosen.move))
      .add("position", write_fen(reply.after.position, reply.after.to_move))
      .add("result", reply.result == Result::unknown ? Datum(nullptr) : Datum(name(reply.result)))
      .add("dtw", reply.dtw);
  return add_basis(fields, reply.chosen);
}

Text words_for(const Reply& reply) {
  std::string outcome = words_for(reply.chosen);
  if (reply.result != Result::unknown)
    outcome = fmt::format("a {} for you{} ({})", name(reply.result),
                          reply.dtw ? " in " + plies(*reply.dtw) : "", outcome);
  return {{fmt::format("{} plays {}; {}\n", colour(opponent(reply.after.to_move)),
                       text(reply.chosen.move), outcome),
           Tone::strong}};
}

/// A game between the person and the program.
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
    Text picture = board_words(position);
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
    if (line == "hint" || line == "best") return advise();
    if (line == "pdn") return say(write_pdn(recorded()));
    if (line == "help" || line == "?") return say(fmt::format("  {}\n", words_known));
    if (line == "back") {
      if (!game_.take_back(person_)) return say("  there is no move of yours to take back\n");
      return show_board();
    }
    try {
      if (line.starts_with("save ")) return save(line.substr(5));
      if (line.starts_with("load ")) return load(line.substr(5));
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

  void save(const std::string& path) {
    NewFile(path).commit(write_pdn(recorded()));
    say(fmt::format("  saved; go on with: load {}\n", path));
  }

  /// Goes on with the first game of a PDN file; the person keeps his side.
  void load(const std::string& path) {
    const auto games = read_pdn(read_file(path));
    if (games.empty()) throw Error(fmt::format("checkers: {} has no game", shortened(path)));
    PlayedGame loaded(games.front().start);
    for (const Move& move : games.front().moves) loaded.play(move);
    game_ = std::move(loaded);
    show_board();
  }

  void list_moves() {
    std::string words;
    for (const KnownMove& each : prober_.moves(game_.now().position, game_.now().to_move))
      words += fmt::format("  {:<12} {}\n", text(each.move), in_words(seen_by_mover(each)));
    say(words);
  }

  /// The person's move, and what it gave away.
  void take(const Move& move) {
    const auto& [position, side] = game_.now();
    const auto moves = prober_.moves(position, side);
    const auto played = std::ranges::find(moves, move, &KnownMove::move);
    const std::string cost = cost_of(moves.front(), *played);
    game_.play(move);
    say(cost, Tone::bad);
  }

  ChosenMove choose() { return chooser_.choose(game_, budget_.limits()); }

  void advise() {
    const ChosenMove chosen = choose();
    std::string words = words_for(chosen);
    if (chosen.proved != Result::unknown) words = fmt::format("{}, {}", name(chosen.proved), words);
    sink_.answer(
        {fields_of(chosen, game_.now()), {{fmt::format("  {} ({})\n", text(chosen.move), words)}}});
  }

  void answer_move() {
    Reply reply{choose(), {}};
    game_.play(reply.chosen.move);
    reply.after = game_.now();
    const Known known = prober_.known(reply.after.position, reply.after.to_move);
    reply.result =
        known.result != Result::unknown ? known.result : for_opponent(reply.chosen.proved);
    if (reply.result == Result::win || reply.result == Result::loss) reply.dtw = known.dtw;
    sink_.answer({fields_of(reply), words_for(reply)});
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
      {"as", Kind::choice, "side", "your side (default: the side to move)", "", {"black", "white"}},
      {"seconds", Kind::seconds, "s",
       "how long to search for a move where no table ranks the moves", "2"},
      memory_option("256M"),
      tables_option()};
  command.notes = {
      {"at the prompt", std::string(words_known)},
      {"guesses", "a move that neither a table nor a proof supports says \"not proved\""}};
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
