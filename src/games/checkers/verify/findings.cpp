#include "games/checkers/verify/findings.h"

#include <algorithm>
#include <iterator>

#include "games/checkers/verify/metric_comparison.h"

namespace zermelo::checkers {
namespace {

/// A table of another metric that cannot be read is noted; what is wrong with it is left to its own
/// check.
void compare(Findings& found, Verification& verification, const Slice& slice, Metric metric,
             const std::vector<std::filesystem::path>& folders, const Budget& budget) {
  for (const Metric other : {Metric::wld, Metric::dtc, Metric::dtw}) {
    const auto path = other == metric ? std::filesystem::path() : find_slice(folders, slice, other);
    if (path.empty()) continue;
    try {
      const Disagreement disagreement =
          compare_metrics(verification.file(slice), SliceFile(path, slice, other), budget);
      found.compared_with.push_back(other);
      found.disagree += disagreement.count;
      if (found.first_disagreement.empty()) found.first_disagreement = disagreement.first;
    } catch (const Error&) {
      found.not_compared.push_back({slice, other});
    }
  }
}

/// Whether every slice that the moves of the slices lead to is among them.
bool is_closed(const std::vector<Slice>& slices) {
  const auto has = [&](const Slice& slice) { return std::ranges::count(slices, slice) > 0; };
  return std::ranges::all_of(slices, [&](const Slice& slice) {
    return has(slice.mirrored()) && std::ranges::all_of(feeds(slice), has);
  });
}

}  // namespace

Findings& Findings::operator+=(const Findings& part) {
  entries += part.entries;
  disagree += part.disagree;
  if (first_disagreement.empty()) first_disagreement = part.first_disagreement;
  for (const Metric metric : part.compared_with)
    if (!std::ranges::count(compared_with, metric)) compared_with.push_back(metric);
  std::ranges::copy(part.not_compared, std::back_inserter(not_compared));
  std::ranges::copy(part.damaged, std::back_inserter(damaged));
  std::ranges::copy(part.missing, std::back_inserter(missing));
  if (!obstacle) obstacle = part.obstacle;
  return *this;
}

Findings check_slice(Verification& verification, const Slice& slice, Metric metric,
                     const std::vector<std::filesystem::path>& folders, Budget& budget) {
  Findings found;
  try {
    if (!verification.check_file(slice, budget)) return found;
  } catch (const MissingTable& missing) {
    found.missing.push_back(slice);
    found.obstacle = Obstacle{true, missing, std::nullopt};
    return found;
  } catch (const Error& error) {
    found.damaged.push_back(slice);
    found.obstacle = Obstacle{true, std::nullopt, error};
    return found;
  }
  try {
    found.entries = verification.check_entries(slice, budget);
  } catch (const MissingTable& missing) {
    found.obstacle = Obstacle{false, missing, std::nullopt};
  } catch (const Error& error) {
    found.obstacle = Obstacle{false, std::nullopt, error};
  }
  compare(found, verification, slice, metric, folders, budget);
  return found;
}

Proof proof_by(const VerifyRequest& request, Metric metric, const Findings& found,
               bool has_proved_distances) {
  if (found.is_wrong() || !found.is_whole()) return Proof::none;
  const bool is_full = std::ranges::all_of(
      request.slices, [&](const Slice& slice) { return request.is_full(slice); });
  if (!is_full) return Proof::sample_agrees;
  if (metric == Metric::wld) return has_proved_distances ? Proof::results : Proof::results_agree;
  return is_closed(request.slices) ? Proof::results_and_distances : Proof::right_if_successors;
}

}  // namespace zermelo::checkers
