#include "commands/checkers/needed_tables.h"

#include <fmt/format.h>

#include "games/checkers/solve/block_solver.h"

namespace zermelo::checkers {

bool can_be_built(const Slice& slice) {
  return slice.pieces() <= 8 && slice.black() < most_taken && slice.white() < most_taken;
}

std::string how_to_build(const Slice& slice, Metric metric) {
  if (!can_be_built(slice))
    return fmt::format("no table of {} against {} pieces can be built (at most 8 pieces, 7 a side)",
                       slice.black(), slice.white());
  return fmt::format("{}: zermelo build checkers --slice \"{}\"{}", slice_file_name(slice, metric),
                     text(slice.leading()),
                     metric == Metric::dtw ? "" : fmt::format(" --metric {}", name(metric)));
}

void add_missing(Answer& answer, const std::set<Slice>& slices, Metric metric) {
  List names;
  std::set<Slice> leading;  // a slice and its mirror image are built together
  for (const Slice& slice : slices) {
    names.emplace_back(slice_file_name(slice, metric));
    if (!leading.insert(slice.leading()).second) continue;
    answer.text.push_back(
        {fmt::format("    not known; needs {}\n", how_to_build(slice, metric)), Tone::bad});
  }
  answer.fields.add("missing", std::move(names));
  answer.status = Status::unknown;
}

}  // namespace zermelo::checkers
