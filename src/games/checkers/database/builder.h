#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "games/checkers/database/slice_file.h"
#include "games/checkers/solve/slice_solver.h"

namespace zermelo::checkers {

struct BuildOptions {
  std::vector<std::filesystem::path> folders;  // all are read, the first is written to
  Metric metric = Metric::dtw;
  std::uint64_t memory = 0;
  unsigned threads = 1;
};

/// One file of the database, just written or found there.
struct BuiltSlice {
  Slice slice;
  std::uint64_t positions = 0, bytes = 0;
  double seconds = 0;  // solving and writing, with its mirror image; 0 when it was there
  bool was_there = false;
};

/// Builds slice after slice and keeps in memory what later ones look into, as far as the ceiling
/// allows; what had to go is read again from its file.
class Builder {
 public:
  Builder(BuildOptions options, Budget& budget);

  std::function<void(const BuiltSlice&)> on_slice = nullptr;
  /// "slice 12 of 45: 2K+1C v 1K+1C, 3.1 M positions/s", and which part of the work is done, by the
  /// time it is expected to take; existing slices take no time.
  std::function<void(const std::string& what, double part)> on_progress = nullptr;

  /// Builds these leading slices, which come in feeding order, unless their files are there. False
  /// when stopped; the files that appeared are whole.
  bool build(const std::vector<Slice>& order);

  /// The file of a slice where there is one.
  std::filesystem::path find(const Slice& slice) const;

 private:
  /// The values of a slice in whichever width they fit.
  struct Kept {
    std::shared_ptr<const SliceValues<std::uint8_t>> narrow;
    std::shared_ptr<const SliceValues<std::uint16_t>> wide;
    std::uint64_t bytes() const { return narrow ? narrow->bytes() : wide->bytes(); }
  };

  bool is_there(const Slice& slice) const;
  bool build_one(const Slice& slice);
  template <class Encoding>
  std::optional<Kept> solve(const Slice& slice, const Finished<typename Encoding::Score>& feeds);
  template <class Encoding>
  bool save(const SolvedSlice<typename Encoding::Score>& solved);
  bool load(const Slice& slice);
  template <class Encoding>
  bool load_as(const Slice& slice, const SliceFile& own, const SliceFile& mirrored,
               const Finished<typename Encoding::Score>& feeds);

  void make_room(const Slice& slice);
  bool bring(const std::vector<Slice>& slices);  // false when stopped
  bool needs_wide(const Slice& slice) const;
  Finished<std::uint8_t> narrow_feeds(const Slice& slice) const;
  Finished<std::uint16_t> wide_feeds(const Slice& slice) const;

  BuildOptions options_;
  Budget& budget_;
  std::map<Slice, Kept> kept_;
  std::vector<Slice> ahead_;  // still to be built, the next one first

  /// Tells how far the slice in hand is: `solved` and `written` are parts of it.
  void tell(const std::string& what, double solved, double written);
  double seconds_done_ = 0, seconds_all_ = 0;  // as expected, not as they went by
  std::size_t number_ = 0, count_ = 0;         // of the slice in hand, among those to be built
  std::uint64_t positions_done_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Seconds that building these leading slices takes, roughly. Good for comparing parts of a job.
double expected_seconds(const std::vector<Slice>& slices, unsigned threads);

/// Those of the leading slices that lack a file, their own or that of their mirror image.
std::vector<Slice> not_built(const std::vector<Slice>& order,
                             const std::vector<std::filesystem::path>& folders, Metric metric);

/// What the files of these slices take at most, roughly: 2.7 bits a position, as the larger ones
/// do.
std::uint64_t expected_bytes(const std::vector<Slice>& slices);

}  // namespace zermelo::checkers
