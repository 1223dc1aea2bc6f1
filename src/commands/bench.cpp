#include <fmt/format.h>

#include <chrono>

#include "base/numbers.h"
#include "commands/own_commands.h"

namespace zermelo {
namespace {

/// The cost of one case.
struct Measured {
  std::string name;
  std::uint64_t nodes;
  double seconds;

  double rate() const { return static_cast<double>(nodes) / seconds; }
};

Measured measure(const BenchCase& bench) {
  const auto start = std::chrono::steady_clock::now();
  const std::uint64_t nodes = bench.run();
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  return {bench.name, nodes, time.count()};
}

Fields fields_of(const Measured& measured) {
  return Fields{}
      .add("case", measured.name)
      .add("nodes", measured.nodes)
      .add("seconds", measured.seconds)
      .add("nodes_per_second", measured.rate());
}

std::string words_of(const Measured& measured) {
  return fmt::format("{:<36} {:>12} nodes  {:>8}  {:>6.1f} M/s", measured.name,
                     with_commas(measured.nodes), show_seconds(measured.seconds),
                     measured.rate() / 1e6);
}

}  // namespace

Command bench_command(const Catalog& catalog) {
  Command command{.name = "bench",
                  .summary = "run a fixed suite: its node count on stdout, rates on stderr"};
  command.examples = {{"bench", ""}, {"bench --json", ""}};
  command.start = [&catalog](const Arguments&) -> Run {
    return [&catalog](const std::string&, Sink& sink, Budget& budget) {
      std::uint64_t signature = 0;
      for (const auto& expert : catalog) {
        for (const auto& bench : expert->bench()) {
          if (budget.stopped()) return sink.answer({{}, {}, Status::unknown});
          const Measured measured = measure(bench);
          sink.note(words_of(measured));  // standard output has the signature alone
          sink.answer({fields_of(measured), {}});
          signature += measured.nodes;
        }
      }
      sink.answer({Fields{}.add("signature", signature), {{fmt::format("{}\n", signature)}}});
    };
  };
  return command;
}

}  // namespace zermelo
