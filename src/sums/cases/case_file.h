#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/side.h"
#include "sums/position_model.h"

namespace zermelo::cases {

/// A sum of at least one position or value, and the winners that the file claims, perhaps none.
struct TestCase {
  std::size_t line = 0;  // the line of its result, counted from 1
  std::string text;      // the sum as given, without its result, single spaces
  std::vector<PositionModel::Pointer> positions = {};  // in the order of the file
  std::vector<std::string> values = {};  // as Calculator reads them: 4, 1/4, {3|-1}, *2, ^3*
  std::optional<Side> left_first = {};   // the claimed winner with Left first; nothing: no claim
  std::optional<Side> right_first = {};
};

/// The subject of a plain line: a Clobber board, or a sum as an expression.
enum class PlainLines : std::uint8_t { clobber_boards, sums };

/// Reads test cases in one of two formats, which the beginning of the file tells apart.
///
/// Plain lines `BOARD FIRST WINNER` or `SUM FIRST WINNER`, such as `BBW.W B W` or
/// `clobber(BBW) - ^ B W`: FIRST and WINNER are B or X for Left, W or O for Right; empty lines and
/// lines that begin with `#` are skipped.
///
/// Files of MCGS, which begin with `{version 1.7}`, a `[section]` or a comment `/* .. */`: games
/// separated by spaces form a sum, which ends with a result such as `{B win, W loss}`: whether
/// Black wins moving first, and whether White does. `{B}` and `{}` claim nothing. A section gives
/// the kind of the games after it, even in the middle of a sum: clobber_1xn, clobber, domineering,
/// integer_game, dyadic_rational, switch_game, nimber or up_star. A game that contains spaces
/// stands in parentheses: `(3 *)`. A value may also be written as an expression between `cgt:` and
/// `:cgt`.
///
/// Throws Error with `name` and the line for anything that cannot be read; sums and expressions
/// are read when a case is solved.
std::vector<TestCase> read_test_file(std::string_view content, std::string_view name,
                                     PlainLines plain = PlainLines::clobber_boards);

}  // namespace zermelo::cases
