#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

enum class TokenKind : std::uint8_t { number, word, symbol, position, end };

/// One piece of an expression, and its column, counted in characters from 1.
struct Token {
  TokenKind kind = TokenKind::end;
  std::string_view text;
  std::size_t column = 0;
  bool touches = false;            // no blank between it and the token before
  std::size_t begin = 0, end = 0;  // its bytes in the expression
};

/// Cuts an expression into numbers (`12`, `5/8`), words, and symbols; a run of bars is one symbol,
/// and so are `+-`, `==`, `!=`, `<=`, `>=`, `<|`, `|>`, `<>` and `:=`. Arrows, stars and signs of
/// Unicode become the symbols they stand for. A `#` begins a comment. The last token is the end.
///
/// After the name of one of `games` (in any case) and a parenthesis, everything up to the closing
/// parenthesis is one token, the text of a position: `clobber((WB)^3)`. It may stand in quotes.
///
/// Views refer to the text or to constants. Throws Error for any other character.
std::vector<Token> cut_into_tokens(std::string_view text, std::span<const std::string> games = {});

}  // namespace zermelo
