#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/clobber/board/board.h"
#include "games/clobber/board/clobber.h"
#include "games/clobber/rows/row_table.h"

namespace zermelo::clobber {

/// Everything the endgame database says about one connected row.
struct RowProbe {
  OutcomeClass outcome = OutcomeClass::previous;
  std::string value;
  std::vector<Move> left_dominated, right_dominated;
  UpBounds bounds;
  std::optional<Row> simplest;  // the simplest row of the same value; nothing for the value 0
};

/// Looks rows up in a file of the endgame database, which it reads when it is made. One thread,
/// because writing a value out takes memory of the store.
class RowProber {
 public:
  /// Throws Error when the file is damaged.
  explicit RowProber(const std::filesystem::path& path)
      : store_(std::size_t{4} << 30), table_(load_rows(path, store_)) {}

  /// The stones of the longest rows in the database.
  std::uint32_t length() const { return table_.length; }

  /// Nothing when the board is not a connected row of at most `length()` stones.
  std::optional<RowProbe> probe(const Board& board);

 private:
  ValueStore store_;
  RowTable table_;
};

}  // namespace zermelo::clobber
