// A match between two programs that play k-in-a-row by the Gomocup protocol:
//
//   connect_match [--rules gomoku|standard|connect6] [--size N] [--openings N | --empty N]
//                 [--seconds S] [--grace S] [--seed N] [--records FOLDER] FIRST SECOND
//
// FIRST and SECOND are shell commands. With --openings each random opening is played twice, with
// colours exchanged; with --empty FIRST begins every game on the empty board. Every game sends INFO
// seed with a number of its own, for programs that play at random. An answer that takes longer than
// --seconds is late; one that is late by more than --grace (0; for busy machines) loses. Prints a
// line for each game and one for the match.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <fstream>
#include <map>
#include <memory>

#include "base/random.h"
#include "games/connect/play/record.h"
#include "match/brain.h"

namespace zermelo::bench {
namespace {

using namespace connect;

struct Settings {
  PlayRules rules{read_rules("gomoku"), false};
  unsigned games = 2;
  bool openings = true;
  double seconds = 0.2, grace = 0;
  std::uint64_t seed = 1;
  std::string records;
  std::vector<std::string> commands;
};

/// The referee's board, which finds rows by itself.
class Referee {
 public:
  explicit Referee(const PlayRules& rules)
      : rules_(rules), cells_(std::size_t{rules.game.rows} * rules.game.columns, '.') {}

  bool is_void(unsigned cell) const { return cells_[cell] == '.'; }
  std::size_t voids() const { return static_cast<std::size_t>(std::ranges::count(cells_, '.')); }
  char at(unsigned cell) const { return cells_[cell]; }

  /// Returns true if the stone makes a winning row.
  bool place(unsigned cell, char who) {
    cells_[cell] = who;
    const int columns = static_cast<int>(rules_.game.columns);
    const int r = static_cast<int>(cell) / columns, c = static_cast<int>(cell) % columns;
    for (const auto& [dr, dc] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
      unsigned row = 1;
      for (const int way : {1, -1})
        for (int i = 1; is(r + way * i * dr, c + way * i * dc, who); ++i) ++row;
      if (rules_.exactly ? row == rules_.game.k : row >= rules_.game.k) return true;
    }
    return false;
  }

 private:
  bool is(int r, int c, char who) const {
    const int rows = static_cast<int>(rules_.game.rows),
              columns = static_cast<int>(rules_.game.columns);
    return r >= 0 && r < rows && c >= 0 && c < columns &&
           cells_[static_cast<std::size_t>(r * columns + c)] == who;
  }

  PlayRules rules_;
  std::string cells_;
};

/// Random turns in the middle of the board: Black, White, Black, and with one stone a turn White
/// again. They are too few to win.
std::vector<std::vector<unsigned>> random_opening(const PlayRules& rules, Random& random) {
  const unsigned turns = rules.game.p > 1 ? 3 : 4, side = 9;
  std::vector<std::vector<unsigned>> out;
  std::vector<unsigned> used;
  for (unsigned turn = 0; turn < turns; ++turn) {
    out.emplace_back();
    for (unsigned i = 0; i < (turn == 0 ? rules.game.q : rules.game.p);) {
      const unsigned row = (rules.game.rows - side) / 2 + random.below(side);
      const unsigned column = (rules.game.columns - side) / 2 + random.below(side);
      const unsigned cell = row * rules.game.columns + column;
      if (std::ranges::find(used, cell) != used.end()) continue;
      used.push_back(cell);
      out.back().push_back(cell);
      ++i;
    }
  }
  return out;
}

/// The points x,y of a reply; nothing if the reply is anything else.
std::optional<std::vector<unsigned>> read_turn(const std::string& text, const PlayRules& rules) {
  std::vector<unsigned> cells;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    unsigned x = 0, y = 0;
    const auto first = std::from_chars(at, end, x);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != ',') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, y);
    if (second.ec != std::errc() || x >= rules.game.columns || y >= rules.game.rows)
      return std::nullopt;
    cells.push_back(y * rules.game.columns + x);
    at = second.ptr;
    while (at != end && *at == ' ') ++at;
  }
  return cells;
}

struct Ending {
  int winner = -1;  // 0 FIRST, 1 SECOND, -1 a draw
  std::string why = "draw";
};

class Match {
 public:
  explicit Match(const Settings& settings) : settings_(settings) {
    for (const auto& command : settings.commands)
      brains_.push_back(std::make_unique<Brain>(command));
  }

  void run() {
    for (unsigned game = 0; game < settings_.games; ++game) {
      Random random(settings_.seed + (settings_.openings ? game / 2 : game));
      const auto opening = settings_.openings ? random_opening(settings_.rules, random)
                                              : std::vector<std::vector<unsigned>>{};
      play(game, settings_.openings ? game % 2 : 0, opening);
    }
    fmt::print(
        "{{\"games\":{},\"first\":{},\"second\":{},\"draws\":{},\"by_time\":{},\"by_illegal\":{},"
        "\"late_first\":{},\"late_second\":{},\"slowest_first\":{:.3f},\"slowest_second\":{:.3f}}}"
        "\n",
        settings_.games, wins_[0], wins_[1], draws_, whys_["time"], whys_["illegal"], late_[0],
        late_[1], slowest_[0], slowest_[1]);
  }

 private:
  static constexpr double patience = 60;  // seconds for START, and for a late move

  void prepare(unsigned game) {
    const unsigned millis = static_cast<unsigned>(settings_.seconds * 1000);
    for (const auto& brain : brains_) {
      brain->say(fmt::format("INFO timeout_turn {}", millis));
      brain->say("INFO timeout_match 0");
      brain->say(fmt::format("INFO rule {}", settings_.rules.exactly ? 1 : 0));
      brain->say(fmt::format("INFO seed {}", settings_.seed + game));
      const GameRules& rules = settings_.rules.game;
      brain->say(rules.rows == rules.columns
                     ? fmt::format("START {}", rules.rows)
                     : fmt::format("RECTSTART {},{}", rules.columns, rules.rows));
      if (brain->hear(patience) != "OK") throw std::runtime_error("no OK to START");
    }
  }

  std::string points_text(const std::vector<unsigned>& cells) const {
    std::string out;
    for (const unsigned cell : cells)
      out += fmt::format("{}{},{}", out.empty() ? "" : " ", cell % settings_.rules.game.columns,
                         cell / settings_.rules.game.columns);
    return out;
  }

  /// Asks for a move: BEGIN, TURN, or the whole BOARD if the program has not followed the game.
  void ask(unsigned who, char colour, const Referee& board, const GameRecord& record, bool knows) {
    const Brain& brain = *brains_[who];
    if (record.turns.empty()) return brain.say("BEGIN");
    if (knows) return brain.say("TURN " + points_text(record.turns.back().points));
    std::string text = "BOARD";
    for (const auto& turn : record.turns)
      for (const unsigned cell : turn.points)
        text += fmt::format("\n{},{}", points_text({cell}), board.at(cell) == colour ? 1 : 2);
    brain.say(text + "\nDONE");
  }

  void play(unsigned game, unsigned black, const std::vector<std::vector<unsigned>>& opening) {
    prepare(game);
    Referee board(settings_.rules);
    GameRecord record;
    record.rules = settings_.rules;
    record.names = {settings_.commands[black], settings_.commands[1 - black]};
    for (const auto& turn : opening) {
      for (const unsigned cell : turn) board.place(cell, record.turns.size() % 2 == 0 ? 'x' : 'o');
      record.turns.push_back({turn, 0});
    }
    const Ending ending = play_on(black, board, record);
    const bool black_won = ending.winner == static_cast<int>(black);
    record.result = ending.winner < 0 ? GameRecord::Result::draw
                    : black_won       ? GameRecord::Result::black
                                      : GameRecord::Result::white;
    tell(game, black, record, ending);
  }

  Ending play_on(unsigned black, Referee& board, GameRecord& record) {
    bool knows[2] = {false, false};
    while (board.voids() > 0) {
      const bool blacks = record.turns.size() % 2 == 0;
      const unsigned who = blacks ? black : 1 - black;
      const char colour = blacks ? 'x' : 'o';
      const auto start = std::chrono::steady_clock::now();
      ask(who, colour, board, record, std::exchange(knows[who], true));
      const auto reply = brains_[who]->hear(patience);
      const double seconds =
          std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      slowest_[who] = std::max(slowest_[who], seconds);
      const int rival = static_cast<int>(1 - who);
      if (seconds > settings_.seconds) ++late_[who];
      if (!reply || seconds > settings_.seconds + settings_.grace) return {rival, "time"};
      const auto cells = read_turn(*reply, settings_.rules);
      const std::size_t due = std::min<std::size_t>(
          record.turns.empty() ? settings_.rules.game.q : settings_.rules.game.p, board.voids());
      if (!cells || cells->empty() || cells->size() > due) return {rival, "illegal"};
      bool won = false;
      for (const unsigned cell : *cells) {
        if (!board.is_void(cell)) return {rival, "illegal"};
        won = board.place(cell, colour) || won;
      }
      record.turns.push_back({*cells, static_cast<unsigned>(seconds * 1000)});
      if (won) return {static_cast<int>(who), "row"};
      if (cells->size() < due) return {rival, "illegal"};
    }
    return {};
  }

  void tell(unsigned game, unsigned black, const GameRecord& record, const Ending& ending) {
    ++whys_[ending.why];
    if (ending.winner < 0) ++draws_;
    if (ending.winner >= 0) ++wins_[ending.winner];
    fmt::print("{{\"game\":{},\"black\":\"{}\",\"winner\":{},\"why\":\"{}\",\"turns\":{}}}\n", game,
               black == 0 ? "first" : "second",
               ending.winner < 0    ? "null"
               : ending.winner == 0 ? "\"first\""
                                    : "\"second\"",
               ending.why, record.turns.size());
    std::fflush(stdout);
    if (settings_.records.empty()) return;
    const std::string path = fmt::format("{}/game-{:03}", settings_.records, game);
    std::ofstream(path + ".sgf") << to_sgf(record);
    std::ofstream(path + ".psq") << to_psq(record);
  }

  const Settings& settings_;
  std::vector<std::unique_ptr<Brain>> brains_;
  unsigned wins_[2] = {0, 0}, draws_ = 0;
  double slowest_[2] = {0, 0};
  unsigned late_[2] = {0, 0};
  std::map<std::string, unsigned> whys_;
};

Settings read_settings(int count, char** words) {
  Settings settings;
  unsigned size = 0;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (!word.starts_with("--")) {
      settings.commands.push_back(word);
      continue;
    }
    if (i + 1 == count) throw std::runtime_error(word + " without a value");
    const std::string value = words[++i];
    if (word == "--rules") {
      settings.rules.game = read_rules(value == "standard" ? "gomoku" : value);
      settings.rules.exactly = value == "standard";
    } else if (word == "--size") {
      size = static_cast<unsigned>(std::stoul(value));
    } else if (word == "--openings" || word == "--empty") {
      settings.openings = word == "--openings";
      settings.games = static_cast<unsigned>(std::stoul(value)) * (settings.openings ? 2 : 1);
    } else if (word == "--seconds") {
      settings.seconds = std::stod(value);
    } else if (word == "--grace") {
      settings.grace = std::stod(value);
    } else if (word == "--seed") {
      settings.seed = std::stoull(value);
    } else if (word == "--records") {
      settings.records = value;
    } else {
      throw std::runtime_error("no option " + word);
    }
  }
  if (size != 0) settings.rules.game.rows = settings.rules.game.columns = size;
  if (settings.commands.size() != 2) throw std::runtime_error("expected two shell lines to run");
  return settings;
}

}  // namespace
}  // namespace zermelo::bench

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  try {
    const auto settings = zermelo::bench::read_settings(argc, argv);
    zermelo::bench::Match(settings).run();
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "connect_match: {}\n", error.what());
    return 2;
  }
}
