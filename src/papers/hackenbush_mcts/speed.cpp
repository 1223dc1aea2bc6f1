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
struct MethodTime {
  const char* method;
  int their_seconds;
  std::uint64_t playouts = 0;
  double seconds = 0;
  std::uint64_t iterations = 0;
  std::optional<Simple> returned;
};

MethodTime time_of(Player by, const char* name, int theirs, ScaleMethod method,
                   const Budget& budget) {
  method.by = by;
  method.iterations = 600;
  Budget account = budget.portion(Limits::no_limit);
  const double start = account.seconds();
  const auto found = scale_value(read_stalks("BRRRRRRRRR"), method, unwatched, account);
  return {name, theirs, method.playouts, account.seconds() - start, account.nodes(), found.value};
}

Fields fields_of(const MethodTime& time) {
  return Fields{}
      .add("table", 5)
      .add("method", time.method)
      .add("playouts", time.playouts)
      .add("their_seconds", time.their_seconds)
      .add("seconds", time.seconds)
      .add("iterations", time.iterations)
      .add("returned", time.returned ? Datum(simple_text(*time.returned)) : Datum());
}

Text words_of(const MethodTime& time) {
  return {
      {fmt::format("  1/512 by {:<17} theirs {:>3} s   ours {}, {} iterations\n", time.method,
                   time.their_seconds, show_seconds(time.seconds), with_commas(time.iterations))}};
}

/// The speed on one core, on a stalk of 1/2^power and the weight that balances it.
struct PlayerSpeed {
  Player by;
  unsigned power;
  double iterations_per_second;

  std::uint64_t edges() const { return 2 * (std::uint64_t{power} + 1); }
  const char* player() const { return by == Player::uct ? "uct" : "pure"; }
};

PlayerSpeed speed_of(Player by, unsigned power, std::uint64_t iterations, const Budget& budget) {
  const ScaleMethod method{.by = by, .iterations = 1200, .playouts = 100};
  Budget account = budget.portion(iterations);
  const double start = account.seconds();
  weigh_once(read_stalks('B' + std::string(power, 'R')), {Dyadic(1, power), 0, 0}, method, account);
  return {by, power, static_cast<double>(account.nodes()) / (account.seconds() - start)};
}

Fields fields_of(const PlayerSpeed& speed) {
  return Fields{}
      .add("what", "speed")
      .add("by", speed.player())
      .add("edges", speed.edges())
      .add("iterations_per_second", speed.iterations_per_second);
}

Text words_of(const PlayerSpeed& speed) {
  return {
      {fmt::format("  1/2^{:<2} and its stalk, {:>3} edges, {:<4} {:>6.2f} M iterations/s\n",
                   speed.power, speed.edges(), speed.player(), speed.iterations_per_second / 1e6)}};
}

/// An interrupted measurement is not reported.
template <class Measured>
void report(const Measured& measured, Sink& sink, const Budget& budget) {
  if (!budget.stopped()) sink.answer({fields_of(measured), words_of(measured)});
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
      report(time_of(Player::pure, "Pure Monte Carlo", 139, method, budget), sink, budget);
      report(time_of(Player::uct, "UCT", 65, method, budget), sink, budget);
      for (const unsigned power : {3U, 5U, 9U, 15U, 25U, 40U, 60U})
        for (const Player by : {Player::uct, Player::pure})
          report(speed_of(by, power, iterations, budget), sink, budget);
    };
  };
  return {"hackenbush", command};
}

}  // namespace zermelo::hackenbush
