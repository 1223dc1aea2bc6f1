#include "games/clobber/board/family.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"

namespace zermelo::clobber {

Family::Family(std::string text) : text_(std::move(text)) {
  if (text_.find("^n") == std::string::npos) {
    throw Error(
        fmt::format("clobber: {} has no parameter; expected a row with ^n in it, as in: "
                    "(BBW)^n",
                    in_quotes(text_)));
  }
}

Board Family::member(std::uint64_t n) const {
  std::string row;
  for (std::size_t i = 0; i < text_.size(); ++i) {
    row += text_[i];
    if (text_[i] != '^' || i + 1 == text_.size() || text_[i + 1] != 'n') continue;
    row += std::to_string(n);
    ++i;
  }
  Board board = read_board(row);
  if (board.rows != 1)
    throw Error(fmt::format("clobber: {} is a grid; expected a row", in_quotes(text_)));
  return board;
}

namespace {

using Values = std::vector<std::optional<UpStar>>;

constexpr std::size_t longest_period = 6;

/// The value of floor(x / y) for any sign of x.
std::int64_t floor_of(std::int64_t x, std::int64_t y) {
  return x >= 0 ? x / y : -((-x + y - 1) / y);
}

struct Line {
  std::int64_t rise = 0, offset = 0, period = 1;  // ups = floor((rise n + offset) / period)
  std::int64_t at(std::int64_t n) const { return floor_of(rise * n + offset, period); }
};

/// The line with that period through all values, if there is one.
std::optional<Line> line_through(std::int64_t first, const Values& values, std::size_t period) {
  Line line{values[period]->ups - values[0]->ups, 0, static_cast<std::int64_t>(period)};
  const auto base = line.period * values[0]->ups - line.rise * first;
  for (std::int64_t more = 0; more < line.period; ++more) {
    line.offset = base + more;
    bool fits = true;
    for (std::size_t i = 0; i < values.size(); ++i)
      fits = fits && line.at(first + static_cast<std::int64_t>(i)) == values[i]->ups;
    if (fits) return line;
  }
  return std::nullopt;
}

bool stars_repeat(const Values& values, std::size_t period) {
  for (std::size_t i = period; i < values.size(); ++i)
    if (values[i]->star != values[i - period]->star) return false;
  return true;
}

std::string say_count(std::int64_t ups) {
  if (ups == 0) return "0";
  const auto count = ups < 0 ? -ups : ups;
  return fmt::format("{} {}{}", count, ups < 0 ? "down" : "up", count == 1 ? "" : "s");
}

/// `rise` n + `offset`, the positive term first.
std::string say_linear(std::int64_t rise, std::int64_t offset) {
  const auto term = [](std::int64_t factor) {
    return factor == 1 ? std::string("n") : fmt::format("{}n", factor);
  };
  if (rise < 0 && offset > 0) return fmt::format("{}-{}", offset, term(-rise));
  const std::string slope = rise == -1 ? "-n" : term(rise);
  return offset == 0 ? slope : fmt::format("{}{:+}", slope, offset);
}

/// floor(x / p) downs are -floor(x / p) = ceil(-x / p) ups, and the other way round.
std::string say_line(const Line& line) {
  if (line.rise == 0) return say_count(line.at(0));
  const bool falls = line.rise < 0 && (line.period > 1 || line.offset <= 0);
  const auto x = falls ? say_linear(-line.rise, -line.offset) : say_linear(line.rise, line.offset);
  const char* unit = falls ? "downs" : "ups";
  if (line.period == 1) return fmt::format("{} {}", x, unit);
  const std::string over = line.offset == 0 ? x : fmt::format("({})", x);
  return fmt::format("{}({}/{}) {}", falls ? "ceil" : "floor", over, line.period, unit);
}

std::string say_stars(std::uint64_t first, const Values& values, std::size_t period) {
  std::vector<std::string> which;
  for (std::size_t i = 0; i < period; ++i) {
    const auto star = values[i]->star;
    if (star == 0) continue;
    const auto nimber = star == 1 ? std::string("*") : fmt::format("*{}", star);
    which.push_back(
        period == 1 ? nimber
                    : fmt::format("{} where n mod {} is {}", nimber, period, (first + i) % period));
  }
  return fmt::format("{}", fmt::join(which, ", "));
}

std::string say_formula(const Line& line, const std::string& stars) {
  const auto ups = say_line(line);
  if (stars.empty()) return ups;
  return ups == "0" ? stars : fmt::format("{}, plus {}", ups, stars);
}

}  // namespace

std::optional<std::string> up_star_formula(std::uint64_t first, const Values& values) {
  const auto known = [](const std::optional<UpStar>& g) { return g.has_value(); };
  if (!std::ranges::all_of(values, known)) return std::nullopt;
  for (std::size_t period = 1; period <= longest_period && 2 * period < values.size(); ++period) {
    const auto line = line_through(static_cast<std::int64_t>(first), values, period);
    if (!line) continue;
    for (std::size_t stars = 1; stars <= longest_period && 2 * stars < values.size(); ++stars) {
      if (stars_repeat(values, stars)) return say_formula(*line, say_stars(first, values, stars));
    }
  }
  return std::nullopt;
}

}  // namespace zermelo::clobber
