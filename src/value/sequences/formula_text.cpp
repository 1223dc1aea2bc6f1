#include "value/sequences/formula_text.h"

#include <fmt/format.h>

#include <numeric>

#include "value/text.h"

namespace zermelo {
namespace {

using Int = std::int64_t;

/// The value of floor(x / y) for any sign of x.
Int floor_of(Int x, Int y) { return x >= 0 ? x / y : -((-x + y - 1) / y); }

/// base + unit floor((rise n + offset) / period)
struct FloorLine {
  Dyadic base, unit = Dyadic(1);
  Int rise = 0, offset = 0, period = 1;
  Int at(Int n) const { return floor_of(rise * n + offset, period); }
};

/// A component as multiples of 1/2^exponent: its first period, and one period later its first value.
struct Scaled {
  std::vector<Int> values;
  std::uint32_t exponent = 0;
};

std::optional<Scaled> scaled(const ComponentLine& line) {
  Scaled out{{}, line.step.exponent()};
  for (const auto& x : line.first) out.exponent = std::max(out.exponent, x.exponent());
  auto all = line.first;
  all.push_back(all.front() + line.step);
  constexpr Int most = Int{1} << 40;  // so that no product overflows
  for (const auto& x : all) {
    const auto integer = x.scaled(out.exponent).to_integer();
    if (!integer || *integer > most || *integer < -most) return std::nullopt;
    out.values.push_back(*integer);
  }
  return out;
}

/// The line through the values of one period, if there is one.
std::optional<FloorLine> line_through(const ComponentLine& line) {
  const auto a = scaled(line);
  constexpr Int largest_n = Int{1} << 20;
  if (!a || line.from > largest_n) return std::nullopt;
  const auto period = static_cast<Int>(line.first.size());
  Int unit = 0;
  for (std::size_t i = 0; i + 1 < a->values.size(); ++i)
    unit = std::gcd(unit, a->values[i + 1] - a->values[i]);
  if (unit == 0) return FloorLine{line.first.front(), Dyadic(1), 0, 0, 1};
  const Int base = a->values[0] - unit * floor_of(a->values[0], unit);
  const auto count = [&](std::size_t i) { return (a->values[i] - base) / unit; };
  FloorLine out{Dyadic(base).scaled(-Int{a->exponent}), Dyadic(unit).scaled(-Int{a->exponent}),
                count(line.first.size()) - count(0), 0, period};
  const Int least = period * count(0) - out.rise * line.from;
  for (Int more = 0; more < period; ++more) {
    out.offset = least + more;
    bool fits = true;
    for (Int i = 0; i < period; ++i)
      fits = fits && out.at(line.from + i) == count(static_cast<std::size_t>(i));
    if (fits) return out;
  }
  return std::nullopt;
}

/// `rise` n + `offset`, the positive term first.
std::string say_sum(Int rise, Int offset) {
  const auto term = [](Int factor) {
    return factor == 1 ? std::string("n") : fmt::format("{}n", factor);
  };
  if (rise < 0 && offset > 0) return fmt::format("{}-{}", offset, term(-rise));
  const std::string slope = rise == -1 ? "-n" : term(rise);
  return offset == 0 ? slope : fmt::format("{}{:+}", slope, offset);
}

std::string say_floor(const char* what, Int rise, Int offset, Int period) {
  const auto x = say_sum(rise, offset);
  return fmt::format("{}({}/{})", what, offset == 0 ? x : '(' + x + ')', period);
}

/// For p = 1: a n + b with dyadic a and b, as in `3n/4 - 1/2`.
std::string say_linear(const Dyadic& rise, const Dyadic& offset) {
  const Dyadic size = rise.sign() < 0 ? -rise : rise;
  const auto slash = size.text().find('/');
  const auto over = size.text().substr(0, slash);
  std::string out = (rise.sign() < 0 ? "-" : "") + (over == "1" ? "" : over) + "n";
  if (slash != std::string::npos) out += size.text().substr(slash);
  if (offset.sign() == 0) return out;
  return out + (offset.sign() < 0 ? " - " + (-offset).text() : " + " + offset.text());
}

/// A multiple of a floor: `3.floor(n/2)/4`.
std::string times(const Dyadic& unit, const std::string& text) {
  const auto slash = unit.text().find('/');
  const auto over = unit.text().substr(0, slash);
  return (over == "1" ? "" : over + '.') + text +
         (slash == std::string::npos ? "" : unit.text().substr(slash));
}

std::string say_count(Int ups) {
  if (ups == 0) return "0";
  const auto count = ups < 0 ? -ups : ups;
  return fmt::format("{} {}{}", count, ups < 0 ? "down" : "up", count == 1 ? "" : "s");
}

}  // namespace

std::optional<std::string> say_numbers(const ComponentLine& line) {
  if (line.first.size() == 1) {
    if (line.step.sign() == 0) return line.first.front().text();
    return say_linear(line.step, line.first.front() - line.step.times(line.from));
  }
  const auto found = line_through(line);
  if (!found) return std::nullopt;
  const auto [base, unit, rise, offset, period] = *found;
  if (rise == 0 && period > 1) return std::nullopt;
  // floor(-x / p) is -ceil(x / p), which is -floor((x + p - 1) / p).
  std::string out;
  if (rise >= 0)
    out = times(unit, say_floor("floor", rise, offset, period));
  else if (offset == 0)
    out = '-' + times(unit, say_floor("ceil", -rise, 0, period));
  else
    out = '-' + times(unit, say_floor("floor", -rise, period - 1 - offset, period));
  if (base.sign() == 0) return out;
  return out + (base.sign() < 0 ? " - " + (-base).text() : " + " + base.text());
}

/// floor(x / p) downs are -floor(x / p) = ceil(-x / p) ups, and the other way round.
std::optional<std::string> say_ups(const ComponentLine& line) {
  const auto found = line_through(line);
  if (!found) return std::nullopt;
  if (found->rise == 0 && found->period == 1)
    return say_count(line.first.front().to_integer().value_or(0));
  const auto [base, unit, rise, offset, period] = *found;
  if (rise == 0) return std::nullopt;
  if (period == 1) {
    const Int slope = line.step.to_integer().value_or(0);
    const Int start = line.first.front().to_integer().value_or(0) - slope * line.from;
    const bool falls = slope < 0 && start <= 0;
    return fmt::format("{} {}", falls ? say_sum(-slope, -start) : say_sum(slope, start),
                       falls ? "downs" : "ups");
  }
  const bool falls = rise < 0;
  auto out = times(unit, say_floor(falls ? "ceil" : "floor", falls ? -rise : rise,
                                   falls ? -offset : offset, period));
  out += falls ? " downs" : " ups";
  if (base.sign() != 0) out += ", plus " + say_count(base.to_integer().value_or(0));
  return out;
}

std::string say_stars(std::int64_t from, const std::vector<std::uint32_t>& stars) {
  const auto period = static_cast<Int>(stars.size());
  std::string out;
  for (std::size_t i = 0; i < stars.size(); ++i) {
    if (stars[i] == 0) continue;
    out += (out.empty() ? "" : ", ") + simple_text({Dyadic(), 0, stars[i]});
    if (period > 1)
      out += fmt::format(" where n mod {} is {}", period, (from + static_cast<Int>(i)) % period);
  }
  return out;
}

std::string say_residues(std::int64_t from, const std::vector<std::string>& texts) {
  if (texts.size() == 1) return texts.front();
  const auto period = static_cast<Int>(texts.size());
  std::vector<std::string> by_residue(texts.size()), said;
  for (std::size_t i = 0; i < texts.size(); ++i)
    by_residue[static_cast<std::size_t>((from + static_cast<Int>(i)) % period)] = texts[i];
  std::string out;
  for (const auto& text : by_residue) {
    if (std::ranges::find(said, text) != said.end()) continue;
    said.push_back(text);
    std::string residues;
    for (std::size_t r = 0; r < by_residue.size(); ++r)
      if (by_residue[r] == text) residues += fmt::format("{}{}", residues.empty() ? "" : " or ", r);
    out +=
        fmt::format("{}{} where n mod {} is {}", out.empty() ? "" : ", ", text, period, residues);
  }
  return out;
}

}  // namespace zermelo
