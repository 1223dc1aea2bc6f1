#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "base/zeroed_array.h"
#include "games/checkers/database/slice_file.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {

/// A slice's file with the pages of it that are unpacked just now. A page is 64 KiB of an unpacked
/// block, or what is left of it: with one byte an entry a block is a page.
struct CachedFile {
  explicit CachedFile(SliceFile opened);

  SliceFile file;
  SliceIndex index;
  std::uint64_t entries;
  std::size_t pages_a_block;
  /// The logarithm of the bytes an entry takes if every page but the last is full, as in all files
  /// that we write: then an entry's page takes a shift and not two divisions.
  std::optional<unsigned> width_shift;
  /// By page: 0, or where it is held: one more than its frame, and above that how often the frame
  /// has changed hands.
  std::vector<std::atomic<std::uint64_t>> pages;

  /// The page of an entry below `entries`, and the entry's first byte in it.
  struct Place {
    std::size_t page;
    std::size_t byte;
  };
  Place place_of(std::uint64_t entry) const;

  bool holds(std::size_t page) const { return pages[page].load(std::memory_order_relaxed) != 0; }
};

/// Keeps the most used pages of any number of files unpacked, up to a ceiling. Any number of
/// threads may ask; a thread that finds a page missing unpacks its block outside the lock.
///
/// A page that is held is read without a lock, so that a processor can begin the next probe while
/// it waits for memory. A shared lock takes two locked instructions, which wait for all loads
/// before them: random positions of five pieces, one core of a busy machine, gave 2.3 million
/// probes a second with it and 3.5 million without.
///
/// Invariants:
/// 1. A page's place changes only under the lock; it is never the same twice, because it counts how
///    often its frame has changed hands.
/// 2. Before a frame is overwritten, the place of the page in it becomes 0; after it was, the place
///    of the new page is set.
/// 3. Hence a reader who finds the same place before and after reading a word has read that page:
///    words are written with release and read with acquire.
class BlockCache {
 public:
  static constexpr std::size_t page_bytes = std::size_t{1} << 16;

  explicit BlockCache(std::uint64_t bytes);

  /// Entry `index` of the file's scores. Throws Error when there is none.
  std::uint32_t score(CachedFile& file, std::uint64_t index) {
    if (index < file.entries) [[likely]] {
      const auto [page, byte] = file.place_of(index);
      const std::uint64_t held = file.pages[page].load(std::memory_order_acquire);
      if (held != 0) [[likely]] {
        const auto frame = static_cast<std::uint32_t>(held) - 1;
        const std::uint64_t word = words_at(frame)[byte / 8].load();
        if (file.pages[page].load(std::memory_order_relaxed) == held) [[likely]] {
          mark_used(frame);
          return score_in(word, byte, file.file.column().width);
        }
      }
    }
    return read_score(file, index);
  }

  /// Begins to load the entry from memory, if there is one and its page is held.
  void prefetch(const CachedFile& file, std::uint64_t index) {
    if (index >= file.entries) return;
    const auto [page, byte] = file.place_of(index);
    const std::uint64_t held = file.pages[page].load(std::memory_order_relaxed);
    if (held != 0) __builtin_prefetch(words_at(static_cast<std::uint32_t>(held) - 1) + byte / 8);
  }

 private:
  /// Eight bytes of a frame.
  struct Word {
    std::uint64_t bytes;
    std::uint64_t load() { return std::atomic_ref(bytes).load(std::memory_order_acquire); }
    void store(std::uint64_t b) { std::atomic_ref(bytes).store(b, std::memory_order_release); }
  };
  struct Frame {
    std::atomic<std::uint64_t>* page = nullptr;  // of the file whose page it holds
    std::uint32_t changes = 0;
    std::atomic<bool> was_used = false;
  };

  static constexpr std::size_t words_a_page = page_bytes / sizeof(Word);
  static_assert(std::endian::native == std::endian::little, "bytes are taken out of words");

  static std::uint32_t score_in(std::uint64_t word, std::uint64_t byte, std::uint32_t width) {
    const auto out = static_cast<std::uint32_t>(word >> (8 * (byte % 8)));
    return width == 1 ? out & 0xFF : out & 0xFFFF;
  }
  void mark_used(std::uint32_t frame) {
    if (!frames_[frame].was_used.load(std::memory_order_relaxed))
      frames_[frame].was_used.store(true, std::memory_order_relaxed);
  }
  Word* words_at(std::uint32_t frame) { return &words_[frame * words_a_page]; }

  std::uint32_t read_score(CachedFile& file, std::uint64_t index);
  void keep(std::atomic<std::uint64_t>& page, std::span<const char> bytes);
  std::uint32_t free_frame();

  ZeroedArray<Word> words_;
  std::vector<Frame> frames_;
  std::mutex mutex_;
  std::size_t frames_used_ = 0, hand_ = 0;
};

inline CachedFile::Place CachedFile::place_of(std::uint64_t entry) const {
  if (width_shift) [[likely]] {
    const std::uint64_t byte = entry << *width_shift;
    return {byte / BlockCache::page_bytes, byte % BlockCache::page_bytes};
  }
  const Column& column = file.column();
  const std::uint64_t byte = entry % column.block_entries * column.width;
  return {entry / column.block_entries * pages_a_block + byte / BlockCache::page_bytes,
          byte % BlockCache::page_bytes};
}

}  // namespace zermelo::checkers
