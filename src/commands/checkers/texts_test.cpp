// Any position, move or game is the same after it was written and read.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cctype>

#include "games/checkers/board/pdn.h"
#include "games/checkers/slow/slow_entry.h"
#include "games/checkers/slow/slow_fen.h"
#include "tests/any_checkers_setup.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

// The same text by two writers that share nothing, read by two readers that share nothing.
RC_GTEST_PROP(FenLaws, BothWritersAndBothReadersAgree, ()) {
  const Setup setup = any_setup();
  const std::string fen = write_fen(setup.position, setup.to_move);
  RC_ASSERT(read_fen(fen) == setup);
  const SlowBoard board = slow_board(fen);
  RC_ASSERT(slow_fen(board) == fen);
  for (unsigned s = 0; s < 32; ++s) {
    const Position& p = setup.position;
    const SlowPiece expected = (p.men[0] >> s & 1) != 0     ? SlowPiece::black_man
                               : (p.kings[0] >> s & 1) != 0 ? SlowPiece::black_king
                               : (p.men[1] >> s & 1) != 0   ? SlowPiece::white_man
                               : (p.kings[1] >> s & 1) != 0 ? SlowPiece::white_king
                                                            : SlowPiece::none;
    RC_ASSERT(board.cells[s] == expected);
  }
}

RC_GTEST_PROP(FenLaws, MirroringIsThatOfTheSlowRules, ()) {
  const Setup setup = any_setup(), other = mirrored(setup);
  RC_ASSERT(mirrored(other) == setup);
  RC_ASSERT(slow_fen(mirrored(slow_board(write_fen(setup.position, setup.to_move)))) ==
            write_fen(other.position, other.to_move));
}

// Small letters, blanks, leading zeros, a dot and the lists in the other order are allowed.
RC_GTEST_PROP(FenLaws, IsReadHoweverItIsSpelled, ()) {
  const Setup setup = any_setup();
  const std::string lists = write_pieces(setup.position);
  const auto colon = lists.find(':');
  std::string fen = setup.to_move == Side::left ? "B:" : "W:";
  fen +=
      *rc::gen::arbitrary<bool>() ? lists : lists.substr(colon + 1) + ':' + lists.substr(0, colon);
  std::string spelled;
  for (std::size_t i = 0; i < fen.size(); ++i) {
    const bool begins_number = std::isdigit(fen[i]) != 0 && std::isdigit(fen[i - 1]) == 0;
    const int whim = *rc::gen::inRange(0, 4);
    if (whim == 1 && std::isdigit(fen[i]) == 0) spelled += ' ';
    if (whim == 2 && begins_number) spelled += '0';
    spelled += whim == 3 ? static_cast<char>(std::tolower(fen[i])) : fen[i];
  }
  if (*rc::gen::arbitrary<bool>()) spelled += '.';
  RC_ASSERT(read_fen(spelled) == setup);
}

// The moves of the mirrored board are the mirrored moves, in number, captures and results.
RC_GTEST_PROP(MoveLaws, TheMirroredPositionHasTheMirroredMoves, ()) {
  const Setup setup = any_setup(), other = mirrored(setup);
  std::vector<std::string> here, there;
  for (const Move& move : MoveList(setup.position, setup.to_move)) {
    const Setup after =
        mirrored({play(setup.position, setup.to_move, move), opponent(setup.to_move)});
    here.push_back(write_fen(after.position, after.to_move));
  }
  for (const Move& move : MoveList(other.position, other.to_move))
    there.push_back(write_fen(play(other.position, other.to_move, move), opponent(other.to_move)));
  std::ranges::sort(here);
  std::ranges::sort(there);
  RC_ASSERT(here == there);
}

// After a move the board is as before without the pieces that were taken; a man may be crowned.
RC_GTEST_PROP(MoveLaws, AMoveTakesExactlyItsCaptures, ()) {
  const auto [p, side] = any_setup();
  const Side other = opponent(side);
  for (const Move& move : MoveList(p, side)) {
    const Position after = play(p, side, move);
    RC_ASSERT((move.captured & ~pieces(p, other)) == 0U);
    RC_ASSERT(pieces(after, other) == (pieces(p, other) & ~move.captured));
    RC_ASSERT(size(pieces(after, side)) == size(pieces(p, side)));
    RC_ASSERT((pieces(after, side) & square(move.to())) != 0U);
    RC_ASSERT((after.men[index_of(side)] & crowns(side)) == 0U);
    RC_ASSERT(size(move.captured) == (must_capture(p, side) ? move.length - 1U : 0U));
    const unsigned crowned = size(after.kings[index_of(side)]) - size(p.kings[index_of(side)]);
    RC_ASSERT(crowned == ((p.men[index_of(side)] & square(move.from())) != 0 &&
                                  (crowns(side) & square(move.to())) != 0
                              ? 1U
                              : 0U));
  }
}

RC_GTEST_PROP(MoveLaws, EveryMoveIsReadFromItsText, ()) {
  const auto [p, side] = any_setup();
  for (const Move& move : MoveList(p, side)) {
    RC_ASSERT(read_move(text(move), p, side) == move);
    std::string padded = text(move);
    std::ranges::replace(padded, 'x', ':');
    RC_ASSERT(read_move(" 0" + padded + ' ', p, side) == move);
  }
}

// A move given by its ends alone is read as one with the same result, or both choices are named.
RC_GTEST_PROP(MoveLaws, AMoveGivenByItsEndsIsReadOrBothWaysAreNamed, ()) {
  const auto setup = any_setup(6);
  const auto& [p, side] = setup;
  const MoveList moves(p, side);
  for (const Move& move : moves) {
    const std::string ends = std::to_string(move.from() + 1) + 'x' + std::to_string(move.to() + 1);
    const bool is_direct = std::ranges::any_of(moves, [&](const Move& other) {
      return other.length == 2 && other.from() == move.from() && other.to() == move.to();
    });
    const bool is_clear = std::ranges::all_of(moves, [&, p = p, side = side](const Move& other) {
      return other.from() != move.from() || other.to() != move.to() ||
             play(p, side, other) == play(p, side, move);
    });
    std::string complaint;
    std::optional<Move> read;
    try {
      read = read_move(ends, p, side);
    } catch (const Error& error) {
      complaint = error.what();
    }
    RC_ASSERT(read.has_value() == (is_direct || is_clear));
    if (read && !is_direct) RC_ASSERT(play(p, side, *read) == play(p, side, move));
    if (!read) RC_ASSERT(complaint.ends_with("; write every square"));
  }
}

/// A game of random moves from a random position.
PdnGame any_game() {
  PdnGame game;
  game.start = *rc::gen::arbitrary<bool>() ? start_position() : any_setup(12);
  auto [p, side] = game.start;
  for (int left = *rc::gen::inRange(0, 60); left > 0; --left) {
    const MoveList moves(p, side);
    if (moves.empty()) break;
    game.moves.push_back(moves[*rc::gen::inRange<std::size_t>(0, moves.size())]);
    p = play(p, side, game.moves.back());
    side = opponent(side);
  }
  game.ending =
      *rc::gen::element(Ending::black_wins, Ending::white_wins, Ending::draw, Ending::unknown);
  const auto letters = rc::gen::elementOf(std::string("abc \"\\]{(;%$*1-"));
  for (int tags = *rc::gen::inRange(0, 3); tags > 0; --tags)
    game.tags.push_back({"Tag" + std::to_string(tags), *rc::gen::container<std::string>(letters)});
  return game;
}

RC_GTEST_PROP(PdnLaws, AGameIsReadAsItWasWritten, ()) {
  const PdnGame game = any_game();
  const std::string pdn = write_pdn(game);
  const auto games = read_pdn(pdn);
  RC_ASSERT(games.size() == 1U);
  RC_ASSERT(games[0] == game);
  RC_ASSERT(write_pdn(games[0]) == pdn);
}

RC_GTEST_PROP(PdnLaws, SoAreGamesOneAfterTheOther, ()) {
  std::vector<PdnGame> games;
  std::string file;
  for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
    games.push_back(any_game());
    file += write_pdn(games.back()) + (i % 2 == 0 ? "\n" : "");
  }
  RC_ASSERT(read_pdn(file) == games);
}

TEST(Pdn, LineBreaksInATagBecomeBlanks) {
  PdnGame game;
  game.tags = {{"Event", "two\r\nlines"}};
  EXPECT_TRUE(write_pdn(game).starts_with("[Event \"two  lines\"]\n"));
}

TEST(Pdn, WhiteToMoveIsNumberedWithThreeDots) {
  PdnGame game;
  game.start = read_fen("W:W32:BK1");
  auto [p, side] = game.start;
  for (const char* words : {"32-28", "1-6", "28-24"}) {
    game.moves.push_back(read_move(words, p, side));
    p = play(p, side, game.moves.back());
    side = opponent(side);
  }
  EXPECT_TRUE(write_pdn(game).ends_with("\n\n1... 32-28 2. 1-6 28-24 *\n")) << write_pdn(game);
}

TEST(SlowFen, RefusesWhatTheProgramNeverWrites) {
  for (const char* fen : {"b:W5:B1", "B:W5 :B1", "B:W5:B1\n", "B:W5:B1,,2", "B:WK:B1", "B:W5-6:B1",
                          "B:W5:B01", "B:W5,5:B1", "B:W99999999999:B1", "W:B1:W5"})
    EXPECT_NE(testing::complaint_of([&] { slow_board(fen); }).find("expected one like"),
              std::string::npos)
        << fen;
}

// The slow solver's own rule in each metric: wins before draws before losses, with their distances.
TEST(SlowBest, TakesTheShortestWinADrawOrTheLongestLoss) {
  const SlowEntry lost{Result::loss, 4}, sooner{Result::loss, 2}, won{Result::win, 7},
      later{Result::win, 9}, draw;
  const auto best = [](SlowMetric metric, std::initializer_list<SlowEntry> after, bool converts) {
    SlowBest all;
    for (const SlowEntry& each : after) all.add(metric, converts, each);
    return text(all.entry());
  };
  EXPECT_EQ(best(SlowMetric::dtw, {}, false), "loss");
  EXPECT_EQ(best(SlowMetric::dtw, {won, lost, draw, sooner, later}, false), "win in 3");
  EXPECT_EQ(best(SlowMetric::dtw, {won, draw, later}, true), "draw");
  EXPECT_EQ(best(SlowMetric::dtw, {won, later}, true), "loss in 10");
  EXPECT_EQ(best(SlowMetric::dtc, {won, lost}, true), "win in 1");
  EXPECT_EQ(best(SlowMetric::dtc, {won, later}, true), "loss in 1");
  EXPECT_EQ(best(SlowMetric::dtc, {won, later}, false), "loss in 10");
  EXPECT_EQ(best(SlowMetric::wld, {won, lost}, true), "win");
  EXPECT_EQ(best(SlowMetric::wld, {won, later}, false), "loss");
}

}  // namespace
}  // namespace zermelo::checkers
