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

std::uint64_t entries_on_full_pages_of(const Column& column) {
  const bool has_full_pages = column.block_entries % BlockCache::page_bytes == 0;
  return column.width == 1 && has_full_pages ? column.entries : 0;
}

}  // namespace

CachedFile::CachedFile(SliceFile opened)
    : file(std::move(opened)),
      index(file.facts().slice),
      entries_on_full_pages(entries_on_full_pages_of(file.column())),
      outcomes(outcomes_of(file.facts().scores)),
      plain_scores(plain_scores_of(file.facts().scores)),
      pages_a_block(pages_of_block(file.column())),
      pages(file.column().blocks() * pages_a_block) {}

CachedFile::Place CachedFile::place_of(std::uint64_t entry) const {
  const Column& column = file.column();
  const std::uint64_t byte = entry % column.block_entries * column.width;
  return {entry / column.block_entries * pages_a_block + byte / BlockCache::page_bytes,
          byte % BlockCache::page_bytes};
}

BlockCache::BlockCache(std::uint64_t bytes)
    : words_(std::max<std::size_t>(bytes / page_bytes, 1) * words_a_page),
      frames_(bytes / page_bytes) {}

std::uint32_t BlockCache::score_anywhere(CachedFile& file, std::uint64_t index) {
  const Column& column = file.file.column();
  if (index >= column.entries)
    throw Error(fmt::format("checkers: the table of {} has {} entries; number {} was asked for",
                            text(file.file.facts().slice), column.entries, index));
  const auto [number, byte] = file.place_of(index);
  std::atomic<std::uint64_t>& page = file.pages[number];
  for (std::uint64_t held = page.load(std::memory_order_acquire); held != 0;
       held = page.load(std::memory_order_acquire)) {
    if ((held & was_used) == 0) {
      const std::uint64_t used = held | was_used;
      if (!page.compare_exchange_strong(held, used, std::memory_order_acquire)) continue;
      held = used;
    }
    const std::uint64_t word = words_of(held)[byte / sizeof(Word)].load();
    if (((page.load(std::memory_order_relaxed) ^ held) & ~was_used) == 0)
      return score_in(word, byte, column.width);
  }
  return unpack(file, index);
}

std::uint32_t BlockCache::unpack(CachedFile& file, std::uint64_t index) {
  const Column& column = file.file.column();
  const std::size_t block = index / column.block_entries;
  std::vector<char> bytes(column.block_bytes(block));
  file.file.table().read_block(column, block, bytes);
  const auto [page, byte] = file.place_of(index);
  const std::size_t begin = (page - block * file.pages_a_block) * page_bytes;
  const auto content = std::span(bytes).subspan(begin, std::min(page_bytes, bytes.size() - begin));
  keep(file.pages[page], content);
  return score_at(content.data() + byte, column.width, 0);
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
  frame.times_filled = (frame.times_filled + 1) & 0x7FFFFFFF;
  page.store(std::uint64_t{frame.times_filled} << 32 | (number + 1), std::memory_order_release);
}

/// A frame that holds nothing. When all are in use a hand goes round: a page used since its last
/// visit stays for another round, one that was not makes room.
std::uint32_t BlockCache::free_frame() {
  if (frames_used_ < frames_.size()) return static_cast<std::uint32_t>(frames_used_++);
  while ((frames_[hand_].page->fetch_and(~was_used, std::memory_order_relaxed) & was_used) != 0)
    hand_ = (hand_ + 1) % frames_.size();
  const std::size_t freed = hand_;
  hand_ = (hand_ + 1) % frames_.size();
  frames_[freed].page->store(0, std::memory_order_relaxed);
  return static_cast<std::uint32_t>(freed);
}

}  // namespace zermelo::checkers
