#pragma once

#include <string>
#include <string_view>

namespace zermelo::connect {

/// connect(m, n, k, p, q): on m x n points Black places q stones, then both p a turn; k or more in
/// a row win, a full board is a draw. A player who cannot place all his stones places what fits.
struct GameRules {
  unsigned rows = 19, columns = 19, k = 6, p = 2, q = 1;
  friend bool operator==(const GameRules&, const GameRules&) = default;
};

/// Reads M,N,K,P,Q, or connect6 or gomoku, in any case, for those games on their usual boards.
/// Throws Error.
GameRules read_rules(std::string_view text);
/// Whether a text is the name of a game, known here or not, rather than a board.
bool names_rules(std::string_view text);
/// A to Z as a to z, all else as it is.
std::string in_lower_case(std::string_view text);
std::string text(const GameRules& rules);

}  // namespace zermelo::connect
