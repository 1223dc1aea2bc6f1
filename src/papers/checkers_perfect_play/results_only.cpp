// Sections 3.2 and 3.3 of the paper as an experiment: a player that knows only results, and
// searches, plays the longest wins against a defender that knows the distances; then a player that
// knows the distances as well does. From Figures 6 and 7 these are Listings 4 and 5.

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/error.h"
#include "commands/checkers/needed_tables.h"
#include "commands/checkers/table_requests.h"
#include "papers/checkers_perfect_play/contest.h"
#include "papers/checkers_perfect_play/printed_games.h"
#include "papers/checkers_perfect_play/reproductions.h"
#include "papers/checkers_perfect_play/table_two_check.h"

namespace zermelo::checkers {
namespace {

std::string_view name_of(End end) {
  constexpr std::string_view names[] = {"won", "repetition", "limit", "unknown"};
  return names[static_cast<std::size_t>(end)];
}

struct Contest {
  std::string where;
  std::string_view position;
  unsigned announced = 0;
};

struct Settings {
  std::vector<std::filesystem::path> folders;
  LookAhead ahead;
  unsigned most_plies = 0, from = 0;
  std::uint64_t pieces = 0;
  unsigned only_figure = 0;  // 6 or 7; 0: all positions
};

/// The starts of Listings 4 and 5, Figures 6 and 7; then the examples of Table 2.
std::vector<Contest> contests(const Settings& settings) {
  std::vector<Contest> out;
  for (const unsigned figure : {6U, 7U}) {
    const Listing& listing = listings()[figure - 3];
    if (settings.only_figure != 0 && settings.only_figure != figure) continue;
    if (settings.pieces >= 7 && settings.from <= listing.announced)
      out.push_back({fmt::format("Figure {}, {}", figure, listing.name), listing.position,
                     listing.announced});
  }
  if (settings.only_figure != 0) return out;
  for (const PrintedSlice& row : table_two()) {
    if (row.win < settings.from || row.slice.pieces() > settings.pieces) continue;
    if (std::ranges::find(out, row.example, &Contest::position) != out.end()) continue;  // a copy
    out.push_back({text(row.slice), row.example, row.win});
  }
  return out;
}

std::string in_words(const ContestGame& game) {
  if (game.end == End::won) return fmt::format("wins in {} plies", game.plies());
  const std::string why =
      game.end == End::repetition ? fmt::format(
                                        "a position occurs for the third time, {} plies after "
                                        "the second, at ply {}",
                                        game.cycle, game.plies())
      : game.end == End::limit ? fmt::format("stopped after {} plies", game.plies())
                               : fmt::format("not known after {} plies", game.plies());
  return fmt::format("does not win: {}; {} plies from the win (nearest {})", why, game.left,
                     game.nearest);
}

double mean_depth(const ContestGame& game) {
  return game.searched == 0 ? 0 : static_cast<double>(game.depth_sum) / game.searched;
}

std::string moves_of(const ContestGame& game) {
  std::string out;
  for (const Move& move : game.moves) {
    if (!out.empty()) out += ' ';
    out += text(move);
  }
  return out;
}

Fields fields_of(const ContestGame& game) {
  return Fields{}
      .add("end", name_of(game.end))
      .add("plies", std::uint64_t{game.plies()})
      .add("left", std::uint64_t{game.left})
      .add("nearest", std::uint64_t{game.nearest})
      .add("cycle", game.cycle == 0 ? Datum(nullptr) : Datum(std::uint64_t{game.cycle}))
      .add("slips", std::uint64_t{game.slips})
      .add("given_away", std::uint64_t{game.given_away})
      .add("searched", std::uint64_t{game.searched})
      .add("least_depth", std::uint64_t{game.least_depth})
      .add("mean_depth", mean_depth(game))
      .add("moves", moves_of(game));
}

/// A position, and the two games from it; none where a table is missing.
struct HeldContest {
  Contest contest;
  std::optional<ContestGame> by_results, by_distances;
  std::set<Slice> missing = {};

  bool is_exact() const {
    return by_distances && by_distances->end == End::won &&
           by_distances->plies() == contest.announced;
  }
};

Fields fields_of(const HeldContest& held) {
  Fields fields;
  fields.add("item", "checkers-gtv")
      .add("where", held.contest.where)
      .add("position", held.contest.position)
      .add("announced", std::uint64_t{held.contest.announced});
  if (!held.by_results) return fields;
  return fields.add("results_only", fields_of(*held.by_results))
      .add("distances", fields_of(*held.by_distances))
      .add("exact", held.is_exact());
}

Text words_of(const HeldContest& held) {
  const auto& [where, position, announced] = held.contest;
  Text text{
      {fmt::format("{}  {}: announced {} plies\n", where, position, announced), Tone::strong}};
  if (!held.by_results) return text;
  const ContestGame& results = *held.by_results;
  text.push_back({fmt::format("    knowing results only, Black {}\n", in_words(results)),
                  results.end == End::won ? Tone::plain : Tone::bad});
  text.push_back(
      {fmt::format("      {} moves not best, {} plies given away; {} moves searched, {:.1f} plies "
                   "deep on average, {} at least\n",
                   results.slips, results.given_away, results.searched, mean_depth(results),
                   results.least_depth)});
  text.push_back({fmt::format("    knowing distances, Black {}\n", in_words(*held.by_distances)),
                  held.is_exact() ? Tone::good : Tone::bad});
  return text;
}

Answer answer_of(const HeldContest& held) {
  Answer answer{fields_of(held), words_of(held)};
  if (!held.by_results)
    add_missing(answer, held.missing, Metric::dtw);
  else if (held.by_results->end == End::unknown)
    answer.status = Status::unknown;
  return answer;
}

struct ContestSums {
  LookAhead ahead;
  unsigned games = 0, won = 0, exact = 0, unknown = 0;

  void count(const HeldContest& held) {
    if (!held.by_results) {
      ++unknown;
      return;
    }
    ++games;
    won += held.by_results->end == End::won ? 1 : 0;
    exact += held.is_exact() ? 1 : 0;
  }
};

/// The cycle at the end of Listing 5, and the move of our player at move 55.
struct JudgedCycle {
  std::size_t plies, repeats_from;
  std::string their_move, move;
  unsigned depth;

  bool leaves() const { return move != their_move; }
};

Fields fields_of(const JudgedCycle& cycle) {
  return Fields{}
      .add("item", "checkers-gtv")
      .add("where", "Listing 5, move 55")
      .add("their_cycle", std::uint64_t{66})
      .add("cycle", std::uint64_t{cycle.plies})
      .add("repeats_from_ply", std::uint64_t{cycle.repeats_from})
      .add("their_least_depth", std::uint64_t{67})
      .add("their_move", cycle.their_move)
      .add("move", cycle.move)
      .add("depth", std::uint64_t{cycle.depth})
      .add("leaves", cycle.leaves());
}

Text words_of(const JudgedCycle& cycle) {
  return {
      {"Listing 5, move 55: leaving the cycle takes at least 67 plies of search\n", Tone::strong},
      {fmt::format("    as printed every position from ply {} on recurs after {} plies, so "
                   "that a line must have {} plies to show a repetition\n"
                   "    at move 55 our player, {} plies deep, plays {}, theirs {}: it {} the "
                   "line\n",
                   cycle.repeats_from, cycle.plies, cycle.plies, cycle.depth, cycle.move,
                   cycle.their_move, cycle.leaves() ? "leaves" : "keeps to")}};
}

/// Listing 5 as printed: the cycle that begins at move 55, and the move of our player there.
void judge_cycle(const Settings& settings, Searcher& searcher, Sink& sink, Budget& budget) {
  constexpr std::size_t move_55 = 108, cycle = 68;
  const Listing& listing = listings()[4];
  std::vector<Setup> boards{read_fen(listing.position)};
  std::vector<std::string> moves;
  std::istringstream words{std::string(listing.moves)};
  for (std::string word; words >> word; moves.push_back(word)) {
    const auto [p, side] = boards.back();
    boards.push_back({play(p, side, read_move(word, p, side)), opponent(side)});
  }
  std::size_t first = boards.size() - 1;  // the last position that repeats a cycle later
  while (first > cycle && boards[first] == boards[first - cycle]) --first;
  first = first + 1 - cycle;
  const std::vector<Setup> before(boards.begin(), boards.begin() + move_55);
  Budget portion = budget.portion(settings.ahead.nodes);
  const auto choice = searcher.choose(boards[move_55], before, settings.ahead.depth, portion);
  budget.settle(portion);
  if (!choice || choice->proved == Result::unknown) return;
  const JudgedCycle judged{cycle, first, moves[move_55], text(choice->move), choice->depth};
  sink.answer({fields_of(judged), words_of(judged)});
}

void hold(const Contest& contest, const Settings& settings, Searcher& searcher, ContestSums& sums,
          Sink& sink, Budget& budget) {
  Setup start;
  try {
    start = read_fen(contest.position);
  } catch (const Error&) {
    return;  // one of the misprints; checkers-table2 lists them
  }
  Database dtw(settings.folders, Metric::dtw, std::uint64_t{256} << 20);
  const auto outcome = dtw.outcome(start.position, Side::left);
  if (outcome && outcome != Outcome{Result::win, contest.announced}) return;
  HeldContest held{.contest = contest};
  if (outcome) {
    held.by_results =
        play_with_results(start, dtw, searcher, settings.ahead, settings.most_plies, budget);
    held.by_distances = play_with_distances(start, dtw, settings.most_plies);
  } else {
    held.missing = dtw.missing();
  }
  sums.count(held);
  sink.answer(answer_of(held));
}

Fields fields_of(const ContestSums& sums) {
  return Fields{}
      .add("item", "checkers-gtv")
      .add("depth", std::uint64_t{sums.ahead.depth})
      .add("nodes", sums.ahead.nodes)
      .add("games", std::uint64_t{sums.games})
      .add("won_by_results_only", std::uint64_t{sums.won})
      .add("won_exactly_by_distances", std::uint64_t{sums.exact})
      .add("not_known", std::uint64_t{sums.unknown});
}

Text words_of(const ContestSums& sums) {
  return {{fmt::format("{} wins, at most {} plies deep: knowing results only {} are won; knowing "
                       "distances {} in exactly the plies announced; {} not known\n",
                       sums.games, sums.ahead.depth, sums.won, sums.exact, sums.unknown),
           Tone::strong}};
}

Settings settings_of(const Arguments& arguments) {
  const auto depth = arguments.count("depth");
  if (depth < 1 || depth > 80)
    throw Error(fmt::format("reproduce: --depth {}; expected 1 to 80", depth));
  Settings out;
  out.ahead = {static_cast<unsigned>(depth), arguments.count("move-nodes")};
  out.most_plies =
      static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("plies"), 100'000));
  out.from = static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("from"), 1000));
  out.pieces = arguments.count("pieces");
  if (arguments.has("figure")) out.only_figure = arguments.text("figure") == "6" ? 6 : 7;
  return out;
}

void run(const Settings& settings, Sink& sink, Budget& budget) {
  ResultTables tables(settings.folders, std::uint64_t{256} << 20);
  Searcher searcher(tables, std::size_t{256} << 20);
  ContestSums sums{.ahead = settings.ahead};
  if (settings.pieces >= 7 && settings.only_figure != 6)
    judge_cycle(settings, searcher, sink, budget);
  for (const Contest& contest : contests(settings)) {
    if (budget.spent() != Spent::no || budget.stopped()) break;
    hold(contest, settings, searcher, sums, sink, budget);
  }
  sink.answer(
      {fields_of(sums), words_of(sums), sums.unknown == 0 ? Status::answered : Status::unknown});
}

}  // namespace

Reproduction results_only_reproduction() {
  Command command{
      .name = "checkers-gtv",
      .summary = "sections 3.2 and 3.3 of the paper on checkers: are results alone enough to win?"};
  command.examples = {{"reproduce checkers-gtv --pieces 4", "with tables of four pieces"},
                      {"reproduce checkers-gtv --figure 6", "Listing 4 played; needs 3K+1C v 3K"}};
  command.options = {
      {"pieces", Kind::count, "n", "positions of up to n pieces", "7"},
      {"from", Kind::count, "plies", "wins of at least this many plies", "100"},
      {"figure", Kind::choice, "n", "only the start of Listing 4 or 5", "", {"6", "7"}},
      {"depth", Kind::count, "plies", "the depth of the player that knows results", "31"},
      {"move-nodes", Kind::count, "n", "and its positions for a move", "20000000"},
      {"plies", Kind::count, "n", "a game stops after n plies", "600"},
      tables_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments, checked = settings_of(arguments)](const std::string&, Sink& sink,
                                                         Budget& budget) {
      Settings settings = checked;
      settings.folders = folders_of(arguments);
      run(settings, sink, budget);
    };
  };
  return {"checkers", command};
}

}  // namespace zermelo::checkers
