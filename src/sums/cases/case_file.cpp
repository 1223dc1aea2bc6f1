#include "sums/cases/case_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>

#include "base/error.h"
#include "sums/cases/mcgs_section.h"
#include "sums/cases/words.h"
#include "sums/positions.h"

namespace zermelo::cases {
namespace {

/// A place in a file, with which every error message begins.
struct Place {
  std::string_view name;
  std::size_t line = 1;
};

[[noreturn]] void fail(const Place& place, std::string_view what) {
  throw Error(fmt::format("{} line {}: {}", shortened(place.name), place.line, what));
}

std::optional<Side> read_side(std::string_view word) {
  if (word.size() != 1) return std::nullopt;
  if (std::string_view("BbXx").find(word[0]) != std::string_view::npos) return Side::left;
  if (std::string_view("WwOo").find(word[0]) != std::string_view::npos) return Side::right;
  return std::nullopt;
}

/// A complaint about a position without the name of its game, which the section tells.
PositionModel::Pointer position_at(const Place& place,
                                   PositionModel::Pointer (*read)(std::string_view),
                                   std::string_view text) {
  try {
    return read(text);
  } catch (const Error& error) {
    std::string_view what = error.what();
    for (const auto& game : sum_games()) {
      const auto prefix = fmt::format("{}: ", game.name);
      if (what.starts_with(prefix)) what.remove_prefix(prefix.size());
    }
    fail(place, what);
  }
}

// Plain lines

Side side_at(const Place& place, std::string_view role, std::string_view word) {
  const auto side = read_side(word);
  if (!side) {
    fail(place, fmt::format("the {} is {}; expected B or X for Left, W or O for Right", role,
                            in_quotes(word)));
  }
  return *side;
}

/// The last word of a text, which is removed with the blanks before it.
std::string_view cut_last_word(std::string_view& text) {
  const auto blank = text.find_last_of(blanks);
  const auto begin = blank == std::string_view::npos ? 0 : blank + 1;
  const auto word = text.substr(begin);
  text = trimmed(text.substr(0, begin));
  return word;
}

TestCase read_line(const Place& place, std::string_view line, PlainLines plain) {
  const auto words = words_of(line);
  const bool is_board = plain == PlainLines::clobber_boards;
  if (is_board ? words.size() != 3 : words.size() < 3) {
    fail(place, fmt::format("{} has {} word{}; expected a {}, the first player and the winner, "
                            "such as {} B W",
                            in_quotes(line), words.size(), words.size() == 1 ? "" : "s",
                            is_board ? "board" : "sum", is_board ? "BBW.W" : "clobber(BBW) - ^"));
  }
  const auto winner = cut_last_word(line), first = cut_last_word(line);
  TestCase test{place.line, std::string(line)};
  if (is_board) {
    test.positions.push_back(position_at(place, clobber_model, line));
  } else {
    test.values.emplace_back(line);
  }
  const Side mover = side_at(place, "first player", first);
  (mover == Side::left ? test.left_first : test.right_first) = side_at(place, "winner", winner);
  return test;
}

bool is_skipped(std::string_view line) { return line.empty() || line.starts_with('#'); }

std::vector<TestCase> read_lines(std::string_view content, std::string_view name,
                                 PlainLines plain) {
  std::vector<TestCase> cases;
  for (Place place{name}; !content.empty(); ++place.line) {
    const auto line = trimmed(cut(content, "\n"));
    if (!is_skipped(line)) cases.push_back(read_line(place, line, plain));
  }
  return cases;
}

// The tokens of an MCGS file

enum class TokenKind : std::uint8_t { section, result, game, expression };

struct Token {
  TokenKind kind = TokenKind::game;
  std::string_view text;  // without the brackets of a section, the braces of a result, and the
                          // marks of an expression
  Place place;
};

/// The content with its comments replaced by spaces, so that lines keep their numbers.
std::string without_comments(std::string_view content, std::string_view name) {
  std::string out(content);
  for (auto start = out.find("/*"); start != std::string_view::npos;
       start = out.find("/*", start)) {
    const auto end = out.find("*/", start + 2);
    if (end == std::string_view::npos) {
      const auto line =
          1 + std::count(content.begin(), content.begin() + std::ptrdiff_t(start), '\n');
      fail({name, std::size_t(line)}, "the comment has no end; expected */ after it");
    }
    for (; start < end + 2; ++start) {
      if (out[start] != '\n') out[start] = ' ';
    }
  }
  return out;
}

/// Splits a file without comments into tokens. Keeps a view of the content.
class Scanner {
 public:
  Scanner(std::string_view content, std::string_view name) : rest_(content), place_{name} {}

  std::optional<Token> next() {
    take(std::min(rest_.find_first_not_of(blanks), rest_.size()));
    if (rest_.empty()) return std::nullopt;
    if (rest_[0] == '[') return enclosed(TokenKind::section, ']');
    if (rest_[0] == '{') return enclosed(TokenKind::result, '}');
    if (rest_.starts_with(expression_begin)) return expression();
    return game();
  }

 private:
  static constexpr std::string_view expression_begin = "cgt:", expression_end = ":cgt";

  std::string_view take(std::size_t size) {
    const auto taken = rest_.substr(0, size);
    place_.line += static_cast<std::size_t>(std::ranges::count(taken, '\n'));
    rest_.remove_prefix(size);
    return taken;
  }

  Token enclosed(TokenKind kind, char close) {
    const auto end = rest_.find_first_of("[]{}", 1);
    if (end == std::string_view::npos || rest_[end] != close)
      fail_open(std::string_view(&close, 1));
    const Place place = place_;
    return {kind, trimmed(take(end + 1).substr(1, end - 1)), place};
  }

  Token expression() {
    const auto end = rest_.find(expression_end, expression_begin.size());
    if (end == std::string_view::npos) fail_open(expression_end);
    const Place place = place_;
    auto text = take(end + expression_end.size());
    text.remove_prefix(expression_begin.size());
    text.remove_suffix(expression_end.size());
    return {TokenKind::expression, trimmed(text), place};
  }

  /// A game extends to the next space outside parentheses.
  Token game() {
    std::size_t end = 0;
    int depth = 0;
    for (;
         end < rest_.size() && std::string_view("[]{}").find(rest_[end]) == std::string_view::npos;
         ++end) {
      if (depth == 0 && blanks.find(rest_[end]) != std::string_view::npos) break;
      if (rest_[end] == '(') ++depth;
      if (rest_[end] == ')' && depth > 0) --depth;
    }
    if (end == 0) fail(place_, fmt::format("found {} with nothing to close", in_quotes(rest_[0])));
    if (depth > 0) fail_open(")");
    const Place place = place_;
    return {TokenKind::game, take(end), place};
  }

  [[noreturn]] void fail_open(std::string_view close) const {
    const auto found = rest_.substr(0, rest_.find('\n'));
    fail(place_, fmt::format("{} is not closed; expected {}", in_quotes(found),
                             close.size() == 1 ? in_quotes(close[0]) : in_quotes(close)));
  }

  std::string_view rest_;
  Place place_;
};

// The cases of an MCGS file

/// Reads one claim such as `B win` into a case.
void read_claim(const Token& token, std::string_view text, TestCase& test) {
  const auto words = words_of(text);
  const auto first = read_side(words.empty() ? "" : words[0]);
  const bool wins = words.size() == 2 && words[1] == "win";
  if (!first || words.size() > 2 || (words.size() == 2 && !wins && words[1] != "loss")) {
    fail(token.place, fmt::format("found {} in {{{}}}; expected results such as {{B win, W loss}}",
                                  in_quotes(trimmed(text)), shortened(token.text)));
  }
  if (words.size() == 1) return;
  const Side winner = wins ? *first : opponent(*first);
  auto& claimed = *first == Side::left ? test.left_first : test.right_first;
  if (claimed.value_or(winner) != winner) {
    fail(token.place, fmt::format("{{{}}} says both win and loss of {}; expected one of them",
                                  shortened(token.text), words[0]));
  }
  claimed = winner;
}

class CaseReader {
 public:
  CaseReader(std::string_view content, std::string_view name) : scanner_(content, name) {}

  std::vector<TestCase> read() && {
    while (const auto token = scanner_.next()) take(*token);
    if (has_games()) {
      fail(last_, fmt::format("the sum {} has no result; expected one such as {{B win}} after it",
                              in_quotes(sum_.text)));
    }
    return std::move(cases_);
  }

 private:
  bool has_games() const { return !sum_.positions.empty() || !sum_.values.empty(); }

  void take(const Token& token) {
    last_ = token.place;
    if (token.kind == TokenKind::section) {
      begin_section(token);
    } else if (token.kind == TokenKind::game) {
      add_game(token);
    } else if (token.kind == TokenKind::expression) {
      add_expression(token);
    } else if (has_games() || !token.text.starts_with("version")) {
      end_sum(token);
    }
  }

  void add_text(std::string_view text) {
    if (!sum_.text.empty()) sum_.text += ' ';
    sum_.text += text;
  }

  void begin_section(const Token& token) {
    section_ = find_section(squeezed(token.text));
    if (section_ == nullptr) {
      std::vector<std::string_view> known;
      for (const auto& section : mcgs_sections()) known.push_back(section.name);
      fail(token.place, fmt::format("section {} is not known; expected one of {}",
                                    in_quotes(token.text), fmt::join(known, ", ")));
    }
    add_text(fmt::format("[{}]", section_->name));
  }

  void add_game(const Token& token) {
    if (section_ == nullptr) {
      fail(token.place, fmt::format("found {} before any section; expected one such as "
                                    "[clobber_1xn]",
                                    in_quotes(token.text)));
    }
    const auto game = unwrapped(token.text);
    section_->value == nullptr ? add_position(token, game) : add_value(token, game);
    add_text(squeezed(token.text));
  }

  void add_position(const Token& token, std::string_view game) {
    sum_.positions.push_back(position_at(token.place, section_->position, game));
    const bool is_row = sum_.positions.back()->text().find('|') == std::string::npos;
    if (section_->name == "clobber_1xn" && !is_row) fail_game(token);
  }

  void add_expression(const Token& token) {
    if (token.text.empty()) fail(token.place, "found no value between cgt: and :cgt");
    sum_.values.push_back(squeezed(token.text));
    add_text(fmt::format("cgt: {} :cgt", sum_.values.back()));
  }

  void add_value(const Token& token, std::string_view game) {
    auto value = section_->value(game);
    if (!value) fail_game(token);
    sum_.values.push_back(std::move(*value));
  }

  [[noreturn]] void fail_game(const Token& token) const {
    fail(token.place, fmt::format("found {} in section {}; expected {}", in_quotes(token.text),
                                  section_->name, section_->expected));
  }

  void end_sum(const Token& token) {
    if (!has_games()) {
      fail(token.place, fmt::format("{{{}}} has no games before it; expected at least one",
                                    shortened(token.text)));
    }
    auto rest = token.text;
    while (!rest.empty()) read_claim(token, cut(rest, ",;"), sum_);
    sum_.line = token.place.line;
    cases_.push_back(std::move(sum_));
    sum_ = {};
  }

  Scanner scanner_;
  const Section* section_ = nullptr;
  Place last_;
  TestCase sum_;  // the games since the last result
  std::vector<TestCase> cases_;
};

/// Only an MCGS file begins with a bracket, a comment or its version; a board does not begin with
/// any brace, but a sum may.
bool is_mcgs(std::string_view content, PlainLines plain) {
  const std::string_view brace = plain == PlainLines::sums ? "{version" : "{";
  while (!content.empty()) {
    const auto line = trimmed(cut(content, "\n"));
    if (is_skipped(line)) continue;
    return line.starts_with(brace) || line.starts_with('[') || line.starts_with("/*");
  }
  return false;
}

}  // namespace

std::vector<TestCase> read_test_file(std::string_view content, std::string_view name,
                                     PlainLines plain) {
  if (!is_mcgs(content, plain)) return read_lines(content, name, plain);
  return CaseReader(without_comments(content, name), name).read();
}

}  // namespace zermelo::cases
