// Small databases of checkers for the tests.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "games/checkers/database/builder.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {

/// One of each mirrored pair of slices of up to `most` pieces, in feeding order.
inline std::vector<Slice> leading_slices(unsigned most) {
  auto out = slices_up_to(most, most - 1);
  std::erase_if(out, [](const Slice& slice) { return !slice.is_leading(); });
  return out;
}

inline void build_tables(const std::filesystem::path& folder, unsigned most, Metric metric) {
  Budget budget;
  Builder({{folder}, metric, 1U << 30, 1}, budget).build(leading_slices(most));
}

/// A folder with all slices of up to `most` pieces in one metric, made when first asked for.
inline const std::filesystem::path& tables_of(unsigned most, Metric metric) {
  static std::map<std::pair<unsigned, Metric>, std::unique_ptr<ScratchFolder>> made;
  auto& folder = made[{most, metric}];
  if (!folder) {
    folder = std::make_unique<ScratchFolder>();
    build_tables(folder->path(), most, metric);
  }
  return folder->path();
}

}  // namespace zermelo::checkers
