// `play connect`: a game against the engine.

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/files.h"
#include "commands/advice.h"
#include "commands/connect/board_view.h"
#include "commands/connect/commands.h"
#include "commands/connect/engine.h"
#include "commands/connect/notation.h"
#include "commands/connect/play_game.h"
#include "commands/connect/solve_request.h"

namespace zermelo::connect {
namespace {

constexpr std::string_view words_known = "a turn (7,7), hint, back, board, save FILE, quit";

/// The longest look at a turn of the person, for a win that it leaves out.
constexpr double most_seconds_of_review = 1;

std::string_view player(Colour side) { return side == Colour::black ? "Black (x)" : "White (o)"; }

std::string_view colour_name(Colour side) { return side == Colour::black ? "black" : "white"; }

void check_rules(const PlayRules& rules) {
  if (rules.game.p <= 2 && rules.game.q <= 2) return;
  throw Error(fmt::format("connect: {} stones a turn; play knows games of one or two",
                          std::max(rules.game.p, rules.game.q)));
}

/// The game a call begins with: the empty board of the rules, a board, or a record.
PlayedGame first_game(const std::string& position, const Arguments& arguments) {
  const std::string& name = arguments.text("rules");
  const bool exactly = name == "standard";
  const PlayRules rules{read_rules(exactly ? "gomoku" : name), exactly};
  check_rules(rules);
  if (position.empty())
    return {rules, empty_grid(rules.game.rows, rules.game.columns), {}, Colour::black};
  const auto file = text_of_named_file(position);
  if (file && is_game_record(*file)) return read_record(*file, {arguments.given("rules"), rules});
  PlayedGame game{rules, read_grid(file ? *file : position), {}, Colour::black};
  game.rules.game.rows = game.start.rows;
  game.rules.game.columns = game.start.columns;
  game.first = read_colour(arguments.text("to-move"));
  return game;
}

class ConnectConversation {
 public:
  ConnectConversation(PlayedGame game, const Arguments& arguments, Sink& sink, Budget& budget)
      : game_(std::move(game)),
        engine_(game_.rules(), {.threads = std::min(threads_of(arguments), 2U)}),
        person_(arguments.given("as") ? read_colour(arguments.text("as")) : game_.to_move()),
        seconds_(arguments.seconds("seconds")),
        sink_(sink),
        budget_(budget) {}

  void run() {
    show_board();
    while (!budget_.stopped()) {
      if (game_.is_over()) return finish();
      if (game_.to_move() != person_) {
        answer_turn();
        continue;
      }
      const auto line = sink_.ask(fmt::format("{}> ", player(person_)));
      if (!line || *line == "quit" || *line == "q") return;
      obey(*line);
    }
  }

 private:
  std::string turn_text(const std::vector<unsigned>& points) const {
    return cells_text(points, game_.board().columns);
  }

  void say(std::string words, Tone tone = Tone::plain) {
    sink_.answer({{}, {{std::move(words), tone}}});
  }

  void show_board() {
    Text out = board_text(board_view(game_.board()), true);
    if (!game_.is_over())
      out.push_back({fmt::format("{} to move: {} stone{}\n", player(game_.to_move()),
                                 game_.stones(), game_.stones() == 1 ? "" : "s")});
    sink_.answer({{}, out});
  }

  Choice choose(double seconds) {
    return engine_.decide(seen_by(game_.to_move(), game_.board()), game_.stones(), seconds,
                          budget_.limits().stop);
  }

  void obey(const std::string& typed) {
    const std::string line = typed.substr(std::min(typed.find_first_not_of(" \t"), typed.size()));
    const auto blank = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, blank);
    try {
      if (word.empty() || word == "board") return show_board();
      if (word == "hint" || word == "best") return advise();
      if (word == "help" || word == "?")
        return say(fmt::format("  {}; {}\n", words_known, cell_legend));
      if (word == "save") return save(line.substr(std::min(blank + 1, line.size())));
      if (word == "back") {
        if (!game_.take_back(person_)) return say("  there is no turn of yours to take back\n");
        return show_board();
      }
      take(game_.read_turn(line));
    } catch (const Error& error) {
      say(fmt::format("  {}; you can also say: {}\n", advised(error), words_known), Tone::bad);
    }
  }

  void save(const std::string& path) {
    if (path.empty()) throw Error("connect: save needs the name of a file");
    NewFile(path).commit(game_.sgf(person_));
    say(fmt::format("  saved; go on with: zermelo play connect {}{}\n", path, rules_unsaid()));
  }

  /// The option for rules that a record in SGF has no name for.
  std::string rules_unsaid() const {
    const GameRules& g = game_.rules().game;
    const bool is_gomoku = g.k == 5 && g.p == 1 && g.q == 1;
    const bool is_connect6 = g.k == 6 && g.p == 2 && g.q == 1;
    if (is_gomoku || is_connect6) return "";
    return fmt::format(" --rules {},{},{},{},{}", g.rows, g.columns, g.k, g.p, g.q);
  }

  Fields fields_of(std::string_view name, const Choice& choice) const {
    return Fields{}
        .add("game", "connect")
        .add(std::string(name), turn_text(choice.points))
        .add("position", text(game_.board()))
        .add("proved", choice.is_proved())
        .add("why", label_of(choice));
  }

  void advise() {
    const Choice choice = choose(seconds_);
    sink_.answer({fields_of("best", choice),
                  {{fmt::format("  {} ({})\n", turn_text(choice.points), label_of(choice))}}});
  }

  void answer_turn() {
    const Colour side = game_.to_move();
    const Choice choice = choose(seconds_);
    if (budget_.stopped() || choice.points.empty()) return;
    game_.play(choice.points);
    sink_.answer({fields_of("move", choice),
                  {{fmt::format("{} plays {} ({})\n", player(side), turn_text(choice.points),
                                label_of(choice)),
                    Tone::strong}}});
    show_board();
  }

  /// The person's turn. A win that was proved and not taken at once is named; whether another turn
  /// wins as well is not known.
  void take(const std::vector<unsigned>& points) {
    const Choice before = choose(std::min(seconds_, most_seconds_of_review));
    game_.play(points);
    const bool missed_a_row = before.by == Choice::By::completing && !game_.is_over();
    const bool left_a_win = before.by == Choice::By::threats && before.points != points;
    if (missed_a_row)
      say(fmt::format("  {} would have completed a row\n", turn_text(before.points)), Tone::bad);
    else if (left_a_win && !game_.is_over())
      say(fmt::format("  {} was proved to win by threats; {} may or may not win\n",
                      turn_text(before.points), turn_text(points)),
          Tone::bad);
  }

  void finish() {
    const auto winner = game_.winner();
    const std::string words =
        winner ? fmt::format("{} wins: {} in a row\n", player(*winner), game_.rules().game.k)
               : "a draw: the board is full\n";
    sink_.answer({Fields{}
                      .add("game", "connect")
                      .add("position", text(game_.board()))
                      .add("winner", winner ? colour_name(*winner) : "draw")
                      .add("plies", std::uint64_t{game_.turns()}),
                  {{words, Tone::strong}}});
  }

  GameInPlay game_;
  Player engine_;
  Colour person_;
  double seconds_;
  Sink& sink_;
  Budget& budget_;
};

Option side_option(std::string name, std::string help, std::string fallback) {
  Option side{std::move(name), Kind::choice,        "side",
              std::move(help), std::move(fallback), {"x", "o"}};
  side.synonyms = {{"black", "x"}, {"b", "x"}, {"white", "o"}, {"w", "o"}};
  return side;
}

}  // namespace

Command play_command() {
  Command command{.name = "play",
                  .summary = "a game against the engine",
                  .takes = Takes::conversation,
                  .word = "board"};
  command.examples = {{"play connect", "Go-Moku: you are Black (x) and move first"},
                      {"play connect --rules connect6 --as white", "the program moves first"},
                      {"play connect ...../.xx../..o../..... --rules 4,5,4,1,1", "from a board"}};
  command.options = {{"rules", Kind::text, "rules",
                      "gomoku, standard, connect6, or M,N,K,P,Q with P, Q to 2", "gomoku"},
                     side_option("as", "your side (default: the side to move)", ""),
                     side_option("to-move", "the side to move on a board", "x"),
                     {"seconds", Kind::seconds, "s", "the time for a turn of the program", "2"},
                     threads_option()};
  command.notes = {
      {"files", "the name of a file with a board or a game may stand for a board"},
      {"at the prompt", std::string(words_known)},
      {"points", std::string(cell_legend)},
      {"guesses", "a turn that is not proved to win says \"not proved\""}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string& given, Sink& sink, Budget& budget) {
      ConnectConversation(first_game(given, arguments), arguments, sink, budget).run();
    };
  };
  return command;
}

}  // namespace zermelo::connect
