#pragma once

#include <string>
#include <string_view>

namespace zermelo::connect {

/// The game connect(m, n, k, p, q) on a board of m x n points. Black places q stones, then White
/// and Black place p a turn alternately. The first player with k or more in a row wins; a full
/// board is a draw. A player who cannot place all his stones places as many as fit.
struct GameRules {
  unsigned rows = 19, columns = 19, k = 6, p = 2, q = 1;
  friend bool operator==(const GameRules&, const GameRules&) = default;
};

/// Reads M,N,K,P,Q, or one of the names connect6 and gomoku, in upper or lower case, which mean
/// those games on their usual boards. Throws Error.
GameRules read_rules(std::string_view text);
/// Whether a text is the name of a game, supported or not, rather than a board.
bool names_rules(std::string_view text);
std::string text(const GameRules& rules);

}  // namespace zermelo::connect
