// Table 5 of the thesis, the time for 1/512, and how the speed of its players depends on the size
// of the drawing.
#include <fmt/format.h>

#include <algorithm>

#include "base/numbers.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/weigh/scale_method.h"
#include "papers/hackenbush_mcts/reproductions.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

/// Table 5: the time of the whole method with 600 iterations.
void time_of(Player by, const char* name, int theirs, ScaleMethod method, Sink& sink,
             const Budget& budget) {
  method.by = by;
  method.iterations = 600;
  Budget account = budget.portion(Limits::no_limit);
  const double start = account.seconds();
  const auto found = scale_value(read_stalks("BRRRRRRRRR"), method, unwatched, account);
  const double seconds = account.seconds() - start;
  if (budget.stopped()) return;
  Answer answer;
  answer.fields.add("table", 5).add("method", name).add("playouts", method.playouts);
  answer.fields.add("their_seconds", theirs).add("seconds", seconds);
  answer.fields.add("iterations", account.nodes());
  answer.fields.add("returned", found.value ? Datum(simple_text(*found.value)) : Datum());
  answer.text = {{fmt::format("  1/512 by {:<17} theirs {:>3} s   ours {}, {} iterations\n", name,
                              theirs, show_seconds(seconds), with_commas(account.nodes()))}};
  sink.answer(answer);
}

/// The speed on one core, on a stalk of 1/2^power and the weight that balances it.
void rate_of(Player by, unsigned power, std::uint64_t iterations, Sink& sink,
             const Budget& budget) {
  const ScaleMethod method{.by = by, .iterations = 1200, .playouts = 100};
  const std::uint64_t edges = 2 * (std::uint64_t{power} + 1);
  Budget account = budget.portion(iterations);
  const double start = account.seconds();
  weigh_once(read_stalks('B' + std::string(power, 'R')), {Dyadic(1, power), 0, 0}, method, account);
  const double rate = static_cast<double>(account.nodes()) / (account.seconds() - start);
  if (budget.stopped()) return;
  const char* const name = by == Player::uct ? "uct" : "pure";
  Answer answer;
  answer.fields.add("what", "speed").add("by", name).add("edges", edges);
  answer.fields.add("iterations_per_second", rate);
  answer.text = {
      {fmt::format("  1/2^{:<2} and its stalk, {:>3} edges, {:<4} {:>6.2f} M "
                   "iterations/s\n",
                   power, edges, name, rate / 1e6)}};
  sink.answer(answer);
}

}  // namespace

Reproduction speed_reproduction() {
  Command command{.name = "hackenbush-speed",
                  .summary = "Table 5 of the Hackenbush thesis: time for 1/512; speed by size"};
  command.examples = {{"reproduce hackenbush-speed", "seconds"},
                      {"reproduce hackenbush-speed --playouts 2 --iterations 20000", ""}};
  command.options = {
      {"playouts", Kind::count, "n", "games with each side first, for 1/512", "100"},
      {"iterations", Kind::count, "n", "random games for each size, one core", "2000000"},
      threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const ScaleMethod method{.playouts = std::max<std::uint64_t>(arguments.count("playouts"), 1),
                             .threads = threads_of(arguments)};
    const auto iterations = std::max<std::uint64_t>(arguments.count("iterations"), 1);
    return [=](const std::string&, Sink& sink, Budget& budget) {
      time_of(Player::pure, "Pure Monte Carlo", 139, method, sink, budget);
      time_of(Player::uct, "UCT", 65, method, sink, budget);
      for (const unsigned power : {3U, 5U, 9U, 15U, 25U, 40U, 60U})
        for (const Player by : {Player::uct, Player::pure})
          rate_of(by, power, iterations, sink, budget);
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
