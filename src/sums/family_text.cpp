#include "sums/family_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/characters.h"
#include "base/error.h"
#include "base/numbers.h"
#include "base/repeats.h"

namespace zermelo {
namespace {

constexpr std::int64_t largest_count = 1'000'000'000;

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

/// The sign between copies of a group of whole rows or stalks.
std::string joint_of(std::string_view group) {
  for (const char sign : {'|', '+'}) {
    const bool has_sign = group.find(sign) != std::string_view::npos;
    if (has_sign && group.front() != sign && group.back() != sign) return std::string(1, sign);
  }
  return "";
}

/// Rows that were repeated no times leave the sign behind that joined them to their neighbours.
std::string without_empty_rows(const std::string& word) {
  const auto is_joint = [](char c) { return c == '|' || c == '+'; };
  std::string kept;
  for (const char c : word)
    if (!is_joint(c) || (!kept.empty() && !is_joint(kept.back()))) kept += c;
  if (!kept.empty() && is_joint(kept.back())) kept.pop_back();
  return kept;
}

/// Writes a word of a family out for one n.
class FamilyExpansion {
 public:
  FamilyExpansion(std::string_view game, std::string_view whole, std::uint64_t n)
      : game_(game), whole_(whole), n_(n) {}

  std::string of(std::string_view word) const {
    const RepeatRules rules{
        .longest = FamilyText::longest,
        .too_long = fmt::format("has more than {} characters for n = {}; expected a smaller n",
                                with_commas(FamilyText::longest), n_),
        .read_count = [this](std::string_view text, std::size_t& at) { return count_at(text, at); },
        .joint = joint_of,
        .fail = [this](std::string_view what) { fail(what); }};
    const WrittenOut out = write_out_repeats(word, rules);
    return out.has_empty_repeat ? without_empty_rows(out.text) : out.text;
  }

 private:
  std::uint64_t count_at(std::string_view text, std::size_t& at) const {
    const std::string_view rest = text.substr(at);
    if (rest.starts_with('(')) {
      const auto end = rest.find(')');
      if (end == std::string_view::npos) fail("has a count whose '(' is not closed");
      at += end + 1;
      return checked(rest.substr(1, end - 1));
    }
    std::size_t end = 0;
    while (end < rest.size() && is_digit(rest[end])) ++end;
    if (end < rest.size() && rest[end] == 'n') ++end;
    at += end;
    return checked(rest.substr(0, end));
  }

  std::uint64_t checked(std::string_view text) const {
    const auto count = linear_count(text, n_);
    if (!count)
      fail(fmt::format("has the count {}; expected one such as 3, n, 2n or (2n+1)",
                       in_quotes(text)));
    if (*count < 0)
      fail(fmt::format("has the count {}, which is {} for n = {}; expected none below 0",
                       in_quotes(text), *count, n_));
    return static_cast<std::uint64_t>(*count);
  }

  [[noreturn]] void fail(std::string_view what) const {
    throw Error(fmt::format("{}: {} {}", game_, in_quotes(whole_), what));
  }

  std::string_view game_, whole_;
  std::uint64_t n_;
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
    if (!size_of(word, n)) out += FamilyExpansion(game_, text_, n).of(word);
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
