#include "value/tokens.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.h"

namespace zermelo {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

template <class Test>
std::size_t run(std::string_view text, std::size_t from, const Test& test) {
  while (from < text.size() && test(text[from])) ++from;
  return from;
}

/// Where the symbol at `i` ends.
std::size_t symbol_end(std::string_view text, std::size_t i) {
  constexpr std::array<std::string_view, 8> pairs{"+-", "==", "!=", "<=", ">=", "<|", "|>", ":="};
  const auto two = text.substr(i, 2);
  if (std::ranges::find(pairs, two) != pairs.end()) return i + 2;
  if (text[i] == '|') return run(text, i, [](char c) { return c == '|'; });
  constexpr std::string_view single = "{}()[],.^*+-:=<>";
  if (single.find(text[i]) != std::string_view::npos) return i + 1;
  throw Error(fmt::format("column {}: found {}; expected a number, a name or an operator", i + 1,
                          quoted(text[i])));
}

}  // namespace

std::vector<Token> cut_into_tokens(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t i = 0;
  while (true) {
    const std::size_t start = run(text, i, is_blank);
    const bool touches = start == i && !tokens.empty();
    if (start == text.size() || text[start] == '#') {
      tokens.push_back({TokenKind::end, {}, start + 1, touches});
      return tokens;
    }
    TokenKind kind = TokenKind::symbol;
    if (is_digit(text[start])) {
      kind = TokenKind::number;
      i = run(text, start, is_digit);
      if (i + 1 < text.size() && text[i] == '/' && is_digit(text[i + 1]))
        i = run(text, i + 1, is_digit);
    } else if (is_letter(text[start])) {
      kind = TokenKind::word;
      i = run(text, start, [](char c) { return is_letter(c) || is_digit(c); });
    } else {
      i = symbol_end(text, start);
    }
    tokens.push_back({kind, text.substr(start, i - start), start + 1, touches});
  }
}

}  // namespace zermelo
