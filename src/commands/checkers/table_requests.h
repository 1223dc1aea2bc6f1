#pragma once

#include <filesystem>
#include <vector>

#include "commands/command.h"
#include "games/checkers/database/slice_file.h"

namespace zermelo::checkers {

/// `--pieces N --per-side M`: which slices a command is about.
Option pieces_option(std::string fallback);
Option per_side_option();
/// `--slice S`: one slice in place of all those.
Option slice_option(std::string help);
/// All slices the options name, both of each mirrored pair, in feeding order. Throws Error when the
/// numbers make no sense or are beyond what can be built.
std::vector<Slice> wanted_slices(const Arguments& arguments);

/// `--metric wld,dtc,dtw`: one or more. Where it is not given and `--slice` is the name of a file,
/// the metric of that file.
Option metric_option(std::string fallback);
std::vector<Metric> wanted_metrics(const Arguments& arguments);

std::vector<std::filesystem::path> folders_of(const Arguments& arguments);

}  // namespace zermelo::checkers
