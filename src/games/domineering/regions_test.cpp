// `parts` and `key`: the regions whose sum a position is, and when two regions count as the same.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/domineering/widths.h"
#include "tests/boards.h"
#include "tests/slow_domineering.h"

namespace zermelo::domineering {
namespace {

using Texts = std::vector<std::string>;

struct Size {
  std::size_t rows, columns;
};

rc::Gen<std::string> any_region(std::size_t most_rows, std::size_t most_columns) {
  return testing::any_grid(most_rows, most_columns, "..#");
}

template <std::size_t Words>
Texts parts_of(const std::string& text) {
  const auto setup = set_up<Words>(read_board(text));
  Texts out;
  for (const auto& part : setup.rules.parts(setup.position)) out.push_back(setup.rules.text(part));
  return out;
}

TEST(Parts, AreTheRegionsFoundCellByCellOnAllSmallBoards) {
  for (const auto& [rows, columns] : {Size{3, 4}, Size{4, 3}, Size{2, 6}}) {
    for (const auto& text : testing::all_boards(rows * columns, columns, ".#")) {
      ASSERT_EQ(parts_of<1>(text), SlowDomineering::regions(text)) << text;
    }
  }
}

TEST(Parts, AreTheRegionsFoundCellByCellOnEveryWidth) {
  EXPECT_TRUE(rc::check("parts are regions", [] {
    const auto text = *any_region(8, 8);
    const auto truth = SlowDomineering::regions(text);
    RC_ASSERT(parts_of<1>(text) == truth);
    RC_ASSERT(parts_of<2>(text) == truth);
    RC_ASSERT(parts_of<16>(text) == truth);
  }));
}

TEST(Parts, AreRightOnBoardsWiderThanAWord) {
  EXPECT_TRUE(rc::check("parts are regions on large boards", [] {
    const auto text = *any_region(10, 100);
    RC_ASSERT(parts_of<16>(text) == SlowDomineering::regions(text));
  }));
}

TEST(Parts, WindAsFarAsTheyGo) {
  const std::string spiral = "........|#######.|......#.|.####.#.|.#....#.|.######.|........";
  EXPECT_EQ(parts_of<1>(spiral), Texts{spiral});
}

TEST(Parts, HaveEveryMoveOfTheWholeExactlyOnce) {
  EXPECT_TRUE(rc::check("moves of the whole are those of the parts", [] {
    const auto setup = set_up<1>(read_board(*any_region(8, 8)));
    const auto& [rules, whole, to_move] = setup;
    for (const Side side : {Side::left, Side::right}) {
      std::vector<std::string> together, apart;
      for (const auto& move : rules.moves(whole, side)) together.push_back(rules.text(move));
      for (const auto& part : rules.parts(whole)) {
        RC_ASSERT(rules.tidied(part) == part);
        for (const auto& move : rules.moves(part, side)) apart.push_back(rules.text(move));
      }
      std::ranges::sort(together);
      std::ranges::sort(apart);
      RC_ASSERT(together == apart);
    }
  }));
}

Texts split(const std::string& text) {
  Texts rows{""};
  for (const char c : text) {
    if (c == '|') {
      rows.emplace_back();
    } else {
      rows.back() += c;
    }
  }
  return rows;
}

std::string joined(const Texts& rows) {
  std::string text;
  for (const auto& row : rows) text += (text.empty() ? "" : "|") + row;
  return text;
}

std::string upside_down(const std::string& text) {
  Texts rows = split(text);
  std::ranges::reverse(rows);
  return joined(rows);
}

std::string left_to_right(const std::string& text) {
  Texts rows = split(text);
  for (auto& row : rows) std::ranges::reverse(row);
  return joined(rows);
}

/// Moved up and left as far as there are free cells to allow it.
std::string at_the_top_left(const std::string& text) {
  if (text.find('.') == std::string::npos) return text;
  Texts rows = split(text);
  while (rows.front().find('.') == std::string::npos)
    std::rotate(rows.begin(), std::next(rows.begin()), rows.end());
  while (std::ranges::none_of(rows, [](const auto& row) { return row.front() == '.'; })) {
    for (auto& row : rows) std::rotate(row.begin(), std::next(row.begin()), row.end());
  }
  return joined(rows);
}

/// The board as it is, mirrored both ways and turned.
Texts images(const std::string& text) {
  return {text, upside_down(text), left_to_right(text), upside_down(left_to_right(text))};
}

template <std::size_t Words>
std::string key_of(const std::string& text) {
  const auto setup = set_up<Words>(read_board(text));
  return setup.rules.text(setup.rules.key(setup.position));
}

/// The key is the same for all images and is itself one of them, moved to the top left: so two
/// boards have the same key just when one is an image of the other.
template <std::size_t Words>
bool key_is_lawful(const std::string& text) {
  const auto key = key_of<Words>(text);
  bool is_an_image = false;
  for (const auto& image : images(text)) {
    const auto moved = at_the_top_left(image);
    if (key_of<Words>(image) != key || key_of<Words>(moved) != key) return false;
    is_an_image = is_an_image || moved == key;
  }
  return is_an_image && key_of<Words>(key) == key;
}

TEST(Key, IsOneOfTheImagesAndTheSameForAllOnAllSmallBoards) {
  for (const auto& [rows, columns] : {Size{3, 4}, Size{4, 3}, Size{1, 7}}) {
    for (const auto& text : testing::all_boards(rows * columns, columns, ".#")) {
      ASSERT_TRUE(key_is_lawful<1>(text)) << text;
    }
  }
}

TEST(Key, IsOneOfTheImagesAndTheSameForAllOnEveryWidth) {
  EXPECT_TRUE(rc::check("key is lawful", [] {
    const auto text = *testing::any_grid(8, 8, "..####");
    RC_ASSERT(key_is_lawful<1>(text));
    RC_ASSERT(key_is_lawful<2>(text));
    RC_ASSERT(key_is_lawful<16>(text));
  }));
}

TEST(Key, IsRightOnBoardsWiderThanAWord) {
  EXPECT_TRUE(rc::check("key is lawful on large boards", [] {
    RC_ASSERT(key_is_lawful<16>(*testing::any_grid(10, 100, ".#####")));
  }));
  for (const std::string size : {"1x64", "64x1", "2x32", "32x2"}) {
    EXPECT_TRUE(key_is_lawful<1>(write_board(read_board(size)))) << size;
  }
  EXPECT_TRUE(key_is_lawful<16>(write_board(read_board("1x1024"))));
  EXPECT_TRUE(key_is_lawful<16>(write_board(read_board("1024x1"))));
}

TEST(Key, DoesNotDependOnWhereARegionLies) {
  for (const auto& [rows, columns] : {Size{8, 8}, Size{5, 12}, Size{9, 7}}) {
    const Domineering<1> rules(rows, columns);
    const std::vector<std::size_t> shape{0, 1, 1 + columns, 2 + columns, 2 + 2 * columns};
    std::vector<Domineering<1>::Position> keys;
    for (std::size_t at = 0; at < (rows - 2) * columns; ++at) {
      if (at % columns > columns - 3) continue;  // would stick out to the right
      Domineering<1>::Position p;
      for (const std::size_t cell : shape) p.free |= Bits<1>::one(at + cell);
      keys.push_back(rules.key(p));
    }
    EXPECT_EQ(keys.size(), (rows - 2) * (columns - 2));
    EXPECT_EQ(std::ranges::count(keys, keys.front()), std::ssize(keys));
  }
}

TEST(Key, KeepsTheOutcome) {
  EXPECT_TRUE(rc::check("key wins where the position wins", [] {
    const auto text = *any_region(4, 4);
    SlowDomineering truth;
    for (const char mover : {'V', 'H'}) {
      RC_ASSERT(truth.wins(text, mover) == truth.wins(key_of<1>(text), mover));
    }
  }));
}

TEST(Key, TellsAQuarterTurnApart) { EXPECT_NE(key_of<1>("..|##"), key_of<1>(".#|.#")); }

}  // namespace
}  // namespace zermelo::domineering
