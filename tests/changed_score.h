// A wrong table of checkers: its checksums are right, but its scores were changed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "games/checkers/database/slice_file.h"
#include "table/writer.h"

namespace zermelo::checkers {

/// Writes the file again with its scores changed by `change`.
template <class Change>
void change_scores(const std::filesystem::path& path, const Change& change) {
  Fields facts;
  std::vector<std::uint8_t> scores;
  {
    const SliceFile file(path);
    facts = file.table().facts();
    scores = file.table().numbers<std::uint8_t>("score");
  }
  change(scores);
  TableWriter out(path, "checkers slice");
  out.column<std::uint8_t>("score", scores);
  out.finish(facts);
}

inline void change_score(const std::filesystem::path& path, std::uint64_t index,
                         std::uint8_t score) {
  change_scores(path, [&](std::vector<std::uint8_t>& scores) { scores.at(index) = score; });
}

}  // namespace zermelo::checkers
