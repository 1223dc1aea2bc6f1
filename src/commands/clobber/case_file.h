#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/side.h"
#include "games/clobber/board/board.h"

namespace zermelo::clobber {

/// A sum of boards and values, and who is said to win it. At least one board or value; no claims
/// at all is possible.
struct TestCase {
  std::size_t line = 0;             // where its result stands, from 1
  std::string text;                 // the sum as given, without its result, blanks squeezed
  std::vector<Board> boards;        // in the order of the file
  std::vector<std::string> values;  // as Calculator reads them: 4, 1/4, {3|-1}, *2, ^3*
  std::optional<Side> left_first;   // the winner claimed when Left starts; nothing: no claim
  std::optional<Side> right_first;
};

/// Reads test cases in one of two formats, told apart by the first thing in the file.
///
/// Plain lines `BOARD FIRST WINNER`, such as `BBW.W B W`: FIRST and WINNER are B or X for Left, W
/// or O for Right; empty lines and lines that begin with `#` are skipped.
///
/// Files of MCGS, which begin with `{version 1.7}`, a `[section]` or a comment `/* .. */`: games
/// apart by blanks form a sum that `{B win, W loss}` ends, which says of each first player
/// whether it wins. `{B}` and `{}` claim nothing. A section says what the games after it are,
/// also in the middle of a sum: clobber_1xn, clobber, integer_game, dyadic_rational, switch_game,
/// nimber or up_star. A game with blanks in it stands in parentheses: `(3 *)`.
///
/// Throws Error that names `name` and the line for what cannot be read.
std::vector<TestCase> read_test_file(std::string_view content, std::string_view name);

}  // namespace zermelo::clobber
