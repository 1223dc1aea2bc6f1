#include "table/table.h"

#include <fmt/format.h>

#include "base/bytes.h"
#include "base/error.h"
#include "table/format.h"

namespace zermelo {

using namespace table_format;

namespace {

std::uint64_t number_at(std::string_view words, std::uint64_t i) {
  return ByteReader(words.substr(8 * i), "an index").fixed64();
}

template <class T>
const T* fact(const Fields& facts, std::string_view name) {
  const Datum* datum = facts.find(name);
  return datum == nullptr ? nullptr : std::get_if<T>(&datum->value);
}

}  // namespace

std::size_t Column::block_bytes(std::uint64_t block) const {
  const auto first = block * block_entries;
  return std::min<std::uint64_t>(block_entries, entries - first) * width;
}

Table::Table(const std::filesystem::path& path) : path_(path.string()), file_(path) {
  const auto bytes = file_.bytes();
  const auto name = magic.substr(0, 7);
  if (bytes.size() < magic.size() + trailer_bytes || !bytes.starts_with(name))
    throw Error(fmt::format("{} is not a table file", shortened(path_)));
  if (bytes[7] != magic[7]) {
    throw Error(
        fmt::format("table {} has version {}; this program reads version {}: build it again",
                    shortened(path_), int{static_cast<unsigned char>(bytes[7])}, int{magic[7]}));
  }
  if (!bytes.ends_with(magic)) fail("it ends early");
  read_footer();
}

void Table::fail(const std::string& what) const {
  throw Error(fmt::format("table {} is damaged: {}; delete the file and make it again",
                          shortened(path_), what));
}

void Table::expect(const Fields& facts) const {
  std::string found, expected;
  for (const Field& field : facts.entries) {
    const Datum* const own = facts_.find(field.name);
    const std::string says = own == nullptr ? "nothing" : to_json(*own);
    if (says == to_json(field.value)) continue;
    found += fmt::format("{}{} {}", found.empty() ? "" : ", ", field.name, says);
    expected +=
        fmt::format("{}{} {}", expected.empty() ? "" : ", ", field.name, to_json(field.value));
  }
  if (found.empty()) return;
  throw Error(
      fmt::format("table {} holds {}; its name stands for {}: rename the file, or delete it "
                  "and build it again",
                  shortened(path_), found, expected));
}

void Table::read_footer() {
  const auto bytes = file_.bytes();
  ByteReader trailer(bytes.substr(bytes.size() - trailer_bytes), "the trailer");
  const auto at = trailer.fixed64(), length = trailer.fixed64(), sum = trailer.fixed64();
  const auto end = bytes.size() - trailer_bytes;
  if (length > most_footer_bytes || at > end || end - at != length) fail("its footer is misplaced");
  const auto footer = bytes.substr(at, length);
  if (checksum(footer) != sum) fail("the checksum of its footer differs");
  const Datum read = read_json(footer, fmt::format("the footer of table {}", shortened(path_)));
  const auto* all = std::get_if<Fields>(&read.value);
  const auto* kind = all == nullptr ? nullptr : fact<std::string>(*all, "kind");
  const auto* facts = all == nullptr ? nullptr : fact<Fields>(*all, "facts");
  const auto* columns = all == nullptr ? nullptr : fact<List>(*all, "columns");
  if (kind == nullptr || facts == nullptr || columns == nullptr) fail("its footer lacks a field");
  kind_ = *kind;
  facts_ = *facts;
  for (const Datum& each : *columns) {
    const auto* fields = std::get_if<Fields>(&each.value);
    if (fields == nullptr) fail("its footer lists something that is not a column");
    columns_.push_back(read_column(*fields));
  }
}

/// Nothing in the footer is used before it is checked against the size of the file.
Column Table::read_column(const Fields& facts) const {
  const auto* name = fact<std::string>(facts, "name");
  const auto* width = fact<std::int64_t>(facts, "width");
  const auto* entries = fact<std::int64_t>(facts, "entries");
  const auto* block_entries = fact<std::int64_t>(facts, "block_entries");
  const auto* codec = fact<std::string>(facts, "codec");
  const auto* index = fact<std::int64_t>(facts, "index");
  const auto* sum = fact<std::string>(facts, "index_checksum");
  if (name == nullptr || width == nullptr || entries == nullptr || block_entries == nullptr ||
      codec == nullptr || index == nullptr || sum == nullptr)
    fail("a column in its footer lacks a field");
  const auto known = codec_named(*codec);
  if (!known)
    throw Error(fmt::format("table {}: column {} is stored as {}, which this program cannot read",
                            shortened(path_), in_quotes(*name), in_quotes(*codec)));
  constexpr auto most = static_cast<std::int64_t>(most_block_bytes);
  const std::uint64_t size = file_.bytes().size();
  if (*width < 1 || *width > most || *block_entries < 1 || *block_entries > most / *width ||
      *entries < 0 || *index < 0 || static_cast<std::uint64_t>(*index) > size)
    fail(fmt::format("column {} has an impossible size", in_quotes(*name)));
  Column column{*name,
                static_cast<std::uint32_t>(*width),
                static_cast<std::uint64_t>(*entries),
                static_cast<std::uint32_t>(*block_entries),
                *known,
                {}};
  const auto left = size - static_cast<std::uint64_t>(*index);
  if (column.blocks() > left / 16 || 16 * column.blocks() + 8 > left)
    fail(fmt::format("the index of column {} is cut off", in_quotes(*name)));
  column.index = file_.bytes().substr(static_cast<std::size_t>(*index), 16 * column.blocks() + 8);
  if (hexadecimal(checksum(column.index)) != *sum)
    fail(fmt::format("the checksum of the index of column {} differs", in_quotes(*name)));
  return column;
}

const Column& Table::column(std::string_view name) const {
  for (const Column& column : columns_)
    if (column.name == name) return column;
  throw Error(fmt::format("table {} has no column {}; it is of kind {}", shortened(path_),
                          in_quotes(name), in_quotes(kind_)));
}

void Table::read_block(const Column& column, std::uint64_t block, std::span<char> out) const {
  const auto begin = number_at(column.index, block), end = number_at(column.index, block + 1);
  const auto place = [&] {
    return fmt::format("block {} of column {}", block, in_quotes(column.name));
  };
  if (begin > end || end > file_.bytes().size()) fail(place() + " is misplaced");
  const auto stored = file_.bytes().substr(begin, end - begin);
  if (checksum(stored) != number_at(column.index, column.blocks() + 1 + block))
    fail("the checksum of " + place() + " differs");
  if (!decompress(column.codec, stored, out)) fail(place() + " cannot be unpacked");
}

std::string Table::read(std::string_view name) const {
  const Column& from = column(name);
  std::string out;
  for (std::uint64_t block = 0; block < from.blocks(); ++block) {
    const auto size = out.size();
    out.resize(size + from.block_bytes(block));
    read_block(from, block, std::span(out).subspan(size));
  }
  return out;
}

std::string Table::read_of_width(std::string_view name, std::size_t width) const {
  if (column(name).width != width)
    fail(fmt::format("column {} has entries of {} bytes; expected {}", in_quotes(name),
                     column(name).width, width));
  return read(name);
}

bool Table::check(const Budget& budget) const {
  for (const Column& column : columns_) {
    std::string block;
    for (std::uint64_t i = 0; i < column.blocks(); ++i) {
      if (budget.stopped()) return false;
      block.resize(column.block_bytes(i));
      read_block(column, i, block);
    }
  }
  return true;
}

}  // namespace zermelo
