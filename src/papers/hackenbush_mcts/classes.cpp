// Table 4 of the thesis: classes of two-move positions.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "commands/hackenbush/commands.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

struct Item {
  const char* stalks;
  const char* value;
  char outcome;
  const char* rates;  // as printed
};

/// Stalk sums with the values of Table 4; its drawings are lost. The last is in its text only.
constexpr std::array<Item, 9> items{{{"B+R", "0", 'P', "0, 0"},
                                     {"RB+BR", "*", 'N', "1, 1"},
                                     {"RBBR+BRBR", "*2", 'N', "1, 1"},
                                     {"BRBB+RB", "^*", 'N', "1, 1"},
                                     {"BR+BR", "1/2", 'L', "1, 0"},
                                     {"RB+RB", "-1/2", 'R', "0, 1"},
                                     {"BRB+R+B+B", "1*", 'L', "1, 0"},
                                     {"RBR+B+R+R", "-1*", 'R', "0, 1"},
                                     {"RBRR+BR", "v*", 'N', "-"}}};

void compare(const Item& item, std::uint64_t seeds, unsigned threads, Sink& sink, Budget& budget) {
  const Drawing drawing = read_stalks(item.stalks);
  std::uint64_t theirs_right = 0, class_right = 0, value_right = 0;
  std::string rates;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    if (!budget.enter()) return;  // small positions are weighed without a node
    const ScaleMethod method{.by = Player::pure,
                             .iterations = 100,
                             .playouts = 100,
                             .cuts = 2,
                             .seed = seed,
                             .threads = threads};
    const Weighing weighing = weigh_once(drawing, {}, method, budget);
    const auto ours =
        weigh_drawing(drawing, {.cuts = 2, .seed = seed, .threads = threads}, unwatched, budget);
    if (budget.spent() != Spent::no) return;
    theirs_right += letter(*weighing.outcome) == item.outcome ? 1 : 0;
    class_right += ours.outcome && letter(*ours.outcome) == item.outcome ? 1 : 0;
    value_right += ours.value && simple_text(*ours.value) == item.value ? 1 : 0;
    if (seed == 1)
      rates = fmt::format("{:.2f}, {:.2f}", weighing.rate(Side::left), weighing.rate(Side::right));
  }
  Answer answer;
  answer.fields.add("table", 4).add("position", item.stalks).add("value", item.value);
  answer.fields.add("class", std::string(1, item.outcome)).add("their_rates", item.rates);
  answer.fields.add("rates", rates).add("seeds", seeds).add("right_by_thesis", theirs_right);
  answer.fields.add("right_by_ours", class_right).add("value_right_by_ours", value_right);
  answer.text = {
      {fmt::format("  {:<10} {:>4} {}   rates theirs {:>4}, ours {}   class right in "
                   "{}/{} by the thesis' rule, {}/{} by ours, value in {}/{}\n",
                   item.stalks, item.value, item.outcome, item.rates, rates, theirs_right, seeds,
                   class_right, seeds, value_right, seeds)}};
  sink.answer(answer);
}

}  // namespace

Reproduction classes_reproduction() {
  Command command{.name = "hackenbush-classes",
                  .summary = "Table 4 of the Hackenbush thesis: classes of two-move positions"};
  command.examples = {{"reproduce hackenbush-classes --seeds 1", "one run of each"},
                      {"reproduce hackenbush-classes --seeds 20", ""}};
  command.options = {{"seeds", Kind::count, "n", "runs of each position", "3"}, threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto seeds = std::max<std::uint64_t>(arguments.count("seeds"), 1);
    const auto threads = threads_of(arguments);
    return [=](const std::string&, Sink& sink, Budget& budget) {
      for (const Item& item : items) compare(item, seeds, threads, sink, budget);
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
