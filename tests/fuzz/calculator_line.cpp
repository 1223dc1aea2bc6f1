// Any line is either worked out, given up, or refused by an Error of one short printable line; a
// game that was found survives writing and reading. Memory and time are small, so that nothing
// hangs.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "refusal.h"
#include "value/calculator.h"
#include "value/text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  ValueStore store(std::size_t{4} << 20);
  const Budget budget(Limits{.seconds = 0.2});
  store.watch(budget);
  Calculator calculator(store);
  testing::read_or_refuse([&] {
    const auto out = calculator.line(text);
    const auto* g = std::get_if<Value>(&out.what);
    if (g == nullptr) return;
    const std::string written = value_text(store, *g);
    if (written.size() < 1000 && calculator.value(written) != *g) std::abort();
  });
  return 0;
}
