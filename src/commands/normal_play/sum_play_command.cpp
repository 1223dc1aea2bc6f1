// `play` for games of normal play and for sums of them.

#include "commands/normal_play/sum_play_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "base/error.h"
#include "base/files.h"
#include "base/numbers.h"
#include "base/read_file.h"
#include "commands/advice.h"
#include "commands/draw/position_picture.h"
#include "commands/listing.h"
#include "commands/normal_play/move_review.h"
#include "sums/sum_game_record.h"
#include "sums/sum_moves.h"
#include "sums/sum_player.h"

namespace zermelo {
namespace {

constexpr std::string_view words_known =
    "a move, moves, hint, back, board, save FILE, load FILE, quit";

/// The beginning of a saved game.
constexpr std::string_view saved_title = "# a game of zermelo play";

/// A game that was saved: how it began, and its moves.
struct SavedGame {
  std::string game, position;
  Side first = Side::left, person = Side::left;
  std::vector<MixedMove> moves;
};

Side side_named(std::string_view word) { return word == "right" ? Side::right : Side::left; }

std::string saved_text(const SavedGame& saved) {
  std::string out = fmt::format("{}\ngame {}\nposition {}\nfirst {}\nperson {}\n", saved_title,
                                saved.game, saved.position, name(saved.first), name(saved.person));
  for (const auto& move : saved.moves) out += fmt::format("move {} {}\n", move.part, move.move);
  return out;
}

/// Reads what `saved_text` writes. Throws Error.
SavedGame read_saved(const std::string& path) {
  const auto lines = lines_of_file(path);
  SavedGame out;
  if (lines.empty() || lines[0] != saved_title)
    throw Error(fmt::format("play: {} is not a saved game; its first line should be {}",
                            shortened(path), in_quotes(saved_title)));
  for (std::size_t number = 2; number <= lines.size(); ++number) {
    const std::string& line = lines[number - 1];
    const auto blank = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, blank);
    const std::string rest = line.substr(std::min(blank + 1, line.size()));
    if (word == "game") {
      out.game = rest;
    } else if (word == "position") {
      out.position = rest;
    } else if ((word == "first" || word == "person") && (rest == "left" || rest == "right")) {
      (word == "first" ? out.first : out.person) = side_named(rest);
    } else if (const auto part = read_count(rest.substr(0, rest.find(' ')));
               word == "move" && part && rest.find(' ') != std::string::npos) {
      out.moves.push_back({static_cast<std::size_t>(*part), rest.substr(rest.find(' ') + 1)});
    } else {
      throw Error(
          fmt::format("play: line {} of {} is {}; expected a game, position, first, person "
                      "or move",
                      number, shortened(path), in_quotes(shortened(line))));
    }
  }
  return out;
}

std::string_view name(SumBasis basis) {
  switch (basis) {
    case SumBasis::proof:
      return "proved to win";
    case SumBasis::lost:
      return "every move is proved to lose";
    case SumBasis::only_move:
      return "the only legal move";
    case SumBasis::guess:
      break;
  }
  return "not proved: a guess";
}

std::string words_for(const ChosenSumMove& chosen) {
  if (chosen.basis != SumBasis::guess) return std::string(name(chosen.basis));
  return fmt::format("not proved: a guess by {} random games", with_commas(chosen.games));
}

bool is_proved(SumBasis basis) { return basis == SumBasis::proof || basis == SumBasis::lost; }

/// A game between the person and the program.
class SumConversation {
 public:
  SumConversation(const PlayedGame& game, const Arguments& arguments, Sink& sink, Budget& budget)
      : game_(game),
        arguments_(arguments),
        sink_(sink),
        budget_(budget),
        values_(arguments.bytes("memory") / 2),
        player_(values_, {.most_bytes = arguments.bytes("memory") / 2},
                arguments.seconds("seconds"), arguments.count("seed")),
        review_{.with_parts = is_sum(), .most_bytes = arguments.bytes("memory") / 2} {}

  void run(const std::string& given) {
    begin(given);
    show_board();
    while (!budget_.stopped()) {
      if (record_->winner()) return finish();
      if (record_->to_move() != saved_.person) {
        answer_move();
        continue;
      }
      const auto line = sink_.ask(fmt::format("{}> ", player(saved_.person)));
      if (!line || *line == "quit" || *line == "q") return;
      obey(*line);
    }
  }

 private:
  /// "Left (black)".
  std::string player(Side side) const {
    return fmt::format("{} ({})", title(side), side == Side::left ? game_.left : game_.right);
  }
  bool is_sum() const { return game_.game == "sum"; }

  void say(std::string words, Tone tone = Tone::plain) {
    if (!words.empty()) sink_.answer({{}, {{std::move(words), tone}}});
  }

  void begin(const std::string& given) {
    if (arguments_.given("load")) {
      if (!given.empty()) throw Error("play: a position and --load; expected one of them");
      return load(arguments_.text("load"));
    }
    if (given.empty())
      throw Error(fmt::format("play: no position given; expected one, as in: zermelo {}",
                              game_.examples.front().line));
    SavedGame fresh{game_.game,
                    given,
                    side_named(arguments_.text("first")),
                    side_named(arguments_.text("as")),
                    {}};
    start(std::move(fresh));
  }

  void start(SavedGame saved) {
    auto record = std::make_unique<SumGameRecord>(
        game_.read(saved.position, arguments_, values_, sink_), saved.first, values_);
    for (const auto& move : saved.moves) {
      if (!record->play(move))
        throw Error(fmt::format("play: the saved move {} is not legal", in_quotes(move.move)));
    }
    record_ = std::move(record);
    saved_ = std::move(saved);
  }

  void load(const std::string& path) {
    SavedGame saved = read_saved(path);
    if (saved.game != game_.game)
      throw Error(fmt::format("play: {} is a game of {}; expected one of {}", shortened(path),
                              shortened(saved.game), game_.game));
    start(std::move(saved));
  }

  void save(const std::string& path) {
    if (path.empty()) throw Error("play: save needs the name of a file");
    saved_.moves = record_->moves();
    NewFile(path).commit(saved_text(saved_));
    say(fmt::format("  saved; go on with: zermelo play {} --load {}\n", game_.game, path));
  }

  void show_board() {
    Text out;
    const auto& sum = record_->now();
    for (std::size_t i = 0; i < sum.size(); ++i) {
      const auto* position = std::get_if<PositionModel::Pointer>(&sum[i].what);
      if (is_sum())
        out.push_back({fmt::format("part {}: {}\n", i, shortened(expression_of(sum[i], values_)))});
      if (position == nullptr) continue;
      const Text board = position_words(**position);
      out.insert(out.end(), board.begin(), board.end());
    }
    if (!record_->winner())
      out.push_back({fmt::format("{} to move\n", player(record_->to_move()))});
    sink_.answer({{}, out});
  }

  std::string text_of(const MixedMove& move) const {
    return is_sum() ? fmt::format("{}:{}", move.part, move.move) : move.move;
  }
  Datum field_of(const MixedMove& move) const {
    if (!is_sum()) return move.move;
    return Fields{}.add("part", std::uint64_t{move.part}).add("move", move.move);
  }
  std::string position_text() {
    if (is_sum()) return sum_text(record_->now(), values_);
    return std::get<PositionModel::Pointer>(record_->now().front().what)->text();
  }

  void finish() {
    const Side winner = *record_->winner();
    sink_.answer(
        {Fields{}
             .add("game", game_.game)
             .add("position", position_text())
             .add("winner", zermelo::name(winner))
             .add("plies", std::uint64_t{record_->moves().size()}),
         {{fmt::format("{} wins: {} cannot move\n", player(winner), player(opponent(winner))),
           Tone::strong}}});
  }

  void obey(const std::string& typed) {
    const std::string line = typed.substr(std::min(typed.find_first_not_of(" \t"), typed.size()));
    const auto blank = std::min(line.find(' '), line.size());
    const std::string word = line.substr(0, blank);
    const std::string rest = line.substr(std::min(blank + 1, line.size()));
    try {
      if (word.empty() || word == "board") return show_board();
      if (word == "moves") return list_moves();
      if (word == "hint" || word == "best") return advise();
      if (word == "help" || word == "?") return say(fmt::format("  {}\n", words_known));
      if (word == "save") return save(rest);
      if (word == "load") {
        load(rest);
        return show_board();
      }
      if (word == "back") {
        if (!record_->take_back(saved_.person))
          return say("  there is no move of yours to take back\n");
        return show_board();
      }
      take(read_move(line));
    } catch (const Error& error) {
      say(fmt::format("  {}; you can also say: {}\n", advised(error), words_known), Tone::bad);
    }
  }

  /// `1-2`, or `0:1-2` in a sum; the part may be left out where only one has such a move.
  MixedMove read_move(const std::string& line) {
    std::vector<MixedMove> found;
    const std::string text = line.substr(0, line.find_last_not_of(" \t") + 1);
    for (const auto& move : moves_of(record_->now(), record_->to_move(), values_)) {
      if (text == fmt::format("{}:{}", move.part, move.move)) return move;
      if (text == move.move) found.push_back(move);
    }
    if (found.size() == 1) return found.front();
    throw Error(found.empty()
                    ? fmt::format("play: {} is not a move of {} here", in_quotes(shortened(text)),
                                  player(record_->to_move()))
                    : fmt::format("play: {} is a move in {} parts; expected the part, as in {}",
                                  text, found.size(), text_of(found.front())));
  }

  void list_moves() {
    std::string words;
    for (const auto& move : moves_of(record_->now(), record_->to_move(), values_))
      words += fmt::format("  {}\n", text_of(move));
    say(words.empty() ? "  there are none\n" : words);
  }

  ChosenSumMove choose() {
    return player_.choose(record_->now(), record_->to_move(), budget_.limits());
  }

  Fields chosen_fields(std::string_view name, const ChosenSumMove& chosen, Result result) {
    return Fields{}
        .add("game", game_.game)
        .add(std::string(name), field_of(chosen.move))
        .add("position", position_text())
        .add("result", result == Result::unknown ? Datum() : Datum(zermelo::name(result)))
        .add("proved", is_proved(chosen.basis));
  }

  static Result result_of(SumBasis basis) {
    if (basis == SumBasis::proof) return Result::win;
    return basis == SumBasis::lost ? Result::loss : Result::unknown;
  }

  void advise() {
    const ChosenSumMove chosen = choose();
    sink_.answer({chosen_fields("best", chosen, result_of(chosen.basis)),
                  {{fmt::format("  {} ({})\n", text_of(chosen.move), words_for(chosen))}}});
  }

  void answer_move() {
    const Side side = record_->to_move();
    const ChosenSumMove chosen = choose();
    record_->play(chosen.move);
    const Result mine = result_of(chosen.basis);
    const Result yours = mine == Result::win    ? Result::loss
                         : mine == Result::loss ? Result::win
                                                : Result::unknown;
    sink_.answer(
        {chosen_fields("move", chosen, yours),
         {{fmt::format("{} plays {} ({})\n", player(side), text_of(chosen.move), words_for(chosen)),
           Tone::strong}}});
    show_board();
  }

  /// The person's move, and what it gave away: the win, or else some value.
  void take(const MixedMove& move) {
    const Side side = record_->to_move();
    const auto sum = record_->now();
    record_->play(move);
    if (!tell_lost_win(sum, side, move))
      say(review_.value_given_away(sum, side, move, values_, budget_.limits()));
  }

  bool tell_lost_win(const std::vector<SumTerm>& sum, Side side, const MixedMove& move) {
    const MixedSolution before = player_.solve(sum, side, budget_.limits());
    const auto& won = side == Side::left ? before.left_move : before.right_move;
    if (!won) return false;
    const MixedSolution after = player_.solve(record_->now(), opponent(side), budget_.limits());
    const auto& reply = side == Side::left ? after.right_first : after.left_first;
    if (reply != Result::win) return false;
    say(fmt::format("  {} gives the win away; {} was winning\n", text_of(move), text_of(*won)),
        Tone::bad);
    return true;
  }

  const PlayedGame& game_;
  Arguments arguments_;
  Sink& sink_;
  Budget& budget_;
  ValueStore values_;
  SumPlayer player_;
  MoveReview review_;
  SavedGame saved_;
  std::unique_ptr<SumGameRecord> record_;
};

}  // namespace

Command sum_play_command(PlayedGame game) {
  Command command{.name = "play",
                  .summary = "a game against the program",
                  .takes = Takes::conversation,
                  .word = game.word};
  command.examples = game.examples;
  command.options = game.options;
  Option as = first_option(false);
  as.name = "as";
  as.help = "your side";
  command.options.insert(
      command.options.end(),
      {as,
       first_option(false),
       {"seconds", Kind::seconds, "s", "the time to look for a proved move", "2"},
       {"load", Kind::file, "file", "go on with a game that `save` has written", ""},
       {"seed", Kind::count, "n", "for the random games of a guess", "1"},
       memory_option("512M")});
  command.notes = game.notes;
  command.notes.emplace_back("at the prompt", std::string(words_known));
  command.notes.emplace_back("guesses", "a move that is not proved says \"not proved\"");
  command.start = [game](const Arguments& arguments) -> Run {
    return [game, arguments](const std::string& given, Sink& sink, Budget& budget) {
      SumConversation(game, arguments, sink, budget).run(given);
    };
  };
  return command;
}

}  // namespace zermelo
