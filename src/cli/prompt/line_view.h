#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/prompt/edited_line.h"

namespace zermelo {

/// The row of a terminal that shows the line being edited. A line that is too long is scrolled in
/// that row, never wrapped, so that the row can be drawn anew whatever the width has become; `<` and
/// `>` stand where text is hidden.
class LineView {
 public:
  /// The characters that draw the row and place the cursor.
  std::string drawn(std::string_view prompt, const EditedLine& line, std::size_t columns);
  /// Begins with a new line at its first column.
  void begin() { first_ = 0; }

 private:
  void scroll_to_cursor(std::string_view text, std::size_t cursor, std::size_t room);

  std::size_t first_ = 0;  // the place in the text that stands in the first column
};

/// The words in columns, as many as fit.
std::string in_columns(const std::vector<std::string>& words, std::size_t columns);

}  // namespace zermelo
