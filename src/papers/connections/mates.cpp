// `reproduce connect-mates --data FILE`: problems of Renju players, wins by fours and threes, under
// the rules of Go-Moku.

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/numbers.h"
#include "base/read_file.h"
#include "games/connect/board/rows.h"
#include "games/connect/threats/forcing.h"
#include "games/connect/threats/three_search.h"
#include "papers/connections/reproductions.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

/// One line of the file, tab-separated: name, kind, attacker, number of the attacker's moves, two
/// depths, the board (Black o, White x), the solution as points such as J12, and its origin.
struct Problem {
  std::string name;
  bool threes = false;
  Colour attacker = Colour::black;
  unsigned moves = 0;   // of the attacker in the published line
  unsigned enough = 0;  // moves that are known to be enough
  Grid grid;            // Black has x, as everywhere in this program
  std::vector<unsigned> line;
};

std::vector<std::string> split(const std::string& text, char between) {
  std::vector<std::string> out{""};
  for (const char c : text) {
    if (c == between) {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  return out;
}

unsigned read_point(const std::string& text, const Grid& grid) {
  const std::uint64_t number = text.empty() ? 0 : read_count(text.substr(1)).value_or(0);
  const unsigned column = text.empty() ? 0 : static_cast<unsigned char>(text[0]) - unsigned{'A'};
  if (number < 1 || number > grid.rows || column >= grid.columns)
    throw Error(fmt::format("connect: no point {}; expected one such as J12", in_quotes(text)));
  return (grid.rows - static_cast<unsigned>(number)) * grid.columns + column;
}

Problem read_problem(const std::string& text) {
  const auto fields = split(text, '\t');
  if (fields.size() < 8 || (fields[1] != "VCF" && fields[1] != "VCT") ||
      (fields[2] != "Black" && fields[2] != "White") || !read_count(fields[3])) {
    throw Error(
        fmt::format("connect: {} is not a problem; expected tab-separated name, VCF or VCT, "
                    "attacker, moves, two depths, board, line",
                    in_quotes(text)));
  }
  Problem problem;
  problem.name = fields[0];
  problem.threes = fields[1] == "VCT";
  problem.attacker = fields[2] == "Black" ? Colour::black : Colour::white;
  problem.moves = static_cast<unsigned>(std::min<std::uint64_t>(*read_count(fields[3]), 1000));
  const auto enough = read_count(fields[4]).value_or(0);
  problem.enough =
      std::max(problem.moves, static_cast<unsigned>(std::min<std::uint64_t>(enough, 1000)));
  if (fields[6].find_first_of("bBwW") != std::string::npos)
    throw Error(
        fmt::format("connect: the board of {} has b or w; expected o for Black, x for White",
                    in_quotes(problem.name)));
  problem.grid = read_grid(fields[6]);
  for (char& c : problem.grid.cells) c = c == 'o' ? 'x' : c == 'x' ? 'o' : c;
  if (row_won_already(problem.grid, 5)) {
    throw Error(
        fmt::format("connect: the board of {} has five in a row; expected a game that goes on",
                    in_quotes(problem.name)));
  }
  for (const auto& point : split(fields[7], ','))
    problem.line.push_back(read_point(point, problem.grid));
  return problem;
}

std::vector<Problem> read_problems(const std::string& path) {
  std::vector<Problem> out;
  for (const std::string& line : lines_of_file(path))
    if (!line.empty() && line[0] != '#') out.push_back(read_problem(line));
  return out;
}

/// Whether the published line wins under our rules: at its end two points complete a row, or fours
/// go on after the only reply. In Renju a line may also end in a four that Black may not stop.
/// Nothing when the budget is spent.
std::optional<bool> line_holds(const Problem& problem, bool exactly, Budget& budget) {
  ThreatBoard board(problem.grid, 5, problem.attacker, exactly);
  for (std::size_t i = 0; i < problem.line.size(); ++i) {
    if (!board.is_void(problem.line[i])) return false;
    board.place(problem.line[i], i % 2 == 0 ? Owner::attacker : Owner::defender);
  }
  const auto left = board.completions(Owner::attacker);
  if (left.count != 1) return left.count == 2;
  board.place(left.first, Owner::defender);
  const bool won = FourSearch(board, budget).wins_within(problem.moves);
  if (!won && budget.spent() != Spent::no) return std::nullopt;
  return won;
}

struct Found {
  ThreatAnswer answer;
  unsigned reach = 0;
};

constexpr unsigned most_reach = 4;  // of threes

/// The shortest win within the published number of moves, with the least reach of threes that finds
/// one.
Found solve(const Problem& problem, bool exactly, Budget& budget) {
  Found found;
  for (unsigned reach = problem.threes ? 2 : 0; reach <= (problem.threes ? most_reach : 0);
       ++reach) {
    found = {solve_forcing(problem.grid, {5, exactly, reach}, problem.attacker, problem.enough + 1,
                           false, budget),
             reach};
    if (found.answer.result != ThreatResult::none) break;
  }
  return found;
}

Fields fields_of(const Found& found, std::optional<bool> holds) {
  const bool won = found.answer.result == ThreatResult::win;
  const bool known = found.answer.result != ThreatResult::unknown;
  const bool counted = won && found.answer.win.cut != ThreatWin::Cut::first_moves;
  return Fields{}
      .add("result", known ? Datum(won ? "win" : "none") : Datum())
      .add("moves", won ? Datum(std::uint64_t{found.answer.win.turns - 1}) : Datum())
      .add("first_moves", counted ? Datum(found.answer.win.first_moves) : Datum())
      .add("reach", won && found.reach > 0 ? Datum(std::uint64_t{found.reach}) : Datum())
      .add("their_line_wins", holds);
}

/// The published number of moves does not count the one that completes the row; our turns do.
std::string say(const Found& found) {
  if (found.answer.result == ThreatResult::unknown) return "?";
  if (found.answer.result == ThreatResult::none) return "none";
  const std::string reach = found.reach > 2 ? fmt::format(" (reach {})", found.reach) : "";
  return fmt::format("{}{}", found.answer.win.turns - 1, reach);
}

/// Counts over all problems of a file.
struct Sums {
  std::uint64_t problems = 0, solved = 0, need_renju = 0;
};

/// A problem solved under both rules, five or more and exactly five.
struct Outcome {
  Found found[2];
  std::optional<bool> line_holds[2];
  bool is_solved = false, is_unknown = false;

  bool needs_renju() const { return !is_solved && !is_unknown; }
  bool any(ThreatResult result) const {
    return std::ranges::any_of(found, [&](const Found& f) { return f.answer.result == result; });
  }
  bool is_shorter_than(unsigned moves) const {
    return std::ranges::all_of(found, [&](const Found& f) {
      return f.answer.result == ThreatResult::win && f.answer.win.turns - 1 < moves;
    });
  }
};

/// A published line that wins against its own replies may need threats that reach further than
/// ours, so that nothing is known. If all its moves are within reach, some other reply stops it.
Outcome outcome_of(const Problem& problem, Budget& budget) {
  Outcome out{{solve(problem, false, budget), solve(problem, true, budget)},
              {line_holds(problem, false, budget), line_holds(problem, true, budget)}};
  const bool may_hold = out.line_holds[0].value_or(true) || out.line_holds[1].value_or(true);
  const bool is_beyond_reach = may_hold && problem.enough > most_reach;
  out.is_solved = out.any(ThreatResult::win);
  out.is_unknown = !out.is_solved && (out.any(ThreatResult::unknown) || is_beyond_reach);
  return out;
}

Fields fields_of(const Problem& problem, const Outcome& outcome) {
  return Fields{}
      .add("problem", problem.name)
      .add("kind", problem.threes ? "VCT" : "VCF")
      .add("attacker", std::string(1, letter(problem.attacker)))
      .add("their_moves", std::uint64_t{problem.moves})
      .add("freestyle", fields_of(outcome.found[0], outcome.line_holds[0]))
      .add("standard", fields_of(outcome.found[1], outcome.line_holds[1]))
      .add("needs_renju", outcome.is_unknown ? Datum() : Datum(outcome.needs_renju()));
}

Text text_of(const Problem& problem, const Outcome& outcome) {
  const char* note =
      outcome.is_unknown      ? "not known"
      : outcome.needs_renju() ? "needs Renju's rules: a reply that stops it is forbidden there"
      : outcome.is_shorter_than(problem.moves) ? "solved; Renju forbids the shorter win"
                                               : "solved";
  return {{fmt::format("  {:<29} {} theirs {:>2}  freestyle {:<12} standard {:<12} ", problem.name,
                       problem.threes ? "VCT" : "VCF", problem.moves, say(outcome.found[0]),
                       say(outcome.found[1]))},
          {std::string(note) + '\n', outcome.is_solved ? Tone::good : Tone::plain}};
}

Answer answer_problem(const Problem& problem, Sums& sums, Budget& budget) {
  const Outcome outcome = outcome_of(problem, budget);
  ++sums.problems;
  sums.solved += outcome.is_solved ? 1 : 0;
  sums.need_renju += outcome.needs_renju() ? 1 : 0;
  return {fields_of(problem, outcome), text_of(problem, outcome),
          outcome.is_unknown ? Status::unknown : Status::answered};
}

void reproduce(const Arguments& arguments, Sink& sink, Budget& given) {
  if (!arguments.given("data")) {
    Answer answer;
    answer.status = Status::unknown;
    answer.fields.add("missing", "a file of problems, --data FILE");
    answer.text = {
        {"not known: the problems are not part of this project; --data FILE names a file with "
         "them\n"}};
    return sink.answer(answer);
  }
  Sums sums;
  Budget budget(checked_at_every_node(given));
  for (const Problem& problem : read_problems(arguments.text("data")))
    sink.answer(answer_problem(problem, sums, budget));
  Answer sum;
  sum.fields.add("problems", sums.problems)
      .add("solved", sums.solved)
      .add("need_renju", sums.need_renju)
      .add("nodes", budget.nodes())
      .add("seconds", budget.seconds());
  sum.text.push_back({fmt::format("{} problems, {} solved, {} need Renju's rules; {} nodes, {}\n",
                                  sums.problems, sums.solved, sums.need_renju,
                                  with_commas(budget.nodes()), show_seconds(budget.seconds())),
                      Tone::dim});
  sink.answer(sum);
}

}  // namespace

Reproduction mates_reproduction() {
  Command command{
      .name = "connect-mates",
      .summary = "problems of Renju players, wins by fours and threes: a file of them, solved"};
  command.examples = {{"reproduce connect-mates --data FILE", "tab-separated: docs/formats.md"}};
  command.options = {
      {"data", Kind::file, "file", "the problems", ""}, seconds_option(), nodes_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      reproduce(arguments, sink, budget);
    };
  };
  return {"connections", command};
}

}  // namespace zermelo::connect
