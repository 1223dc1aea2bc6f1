#include "value/calculator/tokens.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/characters.h"
#include "base/error.h"

namespace zermelo {
namespace {

bool begins_word(char c) { return is_letter(c) || c == '_'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

template <class Test>
std::size_t run(std::string_view text, std::size_t from, const Test& test) {
  while (from < text.size() && test(text[from])) ++from;
  return from;
}

/// A spelling of one of our symbols in books, slides or other programs. An empty symbol is a blank.
struct Spelling {
  std::string_view theirs, ours;
  TokenKind kind = TokenKind::symbol;
};
constexpr std::array<Spelling, 31> spellings{{
    {"↑", "^"},
    {"⇑", "^^"},
    {"↓", "v", TokenKind::word},
    {"⇓", "vv", TokenKind::word},
    {"∗", "*"},
    {"⋆", "*"},
    {"★", "*"},
    {"＊", "*"},
    {"±", "+-"},
    {"−", "-"},
    {"–", "-"},
    {"·", "."},
    {"⋅", "."},
    {"×", "."},
    {"≤", "<="},
    {"≥", ">="},
    {"≠", "!="},
    {"⧏", "<|"},
    {"⧐", "|>"},
    {"∥", "||"},
    {"‖", "||"},
    {"∣", "|"},
    {"½", "1/2", TokenKind::number},
    {"¼", "1/4", TokenKind::number},
    {"¾", "3/4", TokenKind::number},
    {"\u00a0", ""},  // no-break space
    {"\u2009", ""},  // thin space
    {"\u202f", ""},  // narrow no-break space
    {"\ufeff", ""},  // byte order mark
    {"＋", "+"},
    {"＝", "="},
}};

const Spelling* spelling_at(std::string_view text, std::size_t i) {
  if (static_cast<unsigned char>(text[i]) < 0x80) return nullptr;
  for (const auto& each : spellings)
    if (text.substr(i).starts_with(each.theirs)) return &each;
  return nullptr;
}

/// Where the symbol at `i` ends.
std::size_t symbol_end(std::string_view text, std::size_t i, std::size_t column) {
  constexpr std::array<std::string_view, 9> pairs{
      "+-", "==", "!=", "<=", ">=", "<|", "|>", ":=", "<>"};
  const auto two = text.substr(i, 2);
  if (std::ranges::find(pairs, two) != pairs.end()) return i + 2;
  if (text[i] == '|') return run(text, i, [](char c) { return c == '|'; });
  constexpr std::string_view single = "{}()[],.^*+-:=<>";
  if (single.find(text[i]) != std::string_view::npos) return i + 1;
  const std::size_t end = run(text, i + 1, continues_character);
  const auto found = end == i + 1 ? in_quotes(text[i]) : in_quotes(text.substr(i, end - i));
  throw Error(
      fmt::format("column {}: found {}; expected a number, a name or an operator", column, found));
}

/// Goes through a text byte by byte and counts columns in characters.
class Cutter {
 public:
  Cutter(std::string_view text, std::span<const std::string> games) : text_(text), games_(games) {}

  std::vector<Token> cut() {
    while (true) {
      const std::size_t before = at_;
      skip_blanks();
      const bool touches = at_ == before && !tokens_.empty();
      if (at_ == text_.size() || text_[at_] == '#') {
        add(TokenKind::end, {}, touches, at_);
        return std::move(tokens_);
      }
      if (const Spelling* spelling = spelling_at(text_, at_)) {
        add(*spelling, touches);
      } else {
        add_plain(touches);
      }
    }
  }

 private:
  void go_to(std::size_t end) {
    for (; at_ < end; ++at_) column_ += continues_character(text_[at_]) ? 0 : 1;
  }

  void skip_blanks() {
    while (at_ < text_.size()) {
      const Spelling* spelling = spelling_at(text_, at_);
      if (spelling != nullptr && spelling->ours.empty()) {
        go_to(at_ + spelling->theirs.size());
      } else if (is_space(text_[at_])) {
        go_to(at_ + 1);
      } else {
        return;
      }
    }
  }

  /// A double arrow becomes two arrows; everything else is one token.
  void add(const Spelling& spelling, bool touches) {
    if (spelling.ours == "^^") {
      add(spelling.kind, spelling.ours.substr(0, 1), touches, at_);
      add(spelling.kind, spelling.ours.substr(1), true, at_ + spelling.theirs.size());
    } else {
      add(spelling.kind, spelling.ours, touches, at_ + spelling.theirs.size());
    }
    go_to(at_ + spelling.theirs.size());
  }

  /// A token that ends before the byte `end`.
  void add(TokenKind kind, std::string_view text, bool touches, std::size_t end) {
    tokens_.push_back({kind, text, column_, touches, at_, end});
  }

  void add_plain(bool touches) {
    TokenKind kind = TokenKind::symbol;
    std::size_t end = at_;
    if (is_digit(text_[at_])) {
      kind = TokenKind::number;
      end = run(text_, at_, is_digit);
      if (end + 1 < text_.size() && text_[end] == '/' && is_digit(text_[end + 1]))
        end = run(text_, end + 1, is_digit);
    } else if (begins_word(text_[at_])) {
      kind = TokenKind::word;
      end = run(text_, at_, [](char c) { return begins_word(c) || is_digit(c); });
    } else {
      end = symbol_end(text_, at_, column_);
    }
    add(kind, text_.substr(at_, end - at_), touches, end);
    go_to(end);
    if (kind == TokenKind::word && names_game(tokens_.back().text)) add_position();
  }

  bool names_game(std::string_view word) const {
    return std::ranges::any_of(
        games_, [word](const std::string& game) { return same_letters(word, game); });
  }

  /// The text between the parentheses after the name of a game.
  void add_position() {
    std::size_t open = at_;
    while (open < text_.size() && is_space(text_[open])) ++open;
    if (open == text_.size() || text_[open] != '(') return;
    const std::size_t column = column_;
    const std::size_t close = closing_parenthesis(open);
    if (close == text_.size())
      throw Error(fmt::format("column {}: the position has no closing parenthesis", column));
    go_to(close + 1);
    tokens_.push_back({TokenKind::position, unquoted(text_.substr(open + 1, close - open - 1)),
                       column, true, open, at_});
  }

  /// Parentheses inside of the position come in pairs; those in quotes do not count.
  std::size_t closing_parenthesis(std::size_t open) const {
    std::size_t depth = 0;
    bool is_quoted = false;
    for (std::size_t i = open; i < text_.size(); ++i) {
      if (text_[i] == '"') is_quoted = !is_quoted;
      if (is_quoted) continue;
      if (text_[i] == '(') ++depth;
      if (text_[i] == ')' && --depth == 0) return i;
    }
    return text_.size();
  }

  /// Without blanks at its ends and without the quotes around all of it.
  static std::string_view unquoted(std::string_view position) {
    while (!position.empty() && is_space(position.front())) position.remove_prefix(1);
    while (!position.empty() && is_space(position.back())) position.remove_suffix(1);
    const bool is_quoted =
        position.size() >= 2 && position.front() == '"' && position.back() == '"';
    return is_quoted ? position.substr(1, position.size() - 2) : position;
  }

  std::string_view text_;
  std::span<const std::string> games_;
  std::size_t at_ = 0, column_ = 1;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> cut_into_tokens(std::string_view text, std::span<const std::string> games) {
  return Cutter(text, games).cut();
}

}  // namespace zermelo
