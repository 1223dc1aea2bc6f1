// `value`, `moves` and `perft` of sums, and their reader.

#include <fmt/format.h>

#include <memory>

#include "base/error.h"
#include "commands/listing.h"
#include "commands/normal_play/move_list.h"
#include "commands/sum/commands.h"
#include "commands/value_command.h"
#include "sums/sum_lines.h"
#include "sums/sum_moves.h"
#include "value/scoped_limits.h"

namespace zermelo::sum {
namespace {

Command question(std::string name, std::string summary) {
  return {.name = std::move(name),
          .summary = std::move(summary),
          .takes = Takes::positions,
          .word = "sum"};
}

void list_moves(const std::string& text, const Arguments& arguments, Sink& sink, Budget& budget) {
  const bool with_values = !arguments.given("no-values");
  const std::size_t bytes = arguments.bytes("memory") / 2;
  ValueStore values(bytes);
  Budget search = values_budget(arguments, budget);
  const auto sum = [&] {
    const TimeLimit limit(values, search);
    return read(text, values, search, bytes);
  }();
  const auto found =
      rated_moves(sum.terms, {first_sides(arguments), with_values, bytes}, values, search);
  budget.add(search.nodes());
  sink.answer(move_list_answer(
      {"sum", text}, found, values,
      {.with_values = with_values, .with_parts = true, .is_stopped = budget.stopped()}));
}

/// Lines of a sum may be of any length.
unsigned plies_of(const Arguments& arguments) {
  constexpr std::uint64_t most = 1000;
  const auto plies = arguments.count("depth");
  if (plies > most) throw Error(fmt::format("sum: --depth {}; expected at most {}", plies, most));
  return static_cast<unsigned>(plies);
}

void count(const std::string& text, Side first, unsigned plies, Sink& sink, Budget& budget) {
  constexpr std::size_t bytes = std::size_t{1} << 30;
  const Subject subject{"sum", text};
  ValueStore values(bytes);
  const TimeLimit limit(values, budget);
  try {
    const WrittenSum sum = read(text, values, budget, bytes);
    MixedGame game(values, bytes, false);
    const SumLines lines(game);
    sink.answer(count_lines(subject, lines, lines.read(sum.terms), first, plies, budget));
  } catch (const GaveUp&) {
    sink.answer(line_count_answer(subject, {.first = first,
                                            .plies = plies,
                                            .lines = std::nullopt,
                                            .nodes = budget.nodes(),
                                            .seconds = budget.seconds()}));
  }
}

}  // namespace

WrittenSum read(const std::string& text, ValueStore& values, Budget& budget, std::size_t bytes) {
  try {
    return read_sum(text, values, budget, bytes);
  } catch (const GaveUp&) {
    throw;
  } catch (const Error& error) {
    throw Error(fmt::format("sum: {}", error.what()), error.remedy());
  }
}

Command value_command() {
  Command command = question("value", "the game value, and all that follows from it");
  command.examples = {
      {"value sum \"clobber(BBW) + hackenbush(BRR) - *2\"", "as eval of the same expression"},
      {"value sum \"domineering(2x3) - 3.clobber(BW)\" --json", ""}};
  command.options = value_options();
  command.start = [](const Arguments& arguments) -> Run {
    check_thermograph(arguments);
    const std::size_t bytes = arguments.bytes("memory") / 2;
    const auto memory = std::make_shared<ValueMemory>(bytes);
    return [=](const std::string& text, Sink& sink, Budget& budget) {
      const FindsValue found = [&](ValueStore& values, Budget& account) {
        return sum_value(read(text, values, account, bytes).terms, values, account, bytes);
      };
      answer_value(arguments, {"sum", text}, found, "arithmetic", *memory, budget, sink);
    };
  };
  return command;
}

Command moves_command() {
  Command command = question("moves", "every move with the value it leaves, best first");
  command.examples = {{"moves sum \"clobber(BBW) + hackenbush(BRR) - *2\"",
                       "the part, the move and the value of the sum after it"},
                      {"moves sum \"3.clobber(BBW) + {1|-1}\" --first left --json", ""}};
  command.options = rated_moves_options();
  command.notes = {{"2:0-1-B", "the move 0-1-B in part 2; parts are counted from 0"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string& text, Sink& sink, Budget& budget) {
      list_moves(text, arguments, sink, budget);
    };
  };
  return command;
}

Command perft_command() {
  Command command = question("perft", "how many lines of play there are");
  command.examples = {{"perft sum \"clobber(BBW) + 2.hackenbush(BRR)\" --depth 3",
                       "copies of a multiple are not told apart"},
                      {"perft sum \"domineering(2x3) + {1|-1}\" --first right --json", ""}};
  command.options = line_count_options();
  command.start = [](const Arguments& arguments) -> Run {
    const unsigned plies = plies_of(arguments);
    const Side first = first_sides(arguments).front();
    return [=](const std::string& text, Sink& sink, Budget& budget) {
      count(text, first, plies, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::sum
