#include "games/checkers/database/build_plan.h"

#include <algorithm>

namespace zermelo::checkers {
namespace {

/// Positions a second and thread, measured over all slices of 2 to 6 pieces (docs/papers.md).
constexpr double solving_rate = 39e6;
constexpr double bits_per_position = 2.7;

std::uint64_t file_count(const Slice& slice) { return slice.is_symmetric() ? 1 : 2; }

}  // namespace

std::uint64_t positions_of_pair(const Slice& slice) {
  return file_count(slice) * position_count(slice);
}

/// The two files are written at the same time where there are two threads.
ExpectedSeconds expected_parts(const Slice& slice, unsigned threads) {
  const auto files = static_cast<double>(file_count(slice));
  return {static_cast<double>(positions_of_pair(slice)) / (solving_rate * threads),
          expected_save_seconds(position_count(slice)) * files / std::min<double>(threads, files)};
}

double expected_seconds(const std::vector<Slice>& slices, unsigned threads) {
  double seconds = 0;
  for (const Slice& slice : slices) {
    const ExpectedSeconds expected = expected_parts(slice, threads);
    seconds += expected.solving + expected.writing;
  }
  return seconds;
}

std::uint64_t expected_bytes(const std::vector<Slice>& slices) {
  double bits = 0;
  for (const Slice& slice : slices)
    bits += static_cast<double>(positions_of_pair(slice)) * bits_per_position;
  return static_cast<std::uint64_t>(bits / 8);
}

std::vector<Slice> not_built(const std::vector<Slice>& order,
                             const std::vector<std::filesystem::path>& folders, Metric metric) {
  std::vector<Slice> out;
  for (const Slice& slice : order)
    if (find_slice(folders, slice, metric).empty() ||
        find_slice(folders, slice.mirrored(), metric).empty())
      out.push_back(slice);
  return out;
}

}  // namespace zermelo::checkers
