#include "table/writer.h"

#include <cassert>

#include "table/format.h"

namespace zermelo {

using namespace table_format;

TableWriter::TableWriter(const std::filesystem::path& path, std::string kind)
    : file_(path), kind_(std::move(kind)) {
  write(magic);
}

void TableWriter::write(std::string_view bytes) {
  file_.write(bytes);
  position_ += bytes.size();
}

void TableWriter::begin(const ColumnShape& shape) {
  assert(shape.width > 0 && shape.block_entries > 0);
  assert(std::uint64_t{shape.width} * shape.block_entries <= most_block_bytes);
  end_column();
  shape_ = shape;
  if (shape.codec == Codec::none) write(std::string((page - position_ % page) % page, '\0'));
}

void TableWriter::append(std::string_view entries) {
  assert(entries.size() % shape_.width == 0 && "an entry is cut in two");
  entries_ += entries.size() / shape_.width;
  const std::size_t block = std::size_t{shape_.width} * shape_.block_entries;
  if (!pending_.empty()) {
    const auto more = std::min(block - pending_.size(), entries.size());
    pending_ += entries.substr(0, more);
    entries.remove_prefix(more);
    if (pending_.size() < block) return;
    write_block(pending_);
    pending_.clear();
  }
  for (; entries.size() >= block; entries.remove_prefix(block))
    write_block(entries.substr(0, block));
  pending_ = entries;
}

void TableWriter::write_block(std::string_view block) {
  const std::string bytes = compressed(shape_.codec, block, shape_.level);
  offsets_.push_back(position_);
  checksums_.push_back(checksum(bytes));
  write(bytes);
}

void TableWriter::end_column() {
  if (shape_.name.empty()) return;
  if (!pending_.empty()) write_block(pending_);
  pending_.clear();
  offsets_.push_back(position_);
  ByteWriter index;
  for (const auto offset : offsets_) index.fixed64(offset);
  for (const auto sum : checksums_) index.fixed64(sum);
  // A checksum fills 64 bits, more than a JSON number is sure to hold: hexadecimal text.
  columns_.emplace_back(Fields{}
                            .add("name", shape_.name)
                            .add("width", std::uint64_t{shape_.width})
                            .add("entries", entries_)
                            .add("block_entries", std::uint64_t{shape_.block_entries})
                            .add("codec", name_of(shape_.codec))
                            .add("index", position_)
                            .add("index_checksum", hexadecimal(checksum(index.bytes()))));
  write(index.bytes());
  entries_ = 0;
  offsets_.clear();
  checksums_.clear();
}

void TableWriter::finish(const Fields& facts) {
  end_column();
  const std::string footer =
      to_json(Fields{}.add("kind", kind_).add("facts", facts).add("columns", columns_));
  ByteWriter trailer;
  trailer.fixed64(position_);
  trailer.fixed64(footer.size());
  trailer.fixed64(checksum(footer));
  write(footer);
  write(trailer.bytes());
  write(magic);
  file_.commit();
}

}  // namespace zermelo
