#include "games/checkers/database/block_cache.h"

#include <fmt/format.h>

#include <utility>

#include "base/error.h"

namespace zermelo::checkers {
namespace {

std::uint32_t score_at(const char* bytes, std::uint32_t width, std::uint64_t at) {
  const auto byte = [&](std::uint64_t i) {
    return std::uint32_t{static_cast<unsigned char>(bytes[i])};
  };
  return width == 1 ? byte(at) : byte(2 * at) | byte(2 * at + 1) << 8;
}

}  // namespace

CachedFile::CachedFile(SliceFile opened)
    : file(std::move(opened)),
      men(file.facts().slice.black_men, file.facts().slice.white_men),
      placements(file.facts().positions / men.count()),
      white_placements(choose(32 - file.facts().slice.men() - file.facts().slice.black_kings,
                              file.facts().slice.white_kings)),
      blocks(file.column().blocks()) {}

std::uint32_t BlockCache::score(CachedFile& file, std::uint64_t index) {
  const Column& column = file.file.column();
  if (index >= column.entries) [[unlikely]]
    throw Error(fmt::format("checkers: the table of {} has {} entries; number {} was asked for",
                            text(file.file.facts().slice), column.entries, index));
  const std::size_t block = index / column.block_entries;
  const std::uint64_t at = index % column.block_entries;
  {
    const std::shared_lock lock(mutex_);
    CachedFile::Block& there = file.blocks[block];
    if (there.bytes) {
      there.was_used.store(true, std::memory_order_relaxed);
      return score_at(there.bytes.get(), column.width, at);
    }
  }
  const std::size_t size = column.block_bytes(block);
  auto bytes = std::make_unique<char[]>(size);
  file.file.table().read_block(column, block, {bytes.get(), size});
  const std::uint32_t score = score_at(bytes.get(), column.width, at);
  keep(file, block, std::move(bytes), size);
  return score;
}

/// When the cache is full a hand goes round: a block used since its last visit stays for another
/// round, one that was not makes room.
void BlockCache::keep(CachedFile& file, std::size_t block, std::unique_ptr<char[]> bytes,
                      std::size_t size) {
  const std::unique_lock lock(mutex_);
  if (file.blocks[block].bytes || size > ceiling_) return;
  while (bytes_ + size > ceiling_) {
    hand_ %= places_.size();
    Place& place = places_[hand_];
    CachedFile::Block& there = place.file->blocks[place.block];
    if (there.was_used.exchange(false, std::memory_order_relaxed)) {
      ++hand_;
      continue;
    }
    there.bytes.reset();
    bytes_ -= place.size;
    place = places_.back();
    places_.pop_back();
  }
  file.blocks[block].bytes = std::move(bytes);
  places_.push_back({&file, block, size});
  bytes_ += size;
}

}  // namespace zermelo::checkers
