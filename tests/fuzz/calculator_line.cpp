// Any line is either worked out, given up, or refused by an Error of one short printable line; a
// game that was found survives writing and reading, by its name too, and what is said of it is
// either known or listed as unknown. Memory and time are small, so that nothing hangs.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "refusal.h"
#include "value/calculator/calculator.h"
#include "value/scoped_limits.h"
#include "value/value_facts.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ValueStore store(std::size_t{4} << 20);
  const Budget budget(Limits{.seconds = 0.2});
  const TimeLimit limit(store, budget);
  Calculator calculator(store);
  testing::read_or_refuse([&] {
    const auto out = calculator.line(text);
    const auto* g = std::get_if<Value>(&out.what);
    if (g == nullptr) return;
    FactBook facts(store, calculator.graphs());
    const ValueFacts said = facts.of(*g);
    const bool is_all = said.unknown.empty();
    if (is_all != said.why.empty() || (is_all && (!said.text || !said.mean))) std::abort();
    for (const auto& text : {said.text, said.name}) {
      if (!text || text->size() >= 1000) continue;
      if (calculator.value(*text) != *g) std::abort();
    }
  });
  return 0;
}
