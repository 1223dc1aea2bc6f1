#pragma once

#include <filesystem>
#include <vector>

#include "commands/command.h"
#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// `--pieces N --per-side M`: the slices that a command works on.
Option pieces_option(std::string fallback);
Option per_side_option();
/// `--slice S`: one slice instead of all of these.
Option slice_option(std::string help);
/// All slices that the options name, both of each mirrored pair, in feeding order. Throws Error
/// when the numbers are out of range.
std::vector<Slice> wanted_slices(const Arguments& arguments);

/// `--metric wld,dtc,dtw`: one or more. If it is not given and `--slice` names a file, the metric
/// is that of the file.
Option metric_option(std::string fallback);
std::vector<Metric> wanted_metrics(const Arguments& arguments);

std::vector<std::filesystem::path> folders_of(const Arguments& arguments);

}  // namespace zermelo::checkers
