#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/checkers/verify/verification.h"

namespace zermelo::checkers {

/// Why the entries of a slice were not checked: a file cannot be read.
struct Obstacle {
  bool is_own_file = false;             // the slice's own file, or one that its moves lead to
  std::optional<MissingTable> missing;  // it is not there;
  std::optional<Error> damage;          // or it is damaged
};

/// The table of a slice in one metric.
struct SliceTable {
  Slice slice;
  Metric metric;
};

/// The findings of a check of one slice, or of all slices of a metric.
struct Findings {
  SlowCheck entries;
  std::vector<Metric> compared_with;  // the metrics whose tables were compared
  /// Tables of other metrics that could not be read, and so were not compared.
  std::vector<SliceTable> not_compared;
  std::uint64_t disagree = 0;  // entries that contradict one of them
  std::string first_disagreement;
  std::vector<Slice> damaged, missing;
  std::optional<Obstacle> obstacle;  // the first one

  bool is_wrong() const { return entries.wrong > 0 || disagree > 0 || !damaged.empty(); }
  bool is_whole() const { return damaged.empty() && missing.empty() && !obstacle; }
  Findings& operator+=(const Findings& part);
};

/// Everything about one slice: its file, its entries, and the tables of other metrics in the same
/// folders. A file that is damaged or missing is part of what is found.
Findings check_slice(Verification& verification, const Slice& slice, Metric metric,
                     const std::vector<std::filesystem::path>& folders, Budget& budget);

/// The strength of the conclusion when nothing was found to be wrong.
enum class Proof : std::uint8_t {
  none,                   // something is wrong, or was not checked
  sample_agrees,          // entries drawn at random agree with those one move on
  right_if_successors,    // all entries follow from those one move on, in slices not checked here
  results_agree,          // all results agree with those one move on, perhaps in a circle
  results,                // and distances beside them were proved right
  results_and_distances,  // every entry rests on smaller ones down to the end of the game
};

/// `found` is the sum over all slices of the request, checked to the end; `has_proved_distances`
/// tells whether dtw or dtc tables of the same slices were proved right before.
Proof proof_by(const VerifyRequest& request, Metric metric, const Findings& found,
               bool has_proved_distances);

}  // namespace zermelo::checkers
