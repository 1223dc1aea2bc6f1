#include "games/checkers/database/block_cache.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/error.h"

namespace zermelo::checkers {
namespace {

std::size_t pages_of_block(const Column& column) {
  const std::size_t bytes = std::size_t{column.block_entries} * column.width;
  return (bytes + BlockCache::page_bytes - 1) / BlockCache::page_bytes;
}

std::optional<unsigned> width_shift_of(const Column& column) {
  const std::size_t bytes = std::size_t{column.block_entries} * column.width;
  if (bytes % BlockCache::page_bytes != 0 || !std::has_single_bit(column.width)) return {};
  return static_cast<unsigned>(std::countr_zero(column.width));
}

}  // namespace

CachedFile::CachedFile(SliceFile opened)
    : file(std::move(opened)),
      index(file.facts().slice),
      entries(file.column().entries),
      pages_a_block(pages_of_block(file.column())),
      width_shift(width_shift_of(file.column())),
      pages(file.column().blocks() * pages_a_block) {}

BlockCache::BlockCache(std::uint64_t bytes)
    : words_(std::max<std::size_t>(bytes / page_bytes, 1) * words_a_page),
      frames_(bytes / page_bytes) {}

std::uint32_t BlockCache::read_score(CachedFile& file, std::uint64_t index) {
  const Column& column = file.file.column();
  if (index >= column.entries)
    throw Error(fmt::format("checkers: the table of {} has {} entries; number {} was asked for",
                            text(file.file.facts().slice), column.entries, index));
  const std::size_t block = index / column.block_entries;
  const std::uint64_t byte = index % column.block_entries * column.width;
  std::vector<char> bytes(column.block_bytes(block));
  file.file.table().read_block(column, block, bytes);
  const std::size_t page = byte / page_bytes, begin = page * page_bytes;
  keep(file.pages[block * file.pages_a_block + page],
       std::span(bytes).subspan(begin, std::min(page_bytes, bytes.size() - begin)));
  const auto score = static_cast<unsigned char>(bytes[byte]);
  return column.width == 1
             ? score
             : score | std::uint32_t{static_cast<unsigned char>(bytes[byte + 1])} << 8;
}

void BlockCache::keep(std::atomic<std::uint64_t>& page, std::span<const char> bytes) {
  const std::lock_guard lock(mutex_);
  if (frames_.empty() || page.load(std::memory_order_relaxed) != 0) return;
  const std::uint32_t number = free_frame();
  Frame& frame = frames_[number];
  Word* words = words_at(number);
  for (std::size_t at = 0; at < bytes.size(); at += sizeof(Word)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, std::min(sizeof word, bytes.size() - at));
    words[at / sizeof(Word)].store(word);
  }
  frame.page = &page;
  ++frame.changes;
  page.store(std::uint64_t{frame.changes} << 32 | (number + 1), std::memory_order_release);
}

/// A frame that holds nothing. When all are in use a hand goes round: a page used since its last
/// visit stays for another round, one that was not makes room.
std::uint32_t BlockCache::free_frame() {
  if (frames_used_ < frames_.size()) return static_cast<std::uint32_t>(frames_used_++);
  while (frames_[hand_].was_used.exchange(false, std::memory_order_relaxed))
    hand_ = (hand_ + 1) % frames_.size();
  const std::size_t freed = hand_;
  hand_ = (hand_ + 1) % frames_.size();
  frames_[freed].page->store(0, std::memory_order_relaxed);
  return static_cast<std::uint32_t>(freed);
}

}  // namespace zermelo::checkers
