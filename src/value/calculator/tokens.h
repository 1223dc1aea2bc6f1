#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace zermelo {

enum class TokenKind : std::uint8_t { number, word, symbol, end };

/// One piece of an expression, and its column, counted in characters from 1.
struct Token {
  TokenKind kind = TokenKind::end;
  std::string_view text;
  std::size_t column = 0;
  bool touches = false;  // no blank between it and the token before
};

/// Cuts an expression into numbers (`12`, `5/8`), words, and symbols; a run of bars is one symbol,
/// and so are `+-`, `==`, `!=`, `<=`, `>=`, `<|`, `|>`, `<>` and `:=`. Arrows, stars and signs of
/// Unicode become the symbols they stand for. A `#` begins a comment. The last token is the end.
/// Views refer to the text or to constants. Throws Error for any other character.
std::vector<Token> cut_into_tokens(std::string_view text);

}  // namespace zermelo
