#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/checkers/board/moves.h"
#include "games/checkers/database/database.h"

namespace zermelo::checkers {

/// All that the databases say of a position, for the side to move.
struct Known {
  Result result = Result::unknown;
  std::optional<unsigned> dtw, dtc;
  bool has_wld = false, has_dtc = false, has_dtw = false;  // whether the metric's table is there

  bool has(Metric metric) const {
    return metric == Metric::wld ? has_wld : metric == Metric::dtc ? has_dtc : has_dtw;
  }

  bool is_decided() const { return result == Result::win || result == Result::loss; }
};

struct KnownMove {
  Move move;
  Position after;
  Known known;            // of `after`, for the side then to move
  bool converts = false;  // takes a piece or crowns a man
};

/// The known facts about a move for the player who makes it, the move itself counted: the `Known`
/// of the position before it if this were the only move.
Known seen_by_mover(const KnownMove& move);

/// The databases of several metrics together. Any number of threads may ask.
class Prober {
 public:
  Prober(const std::vector<std::filesystem::path>& folders, std::uint64_t cache_bytes,
         const std::vector<Metric>& metrics = {Metric::dtw, Metric::dtc, Metric::wld});

  /// Throws Error when two metrics give the position different results.
  Known known(const Position& position, Side side);
  /// The result and, where its table is there, the distance to the win: the other metrics are asked
  /// only for what that of distances to the win does not know.
  Known result(const Position& position, Side side);
  /// The outcomes of many positions by the tables of distances to the win, asked for together:
  /// `unknown` where these do not know the position. Both spans have the same length.
  void outcomes(std::span<const Setup> setups, std::span<Outcome> outcomes);
  /// The legal moves, best first: wins from the shortest on, draws, losses from the longest on,
  /// then moves that are not known; equal ones in the order of MoveList. Moves that are not known
  /// come before those that are known to be worse than the position.
  ///
  /// Distances are those of dtw, or of dtc where dtw is not known of every decided move. Given all
  /// tables that the position leads to, the first move keeps the promise of the metric. With dtw it
  /// wins in exactly the plies announced against the longest defence. With dtc alone it reaches the
  /// next conversion in the plies announced, and wins in the end, since each conversion leaves
  /// fewer men or pieces. With wld alone it keeps the result, but may never come closer to the end.
  std::vector<KnownMove> moves(const Position& position, Side side);
  /// The same by one of the two distances; a move without it counts as if it were 0.
  std::vector<KnownMove> moves(const Position& position, Side side, Metric by);

 private:
  std::vector<KnownMove> unsorted_moves(const Position& position, Side side);

  std::vector<std::unique_ptr<Database>> databases_;
};

/// For sorting moves by where they lead: less is better for the player who moves there. The
/// distance is that of dtw, or of dtc where dtw is not known.
std::pair<int, int> rank(const Known& known);
/// The same for a move: in dtc a move that converts takes one ply, whatever follows.
std::pair<int, int> rank(const KnownMove& move);

}  // namespace zermelo::checkers
