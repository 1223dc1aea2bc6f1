// Any bytes at all as packed values: values or one sentence, and what was read packs again.
#include "value/packed.h"

#include <cstdlib>

#include "refusal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  zermelo::ValueStore store(std::size_t{64} << 20);
  zermelo::testing::read_or_refuse([&] {
    const auto values = zermelo::unpacked_values(store, bytes, "it");
    const auto again = zermelo::unpacked_values(store, zermelo::packed_values(store, values), "it");
    if (again != values) std::abort();
  });
  return 0;
}
