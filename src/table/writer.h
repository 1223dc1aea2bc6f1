#pragma once

#include <concepts>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/bytes.h"
#include "base/datum.h"
#include "base/files.h"
#include "table/codec.h"

namespace zermelo {

/// The layout of a column: entries of `width` bytes, `block_entries` of them in a block.
struct ColumnShape {
  std::string name;
  std::uint32_t width = 1;
  std::uint32_t block_entries = 1U << 16;
  Codec codec = Codec::zstd;
  int level = usual_level;
};

/// Writes a table file (format.h), column after column. The constructor already creates a temporary
/// file, so that an unwritable folder is reported at once; the table itself appears when `finish`
/// returns, and never without it. One thread.
class TableWriter {
 public:
  TableWriter(const std::filesystem::path& path, std::string kind);

  /// Begins a column, which ends the one before. Every column needs a name of its own.
  void begin(const ColumnShape& shape);
  void append(std::string_view entries);  // any number of whole entries
  /// A whole column of numbers, as wide as their type.
  template <std::unsigned_integral T>
  void column(const std::string& name, std::span<const T> entries, Codec codec = Codec::zstd) {
    begin({name, sizeof(T), 1U << 16, codec});
    std::string bytes;
    for (const T entry : entries) append_little_endian(bytes, entry);
    append(bytes);
  }

  /// Facts about the table as a whole go into the footer.
  void finish(const Fields& facts);

 private:
  void write(std::string_view bytes);
  void write_block(std::string_view block);
  void end_column();

  NewFile file_;
  std::string kind_;
  List columns_;
  std::uint64_t position_ = 0;
  // The column being written:
  ColumnShape shape_;
  std::string pending_;
  std::uint64_t entries_ = 0;
  std::vector<std::uint64_t> offsets_, checksums_;
};

}  // namespace zermelo
