// Table 7 of the thesis: positions A to E by its Scale Method and by ours.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.h"
#include "base/numbers.h"
#include "base/read_file.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "papers/hackenbush_mcts/stand_ins.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::array<std::uint64_t, 3> columns{600, 1200, 2400};

/// The cells as printed: rates at the balance, or F for a wrong edge.
constexpr std::array<std::array<const char*, 3>, 5> printed{
    {{"0.40, 0.29", "0.44, 0.21", "F"},
     {"0.475, 0.14", "0.28, 0.03", "0.13, 0"},
     {"0.01, 0.25", "0, 0.26", "0.01, 0.21"},
     {"0.67, 0.21", "0.54, 0.27", "0.53, 0.3"},
     {"F", "F", "F"}}};

struct Level {
  std::string name, drawing, value;
};

/// Reads lines of `name, edges, drawing, value` with tabs between, and keeps those with the values
/// of A to E.
std::vector<Level> read_levels(const std::string& path) {
  const auto lines = lines_of_file(path);
  std::vector<Level> levels;
  for (std::size_t number = 1; number <= lines.size(); ++number) {
    const std::string& line = lines[number - 1];
    if (line.empty() || line.starts_with('#')) continue;
    std::vector<std::string> fields{""};
    for (const char c : line) {
      if (c == '\t')
        fields.emplace_back();
      else
        fields.back() += c;
    }
    if (fields.size() != 4) {
      throw Error(fmt::format("{}: line {} has {} fields; expected level, edges, position, value",
                              in_quotes(path), number, fields.size()));
    }
    if (fields[3] == "-3/16" || fields[3] == "-1/8")
      levels.push_back({fields[0], fields[2], fields[3]});
  }
  return levels;
}

/// The answer of the thesis' method, in the notation of the thesis.
std::string by_thesis(const Level& level, const ScaleMethod& method, Budget& budget) {
  const auto answer = scale_value(read_drawing(level.drawing), method, unwatched, budget);
  for (const Weighing& step : answer.steps) {
    if (simple_text(step.weight) != level.value) continue;
    const bool is_right = answer.value && simple_text(*answer.value) == level.value;
    return fmt::format("{:.2f}, {:.2f} {}", step.rate(Side::left), step.rate(Side::right),
                       is_right ? "right" : "passed by");
  }
  return answer.value ? simple_text(*answer.value) : "F";
}

class Positions {
 public:
  Positions(const Arguments& arguments, Sink& sink, Budget& budget)
      : sink_(sink),
        budget_(budget),
        is_long_(arguments.given("long")),
        seeds_(is_long_ ? 20 : std::max<std::uint64_t>(arguments.count("seeds"), 1)),
        most_(is_long_ ? columns.back() : arguments.count("iterations")) {
    method_.as_library = arguments.given("as-library");
    method_.rollouts = rollouts_of(arguments);
    method_.playouts = is_long_ ? 400 : std::max<std::uint64_t>(arguments.count("playouts"), 1);
    method_.threads = threads_of(arguments);
  }

  void thesis(const Level& level, const std::array<const char*, 3>& theirs) {
    for (std::size_t i = 0; i < columns.size() && columns[i] <= most_; ++i) {
      method_.iterations = columns[i];
      const std::string ours = by_thesis(level, method_, budget_);
      if (budget_.spent() != Spent::no) return;
      const char* printed_cell = theirs[i];
      Answer answer;
      answer.fields.add("table", 7).add("position", level.name).add("value", level.value);
      answer.fields.add("iterations", columns[i]).add("playouts", method_.playouts);
      answer.fields.add("theirs", printed_cell).add("ours", ours);
      answer.text = {{fmt::format("  {:<5} {:>5} {:>5} iterations   theirs {:>11}   ours {}\n",
                                  level.name, level.value, columns[i], printed_cell, ours)}};
      sink_.answer(answer);
    }
  }

  void ours(const Level& level) {
    std::uint64_t right = 0, proved = 0;
    const double start = budget_.seconds();
    for (std::uint64_t seed = 1; seed <= seeds_; ++seed) {
      const auto found =
          weigh_drawing(read_drawing(level.drawing), {.seed = seed, .threads = method_.threads},
                        unwatched, budget_);
      if (budget_.spent() != Spent::no) return;
      right += found.value && simple_text(*found.value) == level.value ? 1 : 0;
      proved += found.is_proved ? 1 : 0;
    }
    const double each = (budget_.seconds() - start) / static_cast<double>(seeds_);
    Answer answer;
    answer.fields.add("position", level.name).add("value", level.value).add("rule", "test");
    answer.fields.add("seeds", seeds_).add("right", right).add("proved", proved);
    answer.fields.add("seconds_each", each);
    answer.text = {
        {fmt::format("  {:<5} {:>5} by ours: {} of {} seeds right, {} proved, {} each\n",
                     level.name, level.value, right, seeds_, proved, show_seconds(each))}};
    sink_.answer(answer);
  }

 private:
  Sink& sink_;
  Budget& budget_;
  bool is_long_;
  std::uint64_t seeds_, most_;
  ScaleMethod method_;
};

}  // namespace

Reproduction positions_reproduction() {
  Command command{
      .name = "hackenbush-positions",
      .summary = "Table 7 of the Hackenbush thesis: positions A to E, by its method and ours"};
  command.examples = {{"reproduce hackenbush-positions --playouts 2 --seeds 1", "a quick look"},
                      {"reproduce hackenbush-positions --long", "400 playouts, 20 seeds; an hour"}};
  command.options = {
      {"playouts", Kind::count, "n", "games with each side first", "20"},
      {"iterations", Kind::count, "n", "columns up to this many", "1200"},
      {"seeds", Kind::count, "n", "weighings of each by ours", "3"},
      {"data", Kind::file, "file", "levels: name, edges, drawing, value, with tabs between"},
      {"thesis", Kind::flag, "", "levels of --data by the method of the thesis, not by ours"},
      as_library_option(),
      rollouts_option(),
      {"long", Kind::flag, "", "400 playouts, up to 2400 iterations, 20 seeds"},
      threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      Positions positions(arguments, sink, budget);
      if (arguments.given("data")) {
        for (const Level& level : read_levels(arguments.text("data"))) {
          if (arguments.given("thesis") || arguments.given("as-library"))
            positions.thesis(level, {"-", "-", "-"});
          else
            positions.ours(level);
        }
        return;
      }
      for (std::size_t i = 0; i < stand_ins.size(); ++i) {
        const Level level{std::string(1, stand_ins[i].letter), stand_ins[i].drawing,
                          stand_ins[i].value};
        positions.thesis(level, printed[i]);
        positions.ours(level);
      }
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
