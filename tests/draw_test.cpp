// `draw` of every game, as the program answers it.

#include <gtest/gtest.h>

#include "commands/catalog.h"
#include "tests/one_answer.h"
#include "tests/scratch_folder.h"
#include "tests/svg_trouble.h"

namespace zermelo::testing {
namespace {

/// The word of `solve connect` may be a shape or rules; a shape has no board to draw.
bool is_drawn(const Expert& expert, const std::string& sample) {
  return expert.name() != "connect" || sample.find_first_of("/,") != std::string::npos;
}

TEST(Draw, ShowsEverySampleOfEveryGame) {
  for (const auto& expert : make_catalog()) {
    const std::string game{expert->name()};
    std::size_t drawn = 0;
    for (const std::string& sample : expert->samples()) {
      if (!is_drawn(*expert, sample)) continue;
      SCOPED_TRACE(game + ' ' + sample);
      const Json plain = one_answer({"draw", game, "--json", "--", sample});
      const Json numbered = one_answer({"draw", game, "--numbers", "--json", "--", sample});
      EXPECT_EQ(svg_trouble(plain["drawing"].get<std::string>()), "");
      EXPECT_EQ(svg_trouble(numbered["drawing"].get<std::string>()), "");
      const Json text = one_answer({"draw", game, "--to", "text", "--json", "--", sample});
      EXPECT_EQ(text["form"], "text");
      EXPECT_TRUE(text["drawing"].get<std::string>().ends_with('\n'));
      ++drawn;
    }
    EXPECT_GT(drawn, 0U) << game;
  }
}

/// A board that is read again from its picture in text is the same board.
TEST(Draw, ItsTextIsTheBoard) {
  for (const auto& [game, board] :
       {std::pair("clobber", "BBW.|.WB."), {"domineering", "..#|...|#.."}}) {
    std::string rows = run({"draw", game, board, "--to", "text"}).out;
    std::erase(rows, ' ');
    for (char& letter : rows) letter = letter == '\n' ? '|' : letter;
    EXPECT_EQ(rows, std::string(board) + '|');
  }
}

TEST(Draw, ReadsBoardsAndRecordsOfKInARowFromFiles) {
  const ScratchFolder folder;
  write_file(folder / "board.txt", "x.o\n.x.\n...\n");
  write_file(folder / "game.sgf", "(;GM[1]SZ[15];B[hh];W[hi];B[ii])");
  const std::string board = (folder / "board.txt").string(), game = (folder / "game.sgf").string();
  EXPECT_EQ(run({"draw", "connect", board, "--to", "text"}).out, "   x . o\n   . x .\n   . . .\n");
  const std::string svg = run({"draw", "connect", game, "--ply", "2"}).out;
  EXPECT_EQ(svg_trouble(svg), "");
  EXPECT_EQ(occurrences(svg, "<circle"), 2U);
}

TEST(Draw, ASumNamesItsParts) {
  const Outcome drawn =
      run({"draw", "sum", "clobber(BW) - 3.hackenbush(BR) - *2", "--to", "text", "--numbers"});
  EXPECT_EQ(drawn.out,
            "part 0: clobber(BW)\n   B W     0 1\n"
            "part 1: -3.hackenbush(BR)\n   0-1-B 1-2-R\n"
            "part 2: -*2\n");
}

}  // namespace
}  // namespace zermelo::testing
