#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/checkers/database/database.h"
#include "papers/checkers_perfect_play/printed_table_two.h"

namespace zermelo::checkers {

/// The first words of a reason where the printed figure is known to be wrong, and where it differs
/// from ours for an unknown reason.
inline constexpr std::string_view misprint = "misprint", not_explained = "not explained";

/// One figure of the printed table, compared with ours.
struct ComparedFigure {
  unsigned theirs = 0;
  std::optional<unsigned> ours;
  std::string reason;  // why they differ; empty when they are the same

  bool is_same() const { return ours == theirs; }
};

struct ComparedRow {
  ComparedFigure win, loss;
};

/// Compares a row with the facts of two files: that of its slice, and that of the mirror image,
/// where the second-named side is to move.
ComparedRow compare_row(const PrintedSlice& row, const SliceFacts& own, const SliceFacts& mirrored);

/// The position printed as an example of the longest win, judged by the database.
struct JudgedExample {
  bool is_right = false;  // Black to move wins in as many plies as the row says
  std::optional<Outcome>
      outcome;         // of Black to move; nothing when it is not a position or not known
  std::string remark;  // what is wrong with it, or notable
};
JudgedExample judge_example(const PrintedSlice& row, Database& dtw);

}  // namespace zermelo::checkers
