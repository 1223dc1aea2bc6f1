#include <fmt/format.h>

#include <chrono>

#include "base/numbers.h"
#include "commands/own_commands.h"

namespace zermelo {
namespace {

/// Runs one case, notes its rate, and returns its nodes.
std::uint64_t run_case(const BenchCase& bench, Sink& sink) {
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t nodes = bench.run();
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  const double rate = static_cast<double>(nodes) / time.count();
  sink.note(fmt::format("{:<36} {:>12} nodes  {:>8}  {:>6.1f} M/s", bench.name, with_commas(nodes),
                        show_seconds(time.count()), rate / 1e6));
  Answer answer;
  answer.fields.add("case", bench.name).add("nodes", nodes);
  answer.fields.add("seconds", time.count()).add("nodes_per_second", rate);
  sink.answer(answer);
  return nodes;
}

}  // namespace

Command bench_command(const Catalog& catalog) {
  Command command{.name = "bench",
                  .summary = "a fixed suite: its node count on stdout, rates on stderr"};
  command.examples = {{"bench", ""}, {"bench --json", ""}};
  command.start = [&catalog](const Arguments&) -> Run {
    return [&catalog](const std::string&, Sink& sink, Budget& budget) {
      std::uint64_t signature = 0;
      for (const auto& expert : catalog) {
        for (const auto& bench : expert->bench()) {
          if (budget.stopped()) return sink.answer({{}, {}, Status::unknown});
          signature += run_case(bench, sink);
        }
      }
      Answer answer;
      answer.fields.add("signature", signature);
      answer.text = {{fmt::format("{}\n", signature)}};
      sink.answer(answer);
    };
  };
  return command;
}

}  // namespace zermelo
