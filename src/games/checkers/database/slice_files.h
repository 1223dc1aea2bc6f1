#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "games/checkers/database/block_cache.h"

namespace zermelo::checkers {

/// The slice files of one metric, each opened when it is first asked for and kept open. Any number
/// of threads may ask; a file that was opened before is found without a lock.
class SliceFiles {
 public:
  SliceFiles(std::vector<std::filesystem::path> folders, Metric metric)
      : folders_(std::move(folders)), metric_(metric), slots_(Slice::keys) {}

  Metric metric() const { return metric_; }

  /// The file of a slice, which lives as long as this object; null when no folder has it, and from
  /// then on, even if it appears. Throws Error when the file is damaged or is not what its name
  /// says.
  CachedFile* find(const Slice& slice);

  /// The file of a slice if it is open already, else null. Unlike find() this is not a question that
  /// missing() remembers.
  CachedFile* opened(const Slice& slice) const {
    return slots_[slice.key()].file.load(std::memory_order_acquire);
  }

  /// The slices that were asked for and have no file.
  std::set<Slice> missing() const;

 private:
  struct Slot {
    std::atomic<CachedFile*> file = nullptr;
    std::atomic<bool> is_missing = false;
  };

  std::vector<std::filesystem::path> folders_;
  Metric metric_;
  std::vector<Slot> slots_;  // by Slice::key
  mutable std::mutex opening_;
  std::vector<std::unique_ptr<CachedFile>> files_;
  std::set<Slice> missing_;
};

}  // namespace zermelo::checkers
