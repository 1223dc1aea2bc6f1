// `probe connect --board`: every Connection and every point agree with the definitions.

#include "commands/connect/probe_answer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "commands/connect/commands.h"
#include "games/connect/types/types.h"
#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

using testing::answer_of;
using testing::said;

/// The longest stretch through a cell without stones of the other colour, by walking: the cells
/// from its head on.
std::vector<unsigned> stretch_through(const Grid& grid, unsigned cell, char colour,
                                      std::array<int, 2> step) {
  const char theirs = colour == 'x' ? 'o' : 'x';
  int row = static_cast<int>(cell / grid.columns), column = static_cast<int>(cell % grid.columns);
  const auto is_open = [&](int r, int c) {
    const char there = letter_at(grid, r, c);
    return there != ' ' && there != theirs;
  };
  while (is_open(row - step[0], column - step[1])) row -= step[0], column -= step[1];
  std::vector<unsigned> out;
  for (; is_open(row, column); row += step[0], column += step[1])
    out.push_back(static_cast<unsigned>(row) * grid.columns + static_cast<unsigned>(column));
  return out;
}

Shape shape_along(const Grid& grid, const std::vector<unsigned>& cells) {
  Shape shape{static_cast<unsigned>(cells.size()), 0};
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (grid.cells[cells[i]] != '.') shape.bits |= std::uint64_t{1} << i;
  return shape;
}

void expect_board_as_defined(const Grid& grid, LineRules rules) {
  const Answer answer{fields_of(probe_board(grid, rules), text(grid)), {}, {}};
  const LineTypes types(rules);
  std::map<std::string, std::string> found;  // colour, direction, head: shape and type
  for (const Datum& each : answer.fields.find("connections")->list()) {
    const Fields& c = each.fields();
    found[said(c, "colour") + said(c, "direction") + said(c, "head")] =
        said(c, "shape") + said(c, "type") + said(c, "fine_type");
  }
  std::map<std::string, std::string> expected;
  const char* const names[] = {"\"across\"", "\"down\"", "\"falling\"", "\"rising\""};
  std::size_t point = 0;
  const auto& points = answer.fields.find("points")->list();
  for (unsigned cell = 0; cell < grid.size(); ++cell) {
    std::map<char, std::vector<std::string>> by_colour;
    for (const char colour : {'x', 'o'}) {
      if (grid.cells[cell] != '.' && grid.cells[cell] != colour) continue;
      for (unsigned d = 0; d < 4; ++d) {
        const auto cells = stretch_through(grid, cell, colour, row_steps[d]);
        std::string type = "U";
        if (cells.size() >= rules.k) {
          const Shape shape = shape_along(grid, cells);
          expected[std::string("\"") + colour + '"' + names[d] + '"' +
                   cell_text(cells.front(), grid.columns) + '"'] =
              '"' + text(shape) + "\"\"" + types.name(types.type(shape)) + "\"\"" +
              types.fine_name(shape) + '"';
          const auto at = std::ranges::find(cells, cell) - cells.begin();
          type = types.name(static_cast<TypeCode>(
              points_of(shape, types, Promotions::all)[static_cast<std::size_t>(at)]));
        }
        by_colour[colour].push_back(type);
      }
    }
    if (grid.cells[cell] != '.') continue;
    const Fields& told = points[point++].fields();
    EXPECT_EQ(said(told, "point"), '"' + cell_text(cell, grid.columns) + '"');
    for (const char colour : {'x', 'o'}) {
      const Fields& side = told.find(std::string(1, colour))->fields();
      std::vector<std::string> composite;
      for (const Datum& each : side.find("composite")->list()) composite.push_back(each.text());
      auto sorted = by_colour[colour];
      for (unsigned d = 0; d < 4; ++d) {
        const std::string direction(
            std::string(names[d]).substr(1, std::string(names[d]).size() - 2));
        ASSERT_EQ(said(side, direction), '"' + sorted[d] + '"') << text(grid) << ' ' << cell;
      }
      std::ranges::sort(sorted);
      std::ranges::sort(composite);
      ASSERT_EQ(composite, sorted);
    }
  }
  EXPECT_EQ(point, points.size());
  EXPECT_EQ(found, expected) << text(grid);
}

TEST(ProbeBoard, ConnectionsAndPointsAreThoseOfTheDefinitions) {
  Random random(77);
  for (int round = 0; round < 6; ++round) {
    expect_board_as_defined(sprinkled_grid(random, 7, 9, 12), {6, 2});
    expect_board_as_defined(sprinkled_grid(random, 8, 5, 10), {5, 1});
    expect_board_as_defined(sprinkled_grid(random, 3, 6, 5), {3, 4});
  }
}

TEST(ProbeBoard, TheCompositeTypeIsBestFirst) {
  const Answer answer = answer_of(
      probe_command(), "......./......./..xxx../......./......./......./.......", {{"board", ""}});
  for (const Datum& each : answer.fields.find("points")->list()) {
    if (said(each.fields(), "point") != "\"2,5\"") continue;
    const Fields& x = each.fields().find("x")->fields();
    EXPECT_EQ(said(x, "composite"), "[\"D4\",\"O\",\"O\",\"U\"]");
  }
  const std::string words = to_text(answer.text, false);
  EXPECT_NE(words.find("x across   from 2,0    S3    ..xxx..\n"), std::string::npos) << words;
  EXPECT_NE(words.find("points are row,column"), std::string::npos);
}

TEST(ProbeBoard, TheTextTellsAShapeFromABoard) {
  const Answer shape = answer_of(probe_command(), "..xxx..");
  EXPECT_EQ(said(shape, "type"), "\"S3\"");
  EXPECT_EQ(said(answer_of(probe_command(), "..ooo.."), "type"), "\"S3\"");
  EXPECT_EQ(said(answer_of(probe_command(), "..xxx..", {{"board", ""}}), "rows"), "1");
  EXPECT_EQ(said(answer_of(probe_command(), "..xxx.o"), "columns"), "7");
  EXPECT_EQ(said(answer_of(probe_command(), "...../....."), "rows"), "2");
  EXPECT_NE(testing::complaint_of([] {
              answer_of(probe_command(), "..xxx.o", {{"shape", ""}});
            }),
            "");
  EXPECT_NE(testing::complaint_of([] {
              answer_of(probe_command(), "..xxx.o", {{"shape", ""}, {"board", ""}});
            }),
            "");
  // The longest lines and the largest k and p.
  const Answer wide = answer_of(probe_command(), std::string(32, '.') + '/' + std::string(32, '.'),
                                {{"k", "32"}, {"p", "8"}});
  EXPECT_EQ(wide.fields.find("connections")->list().size(), 4U);
}

}  // namespace
}  // namespace zermelo::connect
