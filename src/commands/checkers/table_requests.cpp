#include "commands/checkers/table_requests.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/checkers/solve/block_solver.h"

namespace zermelo::checkers {

Option pieces_option(std::string fallback) {
  return {"pieces", Kind::count, "n", "slices of 2 to n pieces", std::move(fallback)};
}

Option per_side_option() {
  return {"per-side", Kind::count, "n", "at most n pieces a side (default: all but one)", ""};
}

Option slice_option(std::string help) {
  return {"slice", Kind::text, "slice", std::move(help), ""};
}

namespace {

bool has_slice(const Arguments& arguments) {
  return arguments.find("slice") != nullptr && arguments.has("slice");
}

}  // namespace

std::vector<Slice> wanted_slices(const Arguments& arguments) {
  if (has_slice(arguments)) return {read_slice(arguments.text("slice"))};
  const std::uint64_t pieces = arguments.count("pieces");
  if (pieces < 2 || pieces > 8)
    throw Error(fmt::format("checkers: --pieces {}; slices have 2 to 8 pieces", pieces));
  const std::uint64_t most = std::min<std::uint64_t>(pieces - 1, most_taken - 1);
  const std::uint64_t side = arguments.has("per-side") ? arguments.count("per-side") : most;
  if (side < 1) throw Error("checkers: --per-side 0; each side has at least one piece");
  return slices_up_to(static_cast<unsigned>(pieces), static_cast<unsigned>(std::min(side, most)));
}

Option metric_option(std::string fallback) {
  return {"metric", Kind::text, "names", "wld, dtc, dtw, or several separated by commas",
          std::move(fallback)};
}

std::vector<Metric> wanted_metrics(const Arguments& arguments) {
  std::vector<Metric> out;
  if (!arguments.given("metric") && has_slice(arguments)) {
    const std::string_view file = arguments.text("slice");
    for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
      if (file.ends_with(fmt::format("C.{}", name(metric)))) return {metric};
  }
  std::string_view rest = arguments.text("metric");
  while (true) {
    const auto comma = rest.find(',');
    const Metric metric = metric_named(rest.substr(0, comma));
    if (!std::ranges::count(out, metric)) out.push_back(metric);
    if (comma == std::string_view::npos) return out;
    rest.remove_prefix(comma + 1);
  }
}

std::vector<std::filesystem::path> folders_of(const Arguments& arguments) {
  std::vector<std::filesystem::path> out;
  for (const auto& folder : tables_folders(arguments)) out.emplace_back(folder);
  return out;
}

}  // namespace zermelo::checkers
