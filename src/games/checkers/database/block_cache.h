#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <vector>

#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// A slice's file with the blocks of it that are unpacked just now.
struct CachedFile {
  explicit CachedFile(SliceFile opened);

  SliceFile file;
  MenIndex men;
  std::uint64_t placements;        // of kings, for each placement of men
  std::uint64_t white_placements;  // of white kings, for each of black kings
  struct Block {
    std::unique_ptr<char[]> bytes;
    std::atomic<bool> was_used = false;
  };
  std::vector<Block> blocks;
};

/// Keeps the most used blocks of any number of files unpacked, up to a ceiling. Any number of
/// threads may ask; whoever finds a block missing unpacks it outside the lock.
class BlockCache {
 public:
  explicit BlockCache(std::uint64_t bytes) : ceiling_(bytes) {}

  /// Entry `index` of the file's scores. Throws Error when there is none.
  std::uint32_t score(CachedFile& file, std::uint64_t index);

 private:
  void keep(CachedFile& file, std::size_t block, std::unique_ptr<char[]> bytes, std::size_t size);

  struct Place {
    CachedFile* file;
    std::size_t block, size;
  };

  std::uint64_t ceiling_, bytes_ = 0;
  std::shared_mutex mutex_;
  std::vector<Place> places_;
  std::size_t hand_ = 0;
};

}  // namespace zermelo::checkers
