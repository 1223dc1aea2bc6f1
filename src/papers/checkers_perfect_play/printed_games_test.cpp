#include "papers/checkers_perfect_play/printed_games.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_rules.h"

namespace zermelo::checkers {
namespace {

std::vector<std::string> words(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

/// All moves by their first and last square, with the boards after them.
std::vector<std::pair<std::string, SlowBoard>> choices(const SlowBoard& board) {
  std::vector<std::pair<std::string, SlowBoard>> all;
  each_slow_move(board, [&](const SlowMove& move, const SlowBoard& after) {
    all.emplace_back(std::to_string(move.from() + 1) + (move.captures ? "x" : "-") +
                         std::to_string(move.to() + 1),
                     after);
  });
  return all;
}

bool has_move(const SlowBoard& board, std::string_view move) {
  const auto all = choices(board);
  return std::any_of(all.begin(), all.end(), [&](const auto& one) { return one.first == move; });
}

/// The boards before and after each move; ends early at a move that is not legal.
std::vector<SlowBoard> replay(SlowBoard board, const std::vector<std::string>& moves) {
  std::vector<SlowBoard> boards{board};
  for (const auto& move : moves) {
    for (const auto& [name, after] : choices(boards.back())) {
      if (name == move) {
        boards.push_back(after);
        break;
      }
    }
  }
  return boards;
}

std::vector<SlowBoard> boards_of(const Listing& listing) {
  return replay(slow_board(listing.position), words(listing.moves));
}

TEST(CheckersListings, AreLegalGames) {
  ASSERT_EQ(listings().size(), 9U);
  for (const Listing& listing : listings()) {
    EXPECT_EQ(boards_of(listing).size(), words(listing.moves).size() + 1) << listing.name;
  }
}

TEST(CheckersListings, WonOnesEndWhenAnnounced) {
  for (const Listing& listing : listings()) {
    if (listing.left_at_end != 0U) continue;
    EXPECT_EQ(words(listing.moves).size(), listing.announced) << listing.name;
    EXPECT_TRUE(choices(boards_of(listing).back()).empty()) << listing.name;
  }
}

TEST(CheckersListings, FigureNineOccursInSectionFour) {
  EXPECT_EQ(slow_fen(boards_of(listings()[8])[3]), "W:WK27,30,K32:BK18,K19,K20,21");
}

TEST(CheckersListings, EveryOrderOfTheUncertainPliesFits) {
  const auto moves = words(listings()[4].moves);
  const std::string all(listings()[4].moves);
  const std::size_t at = all.find(uncertain()[0]);
  ASSERT_NE(at, std::string::npos);
  std::set<std::string> ends;
  for (const auto order : uncertain()) {
    const std::string other =
        all.substr(0, at) + std::string(order) + all.substr(at + order.size());
    const auto boards = replay(slow_board(listings()[4].position), words(other));
    EXPECT_EQ(boards.size(), moves.size() + 1) << order;
    ends.insert(slow_fen(boards.back()));
  }
  EXPECT_EQ(ends.size(), 1U);
}

// Listing 4 has 62 plies and is drawn by repetition: at the end both kings go back and forth.
TEST(CheckersListings, ListingFourEndsInARepetition) {
  const auto boards = boards_of(listings()[3]);
  ASSERT_EQ(boards.size(), 63U);
  for (std::size_t ply = 52; ply < boards.size(); ++ply)
    EXPECT_EQ(slow_fen(boards[ply]), slow_fen(boards[ply - 4])) << ply;
}

// Notes 59 to 63 imply that the position is that of 68 plies before.
TEST(CheckersListings, ListingFiveRunsInACircle) {
  const auto boards = boards_of(listings()[4]);
  ASSERT_GT(boards.size(), 200U);
  for (std::size_t ply = 192; ply < boards.size(); ++ply) {
    EXPECT_EQ(slow_fen(boards[ply]), slow_fen(boards[ply - 68])) << ply;
  }
}

// The paper says that Figure 6 converts in 149 plies. Ply 149 of its line is 23-27, which forces
// the trade of plies 150 and 151; nothing is captured or crowned before.
TEST(CheckersListings, PlyHundredFortyNineOfListingTwoForcesTheTrade) {
  const auto moves = words(listings()[1].moves);
  const auto boards = boards_of(listings()[1]);
  EXPECT_EQ(moves[148], "23-27");
  EXPECT_EQ(moves[149], "32x23");
  EXPECT_EQ(moves[150], "26x19");
  EXPECT_EQ(choices(boards[149]).size(), 1U);
  for (std::size_t ply = 0; ply < 149; ++ply)
    EXPECT_EQ(moves[ply].find('x'), std::string::npos) << ply;
}

TEST(CheckersListings, NotesBelongToBlacksMovesAndAddUp) {
  ASSERT_EQ(footnotes().size(), 63U);
  unsigned number = 0, sum = 0, listing = 0;
  for (const Footnote& note : footnotes()) {
    SCOPED_TRACE(note.number);
    EXPECT_EQ(note.number, ++number);
    if (note.listing != listing) sum = 0;
    listing = note.listing;
    const auto moves = words(listings()[listing - 1].moves);
    const SlowBoard before = boards_of(listings()[listing - 1])[note.ply];
    EXPECT_EQ(before.to_move, Side::left);
    EXPECT_TRUE(note.best.empty() || has_move(before, note.best));
    if (note.claim != Claim::slip) continue;
    EXPECT_TRUE(note.named == moves[note.ply] || note.named == moves[note.ply + 1]);
    EXPECT_NE(note.best, moves[note.ply]);
    EXPECT_EQ(note.slip, sum += note.extra);
  }
}

}  // namespace
}  // namespace zermelo::checkers
