// Any bytes at all as a table file: a table that reads to its end, or one sentence. The checksums
// that keep nonsense away from the reader are mended first, so that the reader meets some.
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "base/bytes.h"
#include "refusal.h"
#include "table/format.h"
#include "table/table.h"

namespace {

/// The bytes as a footer behind a fixed column, with a trailer that fits.
std::string around(std::string_view footer) {
  using namespace zermelo;
  std::string file = std::string(table_format::magic) + std::string(64, 'x');
  ByteWriter trailer;
  trailer.fixed64(file.size());
  trailer.fixed64(footer.size());
  trailer.fixed64(checksum(footer));
  return file + std::string(footer) + trailer.bytes() + std::string(table_format::magic);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::string path = "/tmp/zermelo-fuzz-" + std::to_string(::getpid());
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  for (const std::string& file : {std::string(bytes), around(bytes)}) {
    std::ofstream(path, std::ios::binary) << file;
    zermelo::testing::read_or_refuse([] { zermelo::Table(path).check(); });
  }
  return 0;
}
