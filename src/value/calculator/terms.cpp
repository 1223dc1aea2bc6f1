// The terms of a sum, told apart without adding them up: positions stay positions.
//
//     clobber(BBW.WB) + 2.(domineering(2x3) - *) - {1|-1}
//
// has the terms clobber(BBW.WB), 2.domineering(2x3), -2.* and -{1|-1}. A group in parentheses is
// taken apart only where a position is in it, and a value keeps its sign and multiple.

#include <cstdlib>
#include <limits>
#include <optional>

#include "base/numbers.h"
#include "value/calculator/expression_reader.h"

namespace zermelo {
namespace {

constexpr std::int64_t most_times = std::numeric_limits<std::int32_t>::max();

/// A literal or a game in braces, before which a sign or a multiple may stand.
bool stands_alone(const std::string& text) {
  return text.find_first_of(" +-:.(") == std::string::npos ||
         (text.front() == '{' && text.find('}') == text.size() - 1);
}

/// `3.clobber(BBW)`, as a term of its own.
std::string multiple_text(std::int64_t times, const std::string& text) {
  if (times == 1) return text;
  return times == -1 ? '-' + text : std::to_string(times) + '.' + text;
}

}  // namespace

std::vector<ExpressionTerm> ExpressionReader::terms() {
  std::vector<ExpressionTerm> out;
  add_terms(1, out);
  if (in_.peek().kind != TokenKind::end) in_.fail(in_.peek(), "expected an operator or the end");
  return out;
}

void ExpressionReader::add_terms(std::int64_t times, std::vector<ExpressionTerm>& out) {
  const Nested nested(*this);
  add_term(times, out);
  while (true) {
    if (in_.skip("+")) {
      add_term(times, out);
    } else if (in_.skip("-")) {
      add_term(-times, out);
    } else if (in_.is("+-")) {
      add_term(times, out);
    } else {
      return;
    }
  }
}

void ExpressionReader::add_term(std::int64_t times, std::vector<ExpressionTerm>& out) {
  const std::size_t place = in_.place();
  if (add_positions(times, out)) return;
  in_.go_back(place);
  const Value g = store_.times(times, ordinal());
  const std::string typed = text_from(place);
  out.push_back(
      {g, 1, multiple_text(times, stands_alone(typed) || times == 1 ? typed : '(' + typed + ')')});
}

/// Reads a term that is a multiple of a position, or of a group with positions in it. False when
/// there is another term here.
bool ExpressionReader::add_positions(std::int64_t times, std::vector<ExpressionTerm>& out) {
  const auto own = factor();
  if (!own) return false;
  const bool is_game = in_.is_word() && in_.peek(1).kind == TokenKind::position;
  const bool is_group = in_.is("(") && holds_position(in_.place(), in_.closing_place());
  if (!is_game && !is_group) return false;
  const std::size_t last = is_game ? in_.place() + 1 : in_.closing_place();
  if (!ends_after(last)) return false;
  const std::int64_t all = times * *own;
  if (std::abs(all) > most_times)
    in_.fail(in_.peek(), "the multiples come to more than 2147483647");
  if (is_group) {
    in_.take();
    add_terms(all, out);
    in_.expect(")");
  } else {
    const std::size_t place = in_.place();
    const Token& game = in_.take();
    const Token& position = in_.take();
    out.push_back({PositionText{std::string(game.text), std::string(position.text), game.column},
                   all, multiple_text(all, text_from(place))});
  }
  return true;
}

/// Signs and multiples before a term: `-`, `3.`, `-3.`; nothing where a switch begins or a number
/// is too large.
std::optional<std::int64_t> ExpressionReader::factor() {
  std::int64_t times = 1;
  while (true) {
    if (in_.skip("-")) {
      times = -times;
    } else if (in_.is_number() && in_.is(1, ".")) {
      const auto count = read_count(in_.peek().text);
      if (!count || *count > std::uint64_t{most_times}) return std::nullopt;
      times *= static_cast<std::int64_t>(*count);
      if (std::abs(times) > most_times) return std::nullopt;
      in_.take();
      in_.take();
    } else if (!in_.skip("+")) {
      return in_.is("+-") ? std::nullopt : std::optional(times);
    }
  }
}

/// The token after that place does not continue a term.
bool ExpressionReader::ends_after(std::size_t place) const {
  if (in_.at(place).kind == TokenKind::end) return false;  // a parenthesis that is not closed
  const Token& token = in_.at(place + 1);
  if (token.kind == TokenKind::end) return true;
  return token.kind == TokenKind::symbol &&
         (token.text == "+" || token.text == "-" || token.text == "+-" || token.text == ")");
}

bool ExpressionReader::holds_position(std::size_t first, std::size_t last) const {
  for (std::size_t i = first; i < last; ++i)
    if (in_.at(i).kind == TokenKind::position) return true;
  return false;
}

/// The text from that place to here, as typed.
std::string ExpressionReader::text_from(std::size_t place) const {
  const std::size_t begin = in_.at(place).begin, end = in_.previous().end;
  return std::string(text_.substr(begin, end - begin));
}

}  // namespace zermelo
