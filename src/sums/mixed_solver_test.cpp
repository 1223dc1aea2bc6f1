// Sums of positions of all games and of values, against plain minimax.

#include "sums/mixed_solver.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "base/random.h"
#include "sums/sum_reader.h"
#include "tests/slow_sums.h"

namespace zermelo {
namespace {

using testing::SlowPart;
using testing::SlowSums;
using testing::SlowTerm;

/// A random sum as an expression, and as the parts of which the reference makes it: those of a
/// multiple one by one, with the number of the part that they belong to.
struct RandomSum {
  std::string text;
  std::vector<SlowTerm> terms;
  std::vector<std::size_t> part_of;
};

std::size_t below(Random& random, std::size_t bound) {
  return random.below(static_cast<std::uint32_t>(bound));
}

std::string random_cells(Random& random, std::string_view cells, std::size_t rows,
                         std::size_t columns) {
  std::string out;
  for (std::size_t r = 0; r < rows; ++r) {
    if (r > 0) out += '|';
    for (std::size_t c = 0; c < columns; ++c) out += cells[below(random, cells.size())];
  }
  return out;
}

std::string random_drawing(Random& random) {
  std::string out;
  const std::size_t edges = 1 + random.below(5);
  for (std::size_t i = 1; i <= edges; ++i)
    out += fmt::format("{}{}-{}-{}", i > 1 ? " " : "", below(random, i), i, "BRG"[random.below(3)]);
  if (edges > 2 && random.below(2) == 0) out += fmt::format(" {}-{}-B", edges, edges - 2);
  return out;
}

SlowPart random_part(Random& random) {
  switch (random.below(5)) {
    case 0:
      return {'c', random_cells(random, "BW.", 1, 2 + random.below(4))};
    case 1:
      return {'c', random_cells(random, "BW.", 2, 2)};
    case 2:
      return {'d', random_cells(random, "..#", 2, 2 + random.below(2))};
    case 3:
      return {'h', random_drawing(random)};
    default:
      break;
  }
  const auto& table = testing::slow_value_table();
  return {
      'v',
      std::next(table.begin(), static_cast<std::ptrdiff_t>(below(random, table.size())))->first};
}

std::string expression(const SlowPart& part) {
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

RandomSum random_sum(Random& random) {
  RandomSum out;
  const std::size_t parts = 1 + random.below(4);
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
      part.position = testing::slow_negative(part.position);
      is_negative = false;
    }
    for (std::size_t k = 0; k < times; ++k) {
      out.terms.push_back({part, is_negative});
      out.part_of.push_back(i);
    }
  }
  return out;
}

/// The sum after a move, or nothing if there is no such move.
std::optional<std::vector<SlowTerm>> after(const RandomSum& sum, const MixedMove& move,
                                           Side mover) {
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    if (sum.part_of[i] != move.part) continue;
    for (const auto& step :
         testing::slow_moves(sum.terms[i].part, SlowSums::own_side(sum.terms[i], mover))) {
      if (step.name != move.move) continue;
      auto next = sum.terms;
      next[i].part = step.after;
      return next;
    }
    return std::nullopt;
  }
  return std::nullopt;
}

void expect_right(const RandomSum& sum, const MixedSolution& found) {
  SlowSums slow;
  for (const Side first : {Side::left, Side::right}) {
    const bool is_left = first == Side::left;
    const Result result = *(is_left ? found.left_first : found.right_first);
    const auto& move = is_left ? found.left_move : found.right_move;
    const bool wins = slow.wins(sum.terms, first);
    ASSERT_EQ(result, wins ? Result::win : Result::loss) << sum.text;
    ASSERT_EQ(move.has_value(), wins) << sum.text;
    if (!wins) continue;
    const auto next = after(sum, *move, first);
    ASSERT_TRUE(next) << sum.text << ": " << move->part << ' ' << move->move;
    EXPECT_FALSE(slow.wins(*next, opponent(first))) << sum.text << ": " << move->move;
  }
}

/// ZERMELO_SUMS asks for more sums than usual.
void expect_right_answers(const MixedOptions& options, std::uint64_t seed) {
  const char* given = std::getenv("ZERMELO_SUMS");
  const int count = given == nullptr ? 150 : std::atoi(given);
  Random random(seed);
  ValueStore values(std::size_t{64} << 20);
  for (int i = 0; i < count; ++i) {
    const RandomSum sum = random_sum(random);
    Budget budget;
    const WrittenSum read = read_sum(sum.text, values, budget, std::size_t{64} << 20);
    MixedSolver solver(values, options);
    expect_right(sum, solver.solve(read.terms, {}, budget));
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(MixedSums, AreSolvedAsByPlainMinimax) {
  expect_right_answers({.most_bytes = std::size_t{64} << 20}, 20261118);
}

TEST(MixedSums, AreSearchedAsByPlainMinimax) {
  expect_right_answers({.most_bytes = std::size_t{256} << 20, .nodes_for_value = 0}, 20261119);
}

}  // namespace
}  // namespace zermelo
