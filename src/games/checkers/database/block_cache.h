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
  /// The number of entries if each takes a byte and every page but the last is full, as in most
  /// files that we write, else 0: such an entry's page is found without a division.
  std::uint64_t entries_on_full_pages;
  /// The outcomes of scores of one byte, and the same as scores of PlainDistance<uint16_t>; null
  /// where a score takes two bytes.
  const Outcome* outcomes;
  const std::uint16_t* plain_scores;
  std::size_t pages_a_block;
  /// By page: 0, or where it is held (BlockCache).
  std::vector<std::atomic<std::uint64_t>> pages;

  /// The page of an entry and the entry's first byte in it.
  struct Place {
    std::size_t page;
    std::size_t byte;
  };
  Place place_of(std::uint64_t entry) const;

  /// The meaning of a score of this file.
  Outcome outcome_of(std::uint32_t score) const {
    return outcomes != nullptr
               ? outcomes[score]
               : PlainDistance<std::uint16_t>::outcome(static_cast<std::uint16_t>(score));
  }
  std::uint16_t plain_score(std::uint32_t score) const {
    return plain_scores != nullptr ? plain_scores[score] : static_cast<std::uint16_t>(score);
  }

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
/// Where a page is held is one word:
///
///     63         62 .. 32                         31 .. 0
///     was used   how often its frame was filled   its frame + 1
///
/// Invariants:
/// 1. A page's word changes only under the lock, except for the bit "was used". Apart from this bit
///    it is never the same twice, because it counts how often its frame was filled.
/// 2. Before a frame is overwritten, the word of the page in it becomes 0; after it was, the word of
///    the new page is set.
/// 3. Hence a reader who finds the same word before and after reading from the frame has read that
///    page: words are written with release and read with acquire.
class BlockCache {
 public:
  static constexpr std::size_t page_bytes = std::size_t{1} << 16;

  explicit BlockCache(std::uint64_t bytes);

  /// Entry `index` of the file's scores. Throws Error when there is none.
  [[gnu::always_inline]] std::uint32_t score(CachedFile& file, std::uint64_t index) {
    if (index < file.entries_on_full_pages) [[likely]] {
      const auto& page = file.pages[index / page_bytes];
      const std::uint64_t held = page.load(std::memory_order_acquire);
      if ((held & was_used) != 0) [[likely]] {
        const std::uint64_t word = words_of(held)[index % page_bytes / sizeof(Word)].load();
        if (page.load(std::memory_order_relaxed) == held) [[likely]]
          return score_in(word, index % page_bytes, 1);
      }
    }
    return score_anywhere(file, index);
  }

  /// Begins to load an entry of the file from memory, if its page is held.
  [[gnu::always_inline]] void prefetch(const CachedFile& file, std::uint64_t index) {
    const auto [page, byte] = index < file.entries_on_full_pages
                                  ? CachedFile::Place{index / page_bytes, index % page_bytes}
                                  : file.place_of(index);
    const std::uint64_t held = file.pages[page].load(std::memory_order_relaxed);
    if (held != 0) __builtin_prefetch(words_of(held) + byte / sizeof(Word));
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
    std::uint32_t times_filled = 0;              // modulo 2^31
  };

  static constexpr std::uint64_t was_used = std::uint64_t{1} << 63;
  static constexpr std::size_t words_a_page = page_bytes / sizeof(Word);
  static_assert(std::endian::native == std::endian::little, "bytes are taken out of words");

  [[gnu::always_inline]] static std::uint32_t score_in(std::uint64_t word, std::uint64_t byte,
                                                       std::uint32_t width) {
    const auto out = static_cast<std::uint32_t>(word >> (8 * (byte % 8)));
    return width == 1 ? out & 0xFF : out & 0xFFFF;
  }
  /// The frame of a page that is held.
  [[gnu::always_inline]] Word* words_of(std::uint64_t held) {
    return words_at(static_cast<std::uint32_t>(held) - 1);
  }
  [[gnu::always_inline]] Word* words_at(std::uint32_t frame) {
    return &words_[frame * words_a_page];
  }

  std::uint32_t score_anywhere(CachedFile& file, std::uint64_t index);
  std::uint32_t unpack(CachedFile& file, std::uint64_t index);
  void keep(std::atomic<std::uint64_t>& page, std::span<const char> bytes);
  std::uint32_t free_frame();

  ZeroedArray<Word> words_;
  std::vector<Frame> frames_;
  std::mutex mutex_;
  std::size_t frames_used_ = 0, hand_ = 0;
};

}  // namespace zermelo::checkers
