#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "value/calculator/tokens.h"

namespace zermelo {

/// The tokens of one expression, read from left to right with any lookahead.
///
///  1. The last token is the end, and it is never passed: beyond it there are only more of it.
///  2. For every opening brace or parenthesis the place of the closing one is known from the start,
///     so that looking ahead over it takes no time.
///
/// Holds views of the text.
class TokenStream {
 public:
  explicit TokenStream(std::string_view text, std::span<const std::string> games = {});

  const Token& peek(std::size_t ahead = 0) const;
  const Token& previous() const { return tokens_[at_ - 1]; }
  /// The token here; goes on to the next.
  const Token& take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }
  std::size_t place() const { return at_; }
  void go_back(std::size_t place) { at_ = place; }
  const Token& at(std::size_t place) const { return tokens_[place]; }

  bool is(std::string_view symbol) const { return is(0, symbol); }
  bool is(std::size_t ahead, std::string_view symbol) const;
  bool is_number() const { return peek().kind == TokenKind::number; }
  bool is_word() const { return peek().kind == TokenKind::word; }
  bool is_bars() const;
  /// True and past it if the symbol is here.
  bool skip(std::string_view symbol);
  /// Throws Error unless the symbol is here; then goes past it.
  void expect(std::string_view symbol);

  /// The length of the longest run of bars at this level of braces from here on, among those that
  /// are shorter than `limit` and come before any of at least that length; 0 if there is none.
  std::size_t longest_bars(std::size_t limit) const;
  /// The place of the token that closes the brace or parenthesis here, or of the end.
  std::size_t closing_place() const { return closing_[at_]; }
  /// The next closing brace, or the end.
  const Token& closing_brace() const;

  /// Throws an Error that names the column of a token, what was found there, and what was expected.
  [[noreturn]] void fail(const Token& token, std::string_view expected) const;

 private:
  std::vector<Token> tokens_;
  std::vector<std::size_t> closing_;  // by the place of an opening brace
  std::size_t at_ = 0;
};

}  // namespace zermelo
