#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/play/evaluation.h"
#include "games/checkers/play/result_tables.h"
#include "search/transposition.h"

namespace zermelo::checkers {

/// The move that a search has chosen, and what is proved of it.
struct Choice {
  Move move;
  Position after;
  /// The result of the position before the move, for the side to move: from a table, or proved by a
  /// line to the end of the game or into tables. `unknown`: the move is a guess.
  Result proved = Result::unknown;
  bool is_by_table = false;  // `proved` was read from a table
  bool is_only_move = false;
  unsigned depth = 0;  // plies searched in the last round; 0: there was nothing to choose
  int value = 0;       // see evaluation.h
};

/// A player that searches and knows results but not distances, like the programs in section 3.2 of
/// the paper: principal variation search with iterative deepening, a transposition table, killer
/// and history moves, and late move reductions, as programs of that time had. A line never ends
/// where a capture is forced.
///
/// Where tables know the root, a move that changes its result is never chosen, and every position
/// of the tree is looked up: a line ends where the result changes, so that only the winning moves
/// of the winner are searched. Where no table knows the root, a line ends in the first position
/// that a table knows.
///
/// A position that repeats, in the line or in the game so far, counts as a draw. Each call begins
/// with an empty transposition table, so that the answer depends on the arguments alone.
class Searcher {
 public:
  Searcher(ResultTables& tables, std::size_t memory_bytes)
      : tables_(tables), memory_(memory_bytes) {}

  /// The best move found with at most `most_depth` plies. `game` holds the earlier positions of the
  /// game, in any order. Nothing when there is no move, or when the budget is spent before a search
  /// of one ply is complete.
  std::optional<Choice> choose(const Setup& root, const std::vector<Setup>& game,
                               unsigned most_depth, Budget& budget);

 private:
  enum class Bound : std::uint8_t { exact, at_least, at_most };
  struct Remembered {
    std::int16_t value;  // the end of the game counted from this position, not from the root
    std::int8_t depth;
    Bound bound;
    std::uint8_t best;  // index of a move in its MoveList
  };
  struct RootMove {
    Move move;
    Position after;
    int value = 0;
  };
  using Merits = std::array<std::uint32_t, most_moves>;
  static constexpr unsigned most_plies = 120;
  // Late move reductions: from the third move on, with six plies or more left, a move is searched
  // two plies less deep at first. In 3K+1C v 3K that takes 31 plies from some 700 M nodes to 16 M.
  static constexpr std::size_t first_late = 2;
  static constexpr int least_reduced = 6;

  std::vector<RootMove> root_moves(const Setup& root);
  bool search_round(std::vector<RootMove>& moves, Side side, int depth);
  int value(const Position& p, Side side, int depth, int ply, int low, int high);
  int value_of_moves(const Setup& now, const MoveList& moves, int depth, int ply, int low,
                     int high);
  Merits merits_of(const Setup& now, const MoveList& moves, int ply) const;
  void remember(const Setup& now, const Remembered& fresh);
  std::optional<int> value_if_repeated(const Setup& now, int ply) const;
  std::optional<int> value_if_known(const Position& p, Side side, int depth, int ply);
  void praise(Side side, const Move& move, int depth, int ply);

  ResultTables& tables_;
  Transposition<Position, Remembered> memory_;
  Budget* budget_ = nullptr;  // of the call in progress
  Result root_result_ = Result::unknown;
  Side root_side_ = Side::left;
  std::vector<Setup> game_, line_;
  std::bitset<4096> may_be_of_game_;  // by hash; a bit that is not set: not in the game
  std::array<std::array<Move, 2>, most_plies> killers_{};
  std::array<std::array<std::array<std::uint32_t, 32>, 32>, 2> history_{};  // side, from, to
};

}  // namespace zermelo::checkers
