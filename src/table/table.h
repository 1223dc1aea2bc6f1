#pragma once

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/bytes.h"
#include "base/datum.h"
#include "base/mapped_file.h"
#include "table/codec.h"

namespace zermelo {

/// One column of a table file. A Table makes it and holds the bytes that `index` refers to.
struct Column {
  std::string name;
  std::uint32_t width = 1;  // bytes per entry
  std::uint64_t entries = 0;
  std::uint32_t block_entries = 1;
  Codec codec = Codec::none;
  std::string_view index;  // offsets, then checksums

  std::uint64_t blocks() const { return (entries + block_entries - 1) / block_entries; }
  /// The size of a block before compression.
  std::size_t block_bytes(std::uint64_t block) const;
};

/// A table file, open for reading; format.h describes the format.
///
/// Opening checks the header, the footer and the index of every column. Blocks are checked as they
/// are read: each has a checksum of its own, and a block that differs throws an Error that names
/// it. Any number of threads may read.
class Table {
 public:
  explicit Table(const std::filesystem::path& path);

  const std::string& kind() const { return kind_; }
  const Fields& facts() const { return facts_; }
  const std::vector<Column>& columns() const { return columns_; }
  const Column& column(std::string_view name) const;
  std::uint64_t bytes() const { return file_.bytes().size(); }

  /// Throws Error unless the facts of the table include these. A file name only tells where to look
  /// for a table: after opening one by its name, check the facts that the name stands for.
  void expect(const Fields& facts) const;

  /// The entries of one block.
  void read_block(const Column& column, std::uint64_t block, std::span<char> out) const;
  /// The whole column as bytes.
  std::string read(std::string_view name) const;
  /// The whole column as numbers; its width must be that of their type.
  template <std::unsigned_integral T>
  std::vector<T> numbers(std::string_view name) const {
    const std::string bytes = read_of_width(name, sizeof(T));
    std::vector<T> out(bytes.size() / sizeof(T));
    for (std::size_t i = 0; i < out.size(); ++i)
      out[i] = little_endian<T>(std::string_view(bytes).substr(i * sizeof(T)));
    return out;
  }

  /// Reads every block; false if the stop flag of the budget went up first.
  bool check(const Budget& budget = Budget()) const;

 private:
  [[noreturn]] void fail(const std::string& what) const;
  void read_footer();
  Column read_column(const Fields& facts) const;
  std::string read_of_width(std::string_view name, std::size_t width) const;

  std::string path_;
  MappedFile file_;
  std::string kind_;
  Fields facts_;
  std::vector<Column> columns_;
};

}  // namespace zermelo
