// Any text is read as a sum, given up, or refused by an Error of one short printable line. A sum
// that was read survives writing and reading, and is solved or given up within the budget. Memory
// and time are small, so that nothing hangs.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "refusal.h"
#include "sums/sum_moves.h"
#include "sums/sum_reader.h"
#include "value/scoped_limits.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  constexpr std::size_t little_memory = std::size_t{4} << 20;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ValueStore values(little_memory);
  Budget budget(Limits{.nodes = 2000, .seconds = 0.2});
  const TimeLimit limit(values, budget);
  testing::read_or_refuse([&] {
    const WrittenSum sum = read_sum(text, values, budget, little_memory);
    if (sum.terms.size() != sum.texts.size()) std::abort();
    const MixedSolution found =
        MixedSolver(values, {.most_bytes = little_memory}).solve(sum.terms, {}, budget);
    if (!found.left_first || !found.right_first) std::abort();
    const std::string again = sum_text(sum.terms, values);
    if (again.size() >= 1000) return;
    const WrittenSum second = read_sum(again, values, budget, little_memory);
    if (sum_text(second.terms, values) != again) std::abort();
  });
  return 0;
}
