#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include "base/error.h"
#include "games/checkers/database/slice_files.h"
#include "games/checkers/slow/slow_verifier.h"

namespace zermelo::checkers {

/// A table that is to be checked, or that is needed to check another, does not exist.
class MissingTable : public Error {
 public:
  MissingTable(const Slice& slice, Metric metric);

  const Slice& slice() const { return slice_; }
  Metric metric() const { return metric_; }

 private:
  Slice slice_;
  Metric metric_;
};

/// The entries to be checked, and their slices.
struct VerifyRequest {
  std::vector<Slice> slices;
  unsigned full_pieces = 0;  // slices of up to this many pieces are checked in full
  std::uint64_t sample = 0;  // entries to check in all other slices together, in proportion to size
  std::uint64_t seed = 0;
  unsigned threads = 1;

  bool is_full(const Slice& slice) const { return slice.pieces() <= full_pieces; }
};

/// Checks the tables of one metric, slice by slice: recomputes entries from their successors by the
/// slow rules (slow_verifier.h), which share nothing with the builder but the file reader. The
/// request must outlive it. Called from one thread; it uses as many threads as the request allows.
class Verification {
 public:
  Verification(const VerifyRequest& request, Metric metric,
               std::vector<std::filesystem::path> folders);

  /// Called now and then with the part of all entries that is done; never by two threads at once.
  std::function<void(double part)> on_progress = nullptr;

  /// Reads every block of the slice's own file. Throws Error when the file is damaged or is another
  /// slice, MissingTable when it does not exist. False when the budget was stopped.
  bool check_file(const Slice& slice, const Budget& budget);
  /// Checks its entries. Throws as above for any file that the moves lead to.
  SlowCheck check_entries(const Slice& slice, Budget& budget);
  const SliceFile& file(const Slice& slice) { return cached(slice).file; }

 private:
  CachedFile& cached(const Slice& slice);  // throws MissingTable
  SlowEntry entry(const SlowMaterial& material, std::uint64_t index);
  std::uint64_t draws_of(const Slice& slice) const;

  const VerifyRequest& request_;
  SliceFiles files_;
  BlockCache cache_;
  std::uint64_t all_ = 0, before_ = 0;  // entries, for the progress
  std::uint64_t sampled_ = 0;           // positions of the slices that are sampled
};

}  // namespace zermelo::checkers
