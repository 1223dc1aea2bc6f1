#pragma once

#include <array>
#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "games/checkers/database/build_plan.h"
#include "games/checkers/database/slice_file.h"
#include "games/checkers/solve/slice_solver.h"

namespace zermelo::checkers {

struct BuildOptions {
  std::vector<std::filesystem::path> folders;  // all are read, the first is written to
  Metric metric = Metric::dtw;
  std::uint64_t memory = 0;  // bytes
  unsigned threads = 1;
};

/// One file of the database, just written or found in a folder.
struct BuiltSlice {
  Slice slice;
  std::uint64_t positions = 0, bytes = 0;
  double seconds = 0;  // to solve and write it and its mirror image; 0 when it was there
  bool was_there = false;
};

/// The progress of a build.
struct BuildProgress {
  enum class Step : std::uint8_t { reading, solving, writing };

  Step step = Step::solving;
  Slice slice;                        // the one being read, solved or written
  std::size_t number = 0, count = 0;  // of the slice to be built, among those without files
  std::optional<double> rate;         // positions solved a second; nothing in the first second
  double part = 0;                    // of the whole build, measured in expected seconds
};

/// Builds slice after slice. Finished slices that later ones look into stay in memory as far as the
/// ceiling allows; the others are read from their files again when they are needed.
class Builder {
 public:
  Builder(BuildOptions options, Budget& budget);

  /// Called for each file when its slice is complete, from the thread that calls build().
  std::function<void(const BuiltSlice&)> on_slice = nullptr;
  /// Called now and then, from any thread, but never by two at once.
  std::function<void(const BuildProgress&)> on_progress = nullptr;

  /// Builds these leading slices, given in feeding order, except those whose files exist. False
  /// when the budget was stopped; every file that has appeared is complete.
  bool build(const std::vector<Slice>& order);

  /// The file of a slice in the first folder that has it; empty when none has.
  std::filesystem::path find(const Slice& slice) const;

 private:
  /// The values of a finished slice in the width that they need; just one of the two is there.
  struct Kept {
    std::shared_ptr<const SliceValues<std::uint8_t>> narrow;
    std::shared_ptr<const SliceValues<std::uint16_t>> wide;
    std::uint64_t bytes() const { return narrow ? narrow->bytes() : wide->bytes(); }
  };
  bool is_there(const Slice& slice) const;
  bool build_one(const Slice& slice);
  void report_existing(const Slice& slice) const;
  /// Solves a slice, writes its files and keeps its values. False when stopped.
  bool solve_in_bytes(const Slice& slice);
  template <class Encoding>
  bool solve(const Slice& slice, const Finished<typename Encoding::Score>& feeds);
  /// Writes the slice and its mirror image and notes the sizes in saved_. False when stopped.
  template <class Encoding>
  bool save(const SolvedSlice<typename Encoding::Score>& solved);
  template <class Score>
  void keep(const Slice& slice, std::shared_ptr<const SliceValues<Score>> values);

  bool load(const Slice& slice);  // false when stopped
  template <class Encoding>
  bool load_as(const Slice& slice, const SliceFile& own, const SliceFile& mirrored,
               const Finished<typename Encoding::Score>& feeds);
  SolveOptions solve_options() const;

  void make_room(const Slice& slice);
  bool bring(const std::vector<Slice>& slices);  // false when stopped
  bool needs_two_bytes(const Slice& slice) const;
  Finished<std::uint8_t> narrow_feeds(const Slice& slice) const;
  Finished<std::uint16_t> wide_feeds(const Slice& slice) const;

  /// `solved` and `written` are the parts done of the slice that is being built.
  void tell(BuildProgress::Step step, const Slice& slice, double solved, double written) const;

  BuildOptions options_;
  Budget& budget_;
  std::map<Slice, Kept> kept_;
  std::vector<Slice> ahead_;                   // still to be built, the next one first
  std::array<SliceSummary, 2> saved_;          // the files of the slice just built
  double seconds_done_ = 0, seconds_all_ = 0;  // as expected, not as they went by
  std::size_t number_ = 0, count_ = 0;         // of the slice being built, among those to be built
  std::uint64_t positions_done_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace zermelo::checkers
