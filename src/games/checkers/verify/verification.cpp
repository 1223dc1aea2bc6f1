#include "games/checkers/verify/verification.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>

#include "base/parallel.h"

namespace zermelo::checkers {
namespace {

constexpr std::array<SlowMetric, 3> slow_metrics{SlowMetric::wld, SlowMetric::dtc, SlowMetric::dtw};
constexpr std::uint64_t run_length = 1U << 18;

Slice slice_of(const SlowMaterial& m) {
  return {static_cast<std::uint8_t>(m.black_kings), static_cast<std::uint8_t>(m.black_men),
          static_cast<std::uint8_t>(m.white_kings), static_cast<std::uint8_t>(m.white_men)};
}

}  // namespace

Verification::Verification(const VerifyRequest& request, Metric metric,
                           std::vector<std::filesystem::path> folders)
    : request_(request), files_(std::move(folders), metric), cache_(1ULL << 30) {
  for (const Slice& slice : request.slices)
    if (!request.is_full(slice)) sampled_ += position_count(slice);
  for (const Slice& slice : request.slices) all_ += draws_of(slice);
}

MissingTable::MissingTable(const Slice& slice, Metric metric)
    : Error(fmt::format("{} is missing", slice_file_name(slice, metric))),
      slice_(slice),
      metric_(metric) {}

CachedFile& Verification::cached(const Slice& slice) {
  CachedFile* const file = files_.find(slice);
  if (file == nullptr) throw MissingTable(slice, files_.metric());
  return *file;
}

SlowEntry Verification::entry(const SlowMaterial& material, std::uint64_t index) {
  CachedFile& from = cached(slice_of(material));
  const Outcome outcome = from.file.outcome(index, cache_.score(from, index));
  return {outcome.result, static_cast<std::uint16_t>(outcome.plies)};
}

/// The number of entries to check: all, or the slice's share of the sample.
std::uint64_t Verification::draws_of(const Slice& slice) const {
  const std::uint64_t positions = position_count(slice);
  if (request_.is_full(slice)) return positions;
  const double share = static_cast<double>(request_.sample) * static_cast<double>(positions) /
                       static_cast<double>(sampled_);
  return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(share));
}

bool Verification::check_file(const Slice& slice, const Budget& budget) {
  return cached(slice).file.table().check(budget);
}

/// A sample is drawn run by run, so that it is the same with any number of threads.
SlowCheck Verification::check_entries(const Slice& slice, Budget& budget) {
  const SlowMaterial material{slice.black_kings, slice.black_men, slice.white_kings,
                              slice.white_men};
  const std::uint64_t draws = draws_of(slice);
  const std::uint64_t runs = (draws + run_length - 1) / run_length;
  std::vector<SlowCheck> found(runs);
  std::mutex telling;
  std::uint64_t done = 0;
  std::vector<Budget> budgets(request_.threads, budget.fork());
  for_each_on(request_.threads, runs, [&](unsigned worker, std::size_t run) {
    if (budget.stopped()) return;
    SlowVerifier verifier(slow_metrics[static_cast<std::size_t>(files_.metric())],
                          [this](const SlowMaterial& m, std::uint64_t i) { return entry(m, i); });
    const std::uint64_t first = run * run_length, end = std::min(first + run_length, draws);
    found[run] = request_.is_full(slice)
                     ? verifier.check(material, first, end, budgets[worker])
                     : verifier.sample(material, end - first, request_.seed + run, budgets[worker]);
    const std::lock_guard lock(telling);
    done += end - first;
    if (on_progress) on_progress(static_cast<double>(before_ + done) / static_cast<double>(all_));
  });
  SlowCheck sum;
  for (const SlowCheck& each : found) sum += each;
  before_ += draws;
  return sum;
}

}  // namespace zermelo::checkers
