#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "games/checkers/slice_file.h"
#include "games/checkers/slice_solver.h"

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
  void save(const SolvedSlice<typename Encoding::Score>& solved) const;
  void load(const Slice& slice);
  template <class Encoding>
  void load_as(const Slice& slice, const SliceFile& own, const SliceFile& mirrored,
               const Finished<typename Encoding::Score>& feeds);

  void make_room(const Slice& slice);
  void bring(const std::vector<Slice>& slices);
  bool needs_wide(const Slice& slice) const;
  Finished<std::uint8_t> narrow_feeds(const Slice& slice) const;
  Finished<std::uint16_t> wide_feeds(const Slice& slice) const;

  BuildOptions options_;
  Budget& budget_;
  std::map<Slice, Kept> kept_;
  std::vector<Slice> ahead_;  // still to be built, the next one first
  std::uint64_t done_ = 0, all_ = 0;
};

/// What the files of these slices take at most, roughly: 2.7 bits a position, as the larger ones
/// do.
std::uint64_t expected_bytes(const std::vector<Slice>& slices);

}  // namespace zermelo::checkers
