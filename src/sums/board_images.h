#pragma once

#include <string>
#include <vector>

namespace zermelo {

// Boards as rows of characters, all of one length.
using BoardRows = std::vector<std::string>;

/// The rows of a text that joins them by `|`.
BoardRows board_rows(const std::string& text);

/// The smallest rectangle around the cells that are not `blank`; no rows when there is none.
BoardRows cropped(const BoardRows& rows, char blank);

/// Rows and columns exchanged.
BoardRows transposed(const BoardRows& rows);

/// The least text of a board among its reflections and half turn and, if `turns`, its quarter turns
/// as well, rows joined by `|`.
std::string least_image(const BoardRows& rows, bool turns);

}  // namespace zermelo
