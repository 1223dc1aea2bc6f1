#include "value/calculator/token_stream.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"

namespace zermelo {
namespace {

bool opens(std::string_view symbol) { return symbol == "{" || symbol == "("; }
bool closes(std::string_view symbol) { return symbol == "}" || symbol == ")"; }
bool is_run_of_bars(std::string_view symbol) { return symbol[0] == '|' && symbol != "|>"; }

/// For each opening brace the place of the closing one, or of the end if there is none.
std::vector<std::size_t> closing_places(const std::vector<Token>& tokens) {
  std::vector<std::size_t> out(tokens.size(), tokens.size() - 1), open;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::symbol) continue;
    if (opens(tokens[i].text)) open.push_back(i);
    if (!closes(tokens[i].text) || open.empty()) continue;
    out[open.back()] = i;
    open.pop_back();
  }
  return out;
}

}  // namespace

TokenStream::TokenStream(std::string_view text, std::span<const std::string> games)
    : tokens_(cut_into_tokens(text, games)), closing_(closing_places(tokens_)) {}

const Token& TokenStream::peek(std::size_t ahead) const {
  return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
}

bool TokenStream::is(std::size_t ahead, std::string_view symbol) const {
  return peek(ahead).kind == TokenKind::symbol && peek(ahead).text == symbol;
}

bool TokenStream::is_bars() const {
  return peek().kind == TokenKind::symbol && is_run_of_bars(peek().text);
}

bool TokenStream::skip(std::string_view symbol) {
  if (!is(symbol)) return false;
  ++at_;
  return true;
}

void TokenStream::expect(std::string_view symbol) {
  if (!skip(symbol)) fail(peek(), fmt::format("expected {}", symbol));
}

std::size_t TokenStream::longest_bars(std::size_t limit) const {
  std::size_t longest = 0;
  for (std::size_t i = at_; tokens_[i].kind != TokenKind::end; ++i) {
    const auto text = tokens_[i].text;
    if (tokens_[i].kind != TokenKind::symbol) continue;
    if (opens(text)) {
      i = closing_[i];  // bars within inner braces belong to another level
      if (tokens_[i].kind == TokenKind::end) break;
      continue;
    }
    if (closes(text)) break;
    if (!is_run_of_bars(text)) continue;
    if (text.size() >= limit) break;
    longest = std::max(longest, text.size());
  }
  return longest;
}

const Token& TokenStream::closing_brace() const {
  std::size_t i = at_;
  while (tokens_[i].kind != TokenKind::end && tokens_[i].text != "}") ++i;
  return tokens_[i];
}

void TokenStream::fail(const Token& token, std::string_view expected) const {
  const auto found = token.kind == TokenKind::end ? "the end" : in_quotes(token.text);
  throw Error(fmt::format("column {}: found {}; {}", token.column, found, expected));
}

}  // namespace zermelo
