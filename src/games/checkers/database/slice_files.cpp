#include "games/checkers/database/slice_files.h"

namespace zermelo::checkers {

CachedFile* SliceFiles::find(const Slice& slice) {
  Slot& slot = slots_[slice.key()];
  if (CachedFile* file = slot.file.load(std::memory_order_acquire)) return file;
  if (slot.is_missing.load(std::memory_order_relaxed)) return nullptr;
  const std::lock_guard lock(opening_);
  if (CachedFile* file = slot.file.load(std::memory_order_acquire)) return file;
  const auto path = find_slice(folders_, slice, metric_);
  if (path.empty()) {
    missing_.insert(slice);
    slot.is_missing = true;
    return nullptr;
  }
  files_.push_back(std::make_unique<CachedFile>(SliceFile(path, slice, metric_)));
  slot.file.store(files_.back().get(), std::memory_order_release);
  return files_.back().get();
}

std::set<Slice> SliceFiles::missing() const {
  const std::lock_guard lock(opening_);
  return missing_;
}

}  // namespace zermelo::checkers
