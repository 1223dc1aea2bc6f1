// Random sums of positions and values, for the tests of sums.
#pragma once

#include <fmt/format.h>

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "tests/slow_sums.h"

namespace zermelo::testing {

/// A random sum as an expression, and as the parts of which the reference makes it: those of a
/// multiple one by one, with the number of the part that they belong to.
struct RandomSum {
  std::string text;
  std::vector<SlowTerm> terms;
  std::vector<std::size_t> part_of;

  /// The sum after a move, or nothing if there is no such move.
  std::optional<std::vector<SlowTerm>> after(std::size_t part, const std::string& move,
                                             Side mover) const {
    for (std::size_t i = 0; i < terms.size(); ++i) {
      if (part_of[i] != part) continue;
      for (const auto& step : slow_moves(terms[i].part, SlowSums::own_side(terms[i], mover))) {
        if (step.name != move) continue;
        auto next = terms;
        next[i].part = step.after;
        return next;
      }
      return std::nullopt;
    }
    return std::nullopt;
  }
};

inline std::size_t below(Random& random, std::size_t bound) {
  return random.below(static_cast<std::uint32_t>(bound));
}

inline std::string random_cells(Random& random, std::string_view cells, std::size_t rows,
                                std::size_t columns) {
  std::string out;
  for (std::size_t r = 0; r < rows; ++r) {
    if (r > 0) out += '|';
    for (std::size_t c = 0; c < columns; ++c) out += cells[below(random, cells.size())];
  }
  return out;
}

inline std::string random_tree(Random& random) {
  std::string out;
  const std::size_t edges = 1 + random.below(5);
  for (std::size_t i = 1; i <= edges; ++i)
    out += fmt::format("{}{}-{}-{}", i > 1 ? " " : "", below(random, i), i, "BRG"[random.below(3)]);
  if (edges > 2 && random.below(2) == 0) out += fmt::format(" {}-{}-B", edges, edges - 2);
  return out;
}

inline SlowPart random_part(Random& random) {
  switch (random.below(5)) {
    case 0:
      return {'c', random_cells(random, "BW.", 1, 2 + random.below(4))};
    case 1:
      return {'c', random_cells(random, "BW.", 2, 2)};
    case 2:
      return {'d', random_cells(random, "..#", 2, 2 + random.below(2))};
    case 3:
      return {'h', random_tree(random)};
    default:
      break;
  }
  const auto& table = slow_value_table();
  return {
      'v',
      std::next(table.begin(), static_cast<std::ptrdiff_t>(below(random, table.size())))->first};
}

inline std::string expression(const SlowPart& part) {
  switch (part.game) {
    case 'c':
      return "clobber(" + part.position + ')';
    case 'd':
      return "domineering(" + part.position + ')';
    case 'h':
      return "hackenbush(\"" + part.position + "\")";
    default:
      return part.position;
  }
}

inline RandomSum random_sum(Random& random, std::size_t most_parts = 4) {
  RandomSum out;
  const std::size_t parts = 1 + below(random, most_parts);
  for (std::size_t i = 0; i < parts; ++i) {
    SlowPart part = random_part(random);
    bool is_negative = random.below(3) == 0;
    const bool is_value = part.game == 'v';
    const std::size_t times = !is_value && random.below(4) == 0 ? 2 : 1;
    const std::string sign = is_negative ? (i == 0 ? "-" : " - ") : (i == 0 ? "" : " + ");
    const bool needs_braces = is_value && (is_negative || i > 0);
    out.text += sign + (times > 1 ? "2." : "") +
                (needs_braces ? '(' + expression(part) + ')' : expression(part));
    if (is_value && is_negative) {
      part.position = slow_negative(part.position);
      is_negative = false;
    }
    for (std::size_t k = 0; k < times; ++k) {
      out.terms.push_back({part, is_negative});
      out.part_of.push_back(i);
    }
  }
  return out;
}

}  // namespace zermelo::testing
