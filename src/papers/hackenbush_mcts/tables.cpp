// Tables 2, 3 and 8 of the thesis: stalks 1/2^l weighed by its Scale Method, cell by cell.
#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>

#include "base/files.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::array<std::uint64_t, 5> columns{100, 200, 400, 600, 1200};
constexpr std::array<std::uint64_t, 4> rows{100, 200, 400, 800};
constexpr unsigned first_power = 5, last_power = 10;

using Row = std::array<const char*, columns.size()>;
using Block = std::array<Row, rows.size()>;

/// The cells as printed. A fraction is a value returned too early; a number is Blue's rate, moving
/// first, at the balance, where Red's rate is 0 except in the one cell that names it. F is the mark
/// of the thesis for a wrong edge added; "?" cannot be read in our text.
constexpr std::array<Block, 6> printed_uct{{{{{"0.1", "0", "0", "0", "0"},
                                              {"0.08", "0.01", "0", "0", "0"},
                                              {"0.08", "0.01", "0", "0", "0"},
                                              {"0.10", "0", "0", "0", "0"}}},
                                            {{{"0.4", "0.09", "0", "0", "0"},
                                              {"0.4", "0.08", "0", "0", "0"},
                                              {"0.42", "0.11", "0", "0", "0"},
                                              {"0.44", "0.08", "0", "0", "0"}}},
                                            {{{"1/64", "0.35", "0.19", "0", "0"},
                                              {"1/64", "1/64", "0.15", "0", "0"},
                                              {"1/64", "1/64", "0.16", "0.01", "0"},
                                              {"1/64", "0.39", "0.17", "0.01", "0"}}},
                                            {{{"1/64", "1/128", "0.21", "0.23", "0.03"},
                                              {"1/64", "1/128", "1/128", "0.17", "0.01"},
                                              {"1/64", "0.71", "0.15", "0.22", "0.01"},
                                              {"1/64", "0.66", "1/128", "0.22", "0"}}},
                                            {{{"1/64", "0.83", "1/256", "1/256", "0"},
                                              {"1/64", "0.86", "1/256", "0.24", "0.03"},
                                              {"1/128", "0.80", "1/256", "1/256", "0.03"},
                                              {"1/64", "0.85", "1/256", "1/256", "0.24"}}},
                                            {{{"1/128", "0.68", "1/512", "1/512", "0.37"},
                                              {"1/128", "1/256", "1/512", "1/512", "0.39"},
                                              {"1/128", "1/256", "1/512", "1/512", "0.34"},
                                              {"1/128", "1/256", "1/512", "1/512", "0.35"}}}}};

constexpr std::array<Block, 6> printed_pure{{{{{"0.31", "0.19", "0.06", "0.05", "0"},
                                               {"0.43", "0.18", "0.07", "0.04", "0"},
                                               {"0.34", "0.21", "0.18", "0.05", "0"},
                                               {"0.35", "0.18", "0.09", "0.04", "0"}}},
                                             {{{"0.54", "0.35", "0.18", "0.16", "0.02"},
                                               {"?", "0.39", "0.21", "0.09", "0.03"},
                                               {"0.57", "0.32", "?", "0.10", "0.02"},
                                               {"0.53", "?", "?", "0.12", "0.05"}}},
                                             {{{"1/64", "0.53", "0.33", "0.25", "0.06"},
                                               {"1/64", "0.56", "0.32", "0.23", "0.07"},
                                               {"1/64", "0.52", "0.26", "0.20", "0.06"},
                                               {"1/64", "0.56", "0.30", "0.19", "0.06"}}},
                                             {{{"F", "1/128", "0.5", "0.34", "0.14"},
                                               {"F", "1/128", "0.47", "0.32", "0.14"},
                                               {"1/128", "1/128", "0.46", "0.34", "0.10"},
                                               {"1/128", "1/128", "0.48", "0.32", "0.15"}}},
                                             {{{"F", "1/256", "1/256", "0.5", "0.12"},
                                               {"F", "1/256", "1/256", "0.47", "0.2"},
                                               {"1/128", "1/256", "0.59", "0.45", "0.25"},
                                               {"F", "1/256", "1/256", "0.47", "0.22"}}},
                                             {{{"?", "?", "1/512", "1/512", "0.36"},
                                               {"?", "?", "1/512", "0.64", "0.35"},
                                               {"?", "?", "1/512", "?", "0.35"},
                                               {"?", "?", "1/512", "?", "0.36"}}}}};

/// Table 3: 1/2048 with 100 playouts.
constexpr std::array<std::uint64_t, 3> late_columns{1200, 1300, 1400};
constexpr std::array<const char*, 3> late_uct{"0.45", "0.5", "0.57"},
    late_pure{"1/1024", "1/1024", "1/1024"};

/// The way in which the run of a cell ended.
enum class Fate : std::uint8_t { right, too_large, passed, failed, unread };

constexpr std::string_view name(Fate fate) {
  constexpr std::array<std::string_view, 5> names{"right", "too large", "passed by", "failed", "?"};
  return names[static_cast<std::size_t>(fate)];
}

Fate printed_fate(std::string_view cell) {
  if (cell == "?") return Fate::unread;
  if (cell == "F") return Fate::failed;
  if (cell.find('/') != std::string_view::npos) return Fate::too_large;
  return std::stod(std::string(cell)) < 0.4 ? Fate::right : Fate::passed;
}

struct Cell {
  unsigned power = 0;
  std::uint64_t playouts = 0, iterations = 0;
  std::string theirs, ours;
  Fate their_fate = Fate::unread, fate = Fate::unread;
};

/// A cell and the number of its table.
struct FilledCell {
  int table = 0;
  Cell cell;

  bool is_same() const { return cell.fate == cell.their_fate; }
};

Fields fields_of(const FilledCell& filled) {
  const Cell& cell = filled.cell;
  return Fields{}
      .add("table", filled.table)
      .add("value", fmt::format("1/{}", 1U << cell.power))
      .add("playouts", cell.playouts)
      .add("iterations", cell.iterations)
      .add("theirs", cell.theirs)
      .add("their_fate", name(cell.their_fate))
      .add("ours", cell.ours)
      .add("fate", name(cell.fate))
      .add("same", filled.is_same());
}

Text words_of(const FilledCell& filled) {
  const Cell& cell = filled.cell;
  return {{fmt::format("  1/{:<5} {:>4} playouts {:>5} iterations   theirs {:>7} {:<10} "
                       "ours {:>10} {:<10}",
                       1U << cell.power, cell.playouts, cell.iterations, cell.theirs,
                       name(cell.their_fate), cell.ours, name(cell.fate))},
          {filled.is_same() ? "same\n" : "\n", Tone::good}};
}

/// The cells of a table that end as in the thesis, and those that end right.
struct TableSummary {
  int table = 0;
  std::uint64_t compared = 0, same = 0;
  std::vector<std::uint64_t> right_by_iterations, right_by_value;

  bool is_better_with_iterations() const { return std::ranges::is_sorted(right_by_iterations); }
  bool is_worse_with_smaller_values() const {
    return std::ranges::is_sorted(right_by_value, std::ranges::greater{});
  }
};

Fields fields_of(const TableSummary& summary) {
  const auto list_of = [](const std::vector<std::uint64_t>& counts) {
    return List(counts.begin(), counts.end());
  };
  return Fields{}
      .add("item", fmt::format("hackenbush-table{}", summary.table))
      .add("compared", summary.compared)
      .add("same", summary.same)
      .add("right_by_iterations", list_of(summary.right_by_iterations))
      .add("right_by_value", list_of(summary.right_by_value))
      .add("better_with_iterations", summary.is_better_with_iterations())
      .add("worse_with_smaller_values", summary.is_worse_with_smaller_values());
}

Text words_of(const TableSummary& summary) {
  return {{fmt::format("{} of {} cells end as in the thesis; right by iterations: {}; by value "
                       "from 1/32: {}\n",
                       summary.same, summary.compared, fmt::join(summary.right_by_iterations, " "),
                       fmt::join(summary.right_by_value, " "))},
          {fmt::format("  better with iterations: {}, worse with smaller values: {}\n",
                       summary.is_better_with_iterations() ? "yes" : "no",
                       summary.is_worse_with_smaller_values() ? "yes" : "no")}};
}

struct Outcome {
  std::string text;
  Fate fate;
};

/// The answer of our run of the method, in the notation of the thesis.
std::optional<Outcome> run_cell(const Cell& cell, ScaleMethod method, Budget& budget) {
  method.iterations = cell.iterations;
  method.playouts = cell.playouts;
  const Drawing drawing = read_stalks('B' + std::string(cell.power, 'R'));
  const auto answer = scale_value(drawing, method, unwatched, budget);
  if (answer.is_spent) return std::nullopt;
  const Dyadic truth(1, cell.power);
  for (const Weighing& step : answer.steps) {
    if (step.weight.number != truth) continue;
    const bool is_right = answer.value && answer.value->number == truth;
    return Outcome{fmt::format("{:.2f}, {:.2f}", step.rate(Side::left), step.rate(Side::right)),
                   is_right ? Fate::right : Fate::passed};
  }
  if (!answer.value) return Outcome{"F", Fate::failed};
  return Outcome{simple_text(*answer.value), Fate::too_large};
}

/// Runs cells, prints them and counts how they end.
class Table {
 public:
  Table(int number, const ScaleMethod& method, Sink& sink, Budget& budget)
      : number_(number), method_(method), sink_(sink), budget_(budget) {}

  /// False when the budget is spent.
  bool add(unsigned power, std::uint64_t playouts, std::uint64_t iterations, const char* theirs,
           int table) {
    Cell cell{power, playouts, iterations, theirs, "", printed_fate(theirs)};
    const auto ours = run_cell(cell, method_, budget_);
    if (!ours) return false;
    cell.ours = ours->text;
    cell.fate = ours->fate;
    const FilledCell filled{table, cell};
    sink_.answer({fields_of(filled), words_of(filled)});
    if (table != number_) return true;
    if (cell.their_fate != Fate::unread) {
      ++compared_;
      same_ += cell.their_fate == cell.fate ? 1 : 0;
    }
    if (cell.fate == Fate::right) {
      ++right_by_column_[iterations];
      ++right_by_power_[power];
    }
    csv_ += fmt::format("1/{},{},{},\"{}\",{},\"{}\",{}\n", 1U << power, playouts, iterations,
                        cell.theirs, name(cell.their_fate), cell.ours, name(cell.fate));
    return true;
  }

  void summarize(unsigned to, std::uint64_t most_iterations) {
    TableSummary summary{.table = number_, .compared = compared_, .same = same_};
    for (const auto column : columns)
      if (column <= most_iterations)
        summary.right_by_iterations.push_back(right_by_column_[column]);
    for (unsigned power = first_power; power <= to; ++power)
      summary.right_by_value.push_back(right_by_power_[power]);
    sink_.answer({fields_of(summary), words_of(summary)});
  }

  std::string csv() const {
    return "value,playouts,iterations,theirs,their_fate,ours,fate\n" + csv_;
  }

 private:
  int number_;
  ScaleMethod method_;
  Sink& sink_;
  Budget& budget_;
  std::string csv_;
  std::uint64_t compared_ = 0, same_ = 0;
  std::map<std::uint64_t, std::uint64_t> right_by_column_;
  std::map<unsigned, std::uint64_t> right_by_power_;
};

struct Plan {
  int table;
  Player by;
  const std::array<Block, 6>& printed;
  const std::array<const char*, 3>& late;
};

bool fill(Table& table, const Plan& plan, const Arguments& arguments, unsigned to) {
  const auto most = arguments.count("iterations");
  for (unsigned power = first_power; power <= to; ++power) {
    const Block& block = plan.printed[power - first_power];
    for (std::size_t row = 0; row < (arguments.given("long") ? rows.size() : 1); ++row) {
      for (std::size_t i = 0; i < columns.size() && columns[i] <= most; ++i) {
        if (!table.add(power, rows[row], columns[i], block[row][i], plan.table)) return false;
      }
    }
  }
  for (std::size_t i = 0; i < late_columns.size() && late_columns[i] <= most; ++i) {
    if (to < last_power) break;
    if (!table.add(last_power + 1, 100, late_columns[i], plan.late[i], 3)) return false;
  }
  return true;
}

Reproduction scale_reproduction(const char* item, const char* summary, const Plan& plan) {
  Command command{.name = item, .summary = summary};
  command.examples = {
      {fmt::format("reproduce {} --to 5 --iterations 200", item), "two cells of its first row"},
      {fmt::format("reproduce {}", item), "all cells of 100 playouts"}};
  command.options = {{"to", Kind::count, "l", "smallest value, 1/2^l, 5 to 10", "10"},
                     {"iterations", Kind::count, "n", "columns up to this many", "1400"},
                     as_library_option(),
                     rollouts_option(),
                     {"seed", Kind::count, "n", "for the games", "1"},
                     {"long", Kind::flag, "", "also 200, 400 and 800 playouts: minutes"},
                     {"csv", Kind::file, "file", "write the cells as CSV"},
                     threads_option()};
  command.start = [plan](const Arguments& arguments) -> Run {
    const auto csv =
        arguments.given("csv") ? std::make_shared<NewFile>(arguments.text("csv")) : nullptr;
    return [plan, arguments, csv](const std::string&, Sink& sink, Budget& budget) {
      const auto to = static_cast<unsigned>(
          std::clamp<std::uint64_t>(arguments.count("to"), first_power, last_power));
      const ScaleMethod method{.by = plan.by,
                               .as_library = arguments.given("as-library"),
                               .rollouts = rollouts_of(arguments),
                               .seed = arguments.count("seed"),
                               .threads = threads_of(arguments)};
      Table table(plan.table, method, sink, budget);
      if (!fill(table, plan, arguments, to)) return;
      table.summarize(to, arguments.count("iterations"));
      if (csv) csv->commit(table.csv());
    };
  };
  return {"hackenbush", command};
}

}  // namespace

Reproduction table_two_reproduction() {
  return scale_reproduction("hackenbush-table2",
                            "Tables 2 and 3 of the Hackenbush thesis: stalks weighed by UCT",
                            {2, Player::uct, printed_uct, late_uct});
}

Reproduction table_eight_reproduction() {
  return scale_reproduction("hackenbush-table8",
                            "Tables 8 and 3 of the Hackenbush thesis: by Pure Monte Carlo",
                            {8, Player::pure, printed_pure, late_pure});
}

}  // namespace zermelo::hackenbush
