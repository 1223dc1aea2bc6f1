#include "sums/family_text.h"

#include <fmt/format.h>

#include <cctype>
#include <vector>

#include "base/error.h"
#include "base/numbers.h"

namespace zermelo {
namespace {

constexpr std::int64_t largest_count = 1'000'000'000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

/// One term: digits, then perhaps n. Nothing when there is neither.
std::optional<std::int64_t> term_at(std::string_view text, std::size_t& at, std::uint64_t n) {
  const std::size_t start = at;
  while (at < text.size() && is_digit(text[at])) ++at;
  const bool has_digits = at > start;
  const auto factor = has_digits ? read_count(text.substr(start, at - start)) : std::uint64_t{1};
  const bool has_n = at < text.size() && text[at] == 'n';
  if (has_n) ++at;
  if (!factor || (!has_digits && !has_n)) return std::nullopt;
  const std::uint64_t times = has_n ? n : 1;
  constexpr auto most = static_cast<std::uint64_t>(largest_count);
  if (*factor > most || times > most || *factor * times > most) return std::nullopt;
  return static_cast<std::int64_t>(*factor * times);
}

/// One pass over a word with a stack of open groups.
class FamilyExpansion {
 public:
  FamilyExpansion(std::string_view word, std::string_view game, std::string_view whole,
                  std::uint64_t n)
      : word_(word), game_(game), whole_(whole), n_(n) {}

  std::string run() {
    while (at_ < word_.size()) step();
    if (!open_.empty()) fail("has a '(' that is not closed");
    drop_empty_rows();
    return out_;
  }

 private:
  void step() {
    const char c = word_[at_++];
    if (c == '(') {
      open_.push_back(out_.size());
    } else if (c == ')') {
      if (open_.empty()) fail("has a ')' without a '('");
      const std::size_t start = open_.back();
      open_.pop_back();
      repeat_from(start);
    } else if (c == '^') {
      fail("has a '^' that follows neither a character nor a group");
    } else {
      append(std::string(1, c));
      repeat_from(out_.size() - 1);
    }
  }

  /// Applies a count, if one follows, to the end of the output from `start` on.
  void repeat_from(std::size_t start) {
    if (at_ >= word_.size() || word_[at_] != '^') return;
    ++at_;
    const std::int64_t count = read_count_here();
    const std::string unit = out_.substr(start);
    out_.resize(start);
    if (unit.empty()) return;
    const std::string joint = joint_of(unit);
    for (std::int64_t i = 0; i < count; ++i) append(i == 0 ? unit : joint + unit);
    has_dropped_ = has_dropped_ || count == 0;
  }

  /// The sign between copies of a group of whole rows or stalks.
  static std::string joint_of(const std::string& unit) {
    for (const char sign : {'|', '+'}) {
      const bool has_sign = unit.find(sign) != std::string::npos;
      if (has_sign && unit.front() != sign && unit.back() != sign) return std::string(1, sign);
    }
    return "";
  }

  std::int64_t read_count_here() {
    std::string_view text = word_.substr(at_);
    if (text.starts_with('(')) {
      const auto end = text.find(')');
      if (end == std::string_view::npos) fail("has a count whose '(' is not closed");
      at_ += end + 1;
      return checked(text.substr(1, end - 1));
    }
    std::size_t end = 0;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end < text.size() && text[end] == 'n') ++end;
    at_ += end;
    return checked(text.substr(0, end));
  }

  std::int64_t checked(std::string_view text) const {
    const auto count = linear_count(text, n_);
    if (!count)
      fail(fmt::format("has the count {}; expected one such as 3, n, 2n or (2n+1)",
                       in_quotes(text)));
    if (*count < 0)
      fail(fmt::format("has the count {}, which is {} for n = {}; expected none below 0",
                       in_quotes(text), *count, n_));
    return *count;
  }

  void append(const std::string& unit) {
    if (out_.size() + unit.size() > FamilyText::longest)
      fail(fmt::format("has more than {} characters for n = {}; expected a smaller n",
                       with_commas(FamilyText::longest), n_));
    out_ += unit;
  }

  /// Rows that were repeated no times leave the sign behind that joined them to their neighbours.
  void drop_empty_rows() {
    if (!has_dropped_) return;
    std::string kept;
    for (const char c : out_) {
      const bool is_joint = c == '|' || c == '+';
      const bool follows_joint = kept.empty() || kept.back() == '|' || kept.back() == '+';
      if (!is_joint || !follows_joint) kept += c;
    }
    if (!kept.empty() && (kept.back() == '|' || kept.back() == '+')) kept.pop_back();
    out_ = kept;
  }

  [[noreturn]] void fail(std::string_view what) const {
    throw Error(fmt::format("{}: {} {}", game_, in_quotes(whole_), what));
  }

  std::string_view word_, game_, whole_;
  std::uint64_t n_;
  std::size_t at_ = 0;
  std::string out_;
  std::vector<std::size_t> open_;  // where in the output each open group began
  bool has_dropped_ = false;
};

/// One side of a size, without the parentheses that may stand around it.
std::optional<std::int64_t> side_of(std::string_view text, std::uint64_t n) {
  if (text.size() > 2 && text.front() == '(' && text.back() == ')')
    text = text.substr(1, text.size() - 2);
  return linear_count(text, n);
}

/// A size such as 2xn; nothing when the word is none.
std::optional<std::string> size_of(std::string_view word, std::uint64_t n) {
  const auto cross = word.find_first_of("xX");
  if (cross == std::string_view::npos) return std::nullopt;
  const auto rows = side_of(word.substr(0, cross), n), columns = side_of(word.substr(cross + 1), n);
  if (!rows || !columns) return std::nullopt;
  return fmt::format("{}x{}", *rows, *columns);
}

/// Whether some n is a parameter: part of a count or of a size.
bool has_parameter(std::string_view text) {
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = std::min(text.find(' ', begin), text.size());
    const auto word = text.substr(begin, end - begin);
    begin = end + 1;
    if (word.find('n') == std::string_view::npos) continue;
    if (size_of(word, 1)) return true;
    for (auto hat = word.find('^'); hat != std::string_view::npos; hat = word.find('^', hat + 1)) {
      auto count = word.substr(hat + 1);
      count = count.starts_with('(') ? count.substr(0, count.find(')'))
                                     : count.substr(0, count.find_first_not_of("0123456789") + 1);
      if (count.find('n') != std::string_view::npos) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<std::int64_t> linear_count(std::string_view text, std::uint64_t n) {
  std::int64_t sum = 0;
  std::size_t at = 0;
  std::int64_t sign = 1;
  while (true) {
    const auto term = term_at(text, at, n);
    if (!term) return std::nullopt;
    sum += sign * *term;
    if (sum > largest_count || sum < -largest_count) return std::nullopt;
    if (at == text.size()) return sum;
    if (text[at] != '+' && text[at] != '-') return std::nullopt;
    sign = text[at++] == '+' ? 1 : -1;
  }
}

FamilyText::FamilyText(std::string game, std::string text)
    : game_(std::move(game)), text_(std::move(text)) {
  if (has_parameter(text_)) return;
  throw Error(
      fmt::format("{}: {} has no parameter; expected a pattern with n in a count or a size, "
                  "such as (BBW)^n or 2xn",
                  game_, in_quotes(text_)));
}

std::string FamilyText::member(std::uint64_t n) const {
  std::string out;
  for (std::size_t begin = 0; begin <= text_.size();) {
    const auto end = std::min(text_.find(' ', begin), text_.size());
    const std::string_view word = std::string_view(text_).substr(begin, end - begin);
    if (begin > 0) out += ' ';
    out += size_of(word, n).value_or("");
    if (!size_of(word, n)) out += FamilyExpansion(word, game_, text_, n).run();
    begin = end + 1;
  }
  return out;
}

std::string with_parameter(std::string_view text, std::uint64_t n) {
  std::string out;
  bool has_n = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char before = out.empty() ? ' ' : out.back(),
               after = i + 1 < text.size() ? text[i + 1] : ' ';
    // The x of a size may stand beside it: 2xn, nx2.
    const bool is_alone =
        (!is_letter(before) || before == 'x') && (!is_letter(after) || after == 'x');
    if (text[i] != 'n' || !is_alone) {
      out += text[i];
      continue;
    }
    has_n = true;
    std::size_t digits = out.size();
    while (digits > 0 && is_digit(out[digits - 1])) --digits;
    const auto count = linear_count(out.substr(digits) + 'n', n);
    if (!count) throw Error(fmt::format("sum: a count of {} is too large", in_quotes(text)));
    out.resize(digits);
    out += std::to_string(*count);
  }
  if (!has_n)
    throw Error(
        fmt::format("sum: {} has no parameter; expected an expression with n in it, such as "
                    "{{n|-n}} or clobber((WB)^n)",
                    in_quotes(text)));
  return out;
}

}  // namespace zermelo
