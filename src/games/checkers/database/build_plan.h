#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "games/checkers/database/slice_file.h"

/// Estimates of the time and space that a build will take, made before it is started: good for
/// comparing parts of a job and for a progress bar, not for a promise.
namespace zermelo::checkers {

/// Expected seconds for the two parts of the work on a leading slice and its mirror image.
struct ExpectedSeconds {
  double solving = 0, writing = 0;
};
ExpectedSeconds expected_parts(const Slice& slice, unsigned threads);

/// Expected seconds to build these leading slices.
double expected_seconds(const std::vector<Slice>& slices, unsigned threads);

/// The expected size of the files of these slices, an upper bound in most cases: 2.7 bits a
/// position, which is what the larger slices take.
std::uint64_t expected_bytes(const std::vector<Slice>& slices);

/// The positions of a leading slice and its mirror image together.
std::uint64_t positions_of_pair(const Slice& slice);

/// The leading slices that lack a file, their own or that of their mirror image.
std::vector<Slice> not_built(const std::vector<Slice>& order,
                             const std::vector<std::filesystem::path>& folders, Metric metric);

}  // namespace zermelo::checkers
