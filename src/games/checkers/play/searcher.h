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

/// What a search chose, and how far it may be believed.
struct Choice {
  Move move;
  Position after;
  /// Of the position before the move, for the side to move: by a table, or by a line to the end or
  /// into tables that the search has proved. `unknown`: the move is a guess.
  Result proved = Result::unknown;
  bool is_by_table = false;  // `proved` was read from a table
  bool is_only_move = false;
  unsigned depth = 0;  // plies looked ahead in the last round; 0: there was nothing to choose
  int value = 0;       // see evaluation.h
};

/// A player that looks ahead and knows results, never distances: the programs of section 3.2 of the
/// paper. Negamax with principal variation search in rounds of increasing depth, a transposition
/// table, killer and history moves, and late moves searched less deep at first, as programs of that
/// time did. A line never ends where a capture is forced.
///
/// Where tables know the root, a move that gives its result away is never chosen, and every
/// position of the tree is looked up: a line ends where the result changes, so that of the winner's
/// moves only the winning ones are followed. Where they do not, a line ends in the first position
/// that a table knows.
///
/// A position that repeats, in the line or in the game so far, counts as a draw. Each call begins
/// with an empty transposition table: the answer depends on the arguments alone.
class Searcher {
 public:
  Searcher(ResultTables& tables, std::size_t memory_bytes)
      : tables_(tables), memory_(memory_bytes) {}

  /// The best move found with at most `most_depth` plies. `game` holds the positions that were on
  /// the board before, any order. Nothing when there is no move, or when the budget is spent before
  /// a round of one ply is whole.
  std::optional<Choice> choose(const Setup& root, const std::vector<Setup>& game,
                               unsigned most_depth, Budget& budget);

 private:
  enum class Bound : std::uint8_t { exact, at_least, at_most };
  struct Remembered {
    std::int16_t value;  // an end counted from this position, not from the root
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
  // Moves from the third on are searched two plies less deep at first where six or more are left.
  // In 3K+1C v 3K that takes 31 plies from some 700 M nodes to 16 M.
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
  Budget* budget_ = nullptr;  // of the call that is running
  Result root_result_ = Result::unknown;
  Side root_side_ = Side::left;
  std::vector<Setup> game_, line_;
  std::bitset<4096> may_be_of_game_;  // by hash: no bit, never on the board
  std::array<std::array<Move, 2>, most_plies> killers_{};
  std::array<std::array<std::array<std::uint32_t, 32>, 32>, 2> history_{};  // side, from, to
};

}  // namespace zermelo::checkers
