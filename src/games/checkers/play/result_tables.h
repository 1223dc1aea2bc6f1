#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "games/checkers/database/database.h"

namespace zermelo::checkers {

/// Results without distances, from the tables of any metric: those of wld first, since they are the
/// smallest. Any number of threads may ask.
class ResultTables {
 public:
  ResultTables(const std::vector<std::filesystem::path>& folders, std::uint64_t cache_bytes)
      : databases_{Database(folders, Metric::wld, cache_bytes),
                   Database(folders, Metric::dtw, cache_bytes),
                   Database(folders, Metric::dtc, cache_bytes)} {}

  /// For the side to move; `unknown` without a table.
  Result result(const Position& p, Side side) {
    for (Database& each : databases_)
      if (const auto outcome = each.outcome(p, side)) return outcome->result;
    return Result::unknown;
  }

 private:
  std::array<Database, 3> databases_;
};

}  // namespace zermelo::checkers
