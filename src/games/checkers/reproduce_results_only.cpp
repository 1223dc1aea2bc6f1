// Sections 3.2 and 3.3 of the paper as an experiment: a player that knows only who wins plays the
// longest wins against a defender that knows the distances; then one that knows them too.

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/checkers/commands.h"
#include "games/checkers/needed_tables.h"
#include "games/checkers/results_player.h"
#include "games/checkers/table_requests.h"
#include "games/checkers/table_two_check.h"

namespace zermelo::checkers {
namespace {

enum class End : std::uint8_t { won, repetition, limit, unknown };

std::string_view name_of(End end) {
  constexpr std::string_view names[] = {"won", "repetition", "limit", "unknown"};
  return names[static_cast<std::size_t>(end)];
}

struct Game {
  End end = End::unknown;
  unsigned plies = 0;
  unsigned left = 0, nearest = 0;  // plies to the win at the end, and the least there were
};

/// The best move, the first of equals.
const JudgedMove& best_move(const std::vector<JudgedMove>& moves) {
  const Worth best = best_worth(moves);
  return *std::ranges::find(moves, best, &JudgedMove::worth);
}

/// Black wins if he can; White holds out as long as there is to hold out. A game is a draw when a
/// position stands on the board for the third time with the same side to move.
template <class ChooseForBlack>
Game play_out(const Setup& start, Database& dtw, unsigned most_plies,
              const ChooseForBlack& choose_for_black) {
  Game game;
  Setup now = start;
  ResultsPlayer::History history;
  for (;; ++game.plies) {
    const auto moves = judged_moves(dtw, now.position, now.to_move);
    if (!moves) return game;
    if (now.to_move == Side::left) {
      game.left = best_worth(*moves).plies;
      game.nearest = game.plies == 0 ? game.left : std::min(game.nearest, game.left);
    }
    const bool is_third = ++history[write_fen(now.position, now.to_move)] == 3;
    game.end = moves->empty()             ? End::won
               : is_third                 ? End::repetition
               : game.plies >= most_plies ? End::limit
                                          : End::unknown;
    if (game.end == End::won) game.left = game.nearest = 0;
    if (game.end != End::unknown) return game;
    const std::optional<JudgedMove> next = now.to_move == Side::left
                                               ? choose_for_black(now.position, *moves, history)
                                               : best_move(*moves);
    if (!next) return game;
    now = {next->after, opponent(now.to_move)};
  }
}

struct Contest {
  std::string where;
  std::string_view position;
  unsigned announced = 0;
};

/// Figure 6, and the examples of Table 2, Figures 5 and 7 among them, with wins of at least so many
/// plies.
std::vector<Contest> contests(unsigned least, std::uint64_t most_pieces_on_board) {
  std::vector<Contest> out;
  for (const PrintedSlice& row : table_two()) {
    if (row.win < least || row.slice.pieces() > most_pieces_on_board) continue;
    if (std::ranges::find(out, row.example, &Contest::position) != out.end()) continue;  // a copy
    out.push_back({text(row.slice), row.example, row.win});
  }
  if (most_pieces_on_board >= 7 && least <= 207)
    out.push_back({"Figure 6", "B:WK16,K19,K32:BK7,K21,K27,28", 207});
  return out;
}

std::string in_words(const Game& game) {
  if (game.end == End::won) return fmt::format("wins in {}", game.plies);
  return fmt::format("does not win: {} after {} plies, {} from the win (nearest {})",
                     game.end == End::repetition ? "repetition"
                     : game.end == End::limit    ? "stopped"
                                                 : "not known",
                     game.plies, game.left, game.nearest);
}

Fields as_fields(const Game& game) {
  return Fields{}
      .add("end", name_of(game.end))
      .add("plies", std::uint64_t{game.plies})
      .add("left", std::uint64_t{game.left})
      .add("nearest", std::uint64_t{game.nearest});
}

struct Settings {
  std::vector<std::filesystem::path> folders;
  unsigned depth = 0, most_plies = 0;
};

struct Sums {
  unsigned games = 0, won = 0, exact = 0, unknown = 0;
};

void hold(const Contest& contest, const Settings& settings, Sums& sums, Sink& sink,
          Budget& budget) {
  Setup start;
  try {
    start = read_fen(contest.position);
  } catch (const Error&) {
    return;  // one of the misprints; checkers-table2 lists them
  }
  Database dtw(settings.folders, Metric::dtw, std::uint64_t{256} << 20);
  const auto worth = dtw.worth(start.position, Side::left);
  if (worth && worth != Worth{Result::win, contest.announced}) return;
  Answer answer;
  answer.fields.add("item", "checkers-gtv")
      .add("where", contest.where)
      .add("position", contest.position)
      .add("announced", std::uint64_t{contest.announced});
  answer.text.push_back(
      {fmt::format("{}  {}: announced {}\n", contest.where, contest.position, contest.announced),
       Tone::strong});
  if (!worth) {
    ++sums.unknown;
    add_missing(answer, dtw.missing(), Metric::dtw);
    sink.answer(answer);
    return;
  }
  ResultsPlayer player(dtw, settings.depth, budget);
  const Game results = play_out(start, dtw, settings.most_plies,
                                [&](const Position& p, const auto&, const auto& history) {
                                  return player.choose(p, Side::left, history);
                                });
  const Game perfect = play_out(start, dtw, settings.most_plies,
                                [](const Position&, const auto& moves, const auto&) {
                                  return std::optional(best_move(moves));
                                });
  const bool is_exact = perfect.end == End::won && perfect.plies == contest.announced;
  ++sums.games;
  sums.won += results.end == End::won ? 1 : 0;
  sums.exact += is_exact ? 1 : 0;
  if (results.end == End::unknown) answer.status = Status::unknown;
  answer.fields.add("results_only", as_fields(results)).add("distances", as_fields(perfect));
  answer.fields.add("exact", is_exact);
  answer.text.push_back({fmt::format("    knowing results only, Black {}\n", in_words(results)),
                         results.end == End::won ? Tone::plain : Tone::bad});
  answer.text.push_back({fmt::format("    knowing distances, Black {}\n", in_words(perfect)),
                         is_exact ? Tone::good : Tone::bad});
  sink.answer(answer);
}

Answer summary(const Sums& sums, unsigned depth) {
  Answer answer;
  answer.status = sums.unknown == 0 ? Status::answered : Status::unknown;
  answer.fields.add("item", "checkers-gtv")
      .add("depth", std::uint64_t{depth})
      .add("games", std::uint64_t{sums.games})
      .add("won_by_results_only", std::uint64_t{sums.won})
      .add("won_exactly_by_distances", std::uint64_t{sums.exact})
      .add("not_known", std::uint64_t{sums.unknown});
  answer.text.push_back(
      {fmt::format("{} wins at depth {}: knowing results only {} are won; knowing distances {} in "
                   "exactly the plies announced; {} not known\n",
                   sums.games, depth, sums.won, sums.exact, sums.unknown),
       Tone::strong});
  return answer;
}

}  // namespace

Reproduction results_only_reproduction() {
  Command command{"checkers-gtv",
                  "sections 3.2 and 3.3 of the paper on checkers: are results alone enough to win?",
                  "",
                  {},
                  {},
                  nullptr};
  command.examples = {{"reproduce checkers-gtv --pieces 4", "with tables of four pieces"}};
  command.options = {{"pieces", Kind::count, "n", "positions of up to n pieces", "7"},
                     {"from", Kind::count, "plies", "wins of at least so many plies", "100"},
                     {"depth", Kind::count, "plies", "how far the player of results looks", "7"},
                     {"plies", Kind::count, "n", "a game stops after n plies", "600"},
                     tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto depth = arguments.count("depth");
    if (depth < 1 || depth > 40)
      throw Error(fmt::format("reproduce: --depth {}; expected 1 to 40", depth));
    return [arguments, depth](const std::string&, Sink& sink, Budget& budget) {
      const Settings settings{
          folders_of(arguments), static_cast<unsigned>(depth),
          static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("plies"), 100'000))};
      const auto least = std::min<std::uint64_t>(arguments.count("from"), 1000);
      Sums sums;
      for (const Contest& contest :
           contests(static_cast<unsigned>(least), arguments.count("pieces"))) {
        hold(contest, settings, sums, sink, budget);
        if (budget.spent() != Spent::no) break;
      }
      sink.answer(summary(sums, settings.depth));
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
