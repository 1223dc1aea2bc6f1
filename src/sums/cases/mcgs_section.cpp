#include "sums/cases/mcgs_section.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "base/numbers.h"
#include "sums/cases/words.h"
#include "sums/positions.h"
#include "value/text.h"

namespace zermelo::cases {
namespace {

/// `-3/8`; MCGS allows blanks around the slash.
std::optional<Dyadic> read_fraction(std::string_view text) {
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return Dyadic::read(trimmed(text));
  return Dyadic::read(
      fmt::format("{}/{}", trimmed(text.substr(0, slash)), trimmed(text.substr(slash + 1))));
}

std::optional<Dyadic> read_integer(std::string_view text) {
  return text.find('/') == std::string_view::npos ? Dyadic::read(text) : std::nullopt;
}

std::optional<std::string> integer_text(std::string_view game) {
  const auto number = read_integer(game);
  return number ? std::optional(number->text()) : std::nullopt;
}

std::optional<std::string> dyadic_text(std::string_view game) {
  const auto number = read_fraction(game);
  return number ? std::optional(number->text()) : std::nullopt;
}

std::optional<std::string> switch_text(std::string_view game) {
  auto rest = game;
  const auto left =
      read_fraction(cut(rest, game.find(',') == std::string_view::npos ? blanks : ","));
  const auto right = read_fraction(rest);
  if (!left || !right) return std::nullopt;
  return fmt::format("{{{}|{}}}", left->text(), right->text());
}

std::optional<std::string> nimber_text(std::string_view game) {
  const auto size = read_count(game);
  if (!size || *size > std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
  return simple_text({Dyadic(), 0, static_cast<std::uint32_t>(*size)});
}

/// At most one whole number, the ups, and at most one star, in any order.
std::optional<std::string> up_star_text(std::string_view game) {
  std::string apart(game);
  std::ranges::replace(apart, ',', ' ');
  auto items = words_of(apart);
  const auto stars = std::erase(items, "*");
  if (stars > 1 || items.size() > 1 || stars + items.size() == 0) return std::nullopt;
  const auto number = items.empty() ? Dyadic() : read_integer(items[0]);
  const auto ups = number ? number->to_integer() : std::nullopt;
  constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
  if (!ups || *ups > most || *ups < -most) return std::nullopt;
  return simple_text(
      {Dyadic(), static_cast<std::int32_t>(*ups), static_cast<std::uint32_t>(stars)});
}

constexpr std::array<Section, 8> sections{{
    {"clobber_1xn", "one row such as XOXO.OX", clobber_model},
    {"clobber", "rows such as XOX|OXO", clobber_model},
    {"domineering", "rows of . and # such as ..#|...", domineering_model},
    {"integer_game", "a whole number such as 4 or -5", nullptr, integer_text},
    {"dyadic_rational", "a whole number or a fraction over a power of 2 such as -3/8", nullptr,
     dyadic_text},
    {"switch_game", "two numbers such as (3,-1) or (1/2,-3)", nullptr, switch_text},
    {"nimber", "a whole number from 0 to 4294967295", nullptr, nimber_text},
    {"up_star", "a number of ups, a star or both, such as (3), (*) or (-2 *)", nullptr,
     up_star_text},
}};

}  // namespace

std::string_view unwrapped(std::string_view game) {
  const bool whole = game.starts_with('(') && game.find_first_of("()", 1) == game.size() - 1;
  return whole ? trimmed(game.substr(1, game.size() - 2)) : game;
}

std::span<const Section> mcgs_sections() { return sections; }

const Section* find_section(std::string_view name) {
  const auto* found = std::ranges::find(sections, name, &Section::name);
  return found == sections.end() ? nullptr : found;
}

}  // namespace zermelo::cases
