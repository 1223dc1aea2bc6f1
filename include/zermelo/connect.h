#pragma once

#include <zermelo/budget.h>
#include <zermelo/error.h>
#include <zermelo/export.h>
#include <zermelo/result.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

/// The type of a stretch of one line of k-in-a-row without opposing stones, and of its points.
struct ShapeTypes {
  std::string type;                 // one of 11 for Connect6 (C6, DW, L5, .., O)
  std::string fine_type;            // one of 14
  std::vector<std::string> points;  // in the order of the text; U at a stone
};

/// Types of a shape such as "0011100" or "..xxx..", with k in a row to win and p stones a turn. For
/// other rules than Connect6 they are WIN, DW, T<stones>.<threats>, L<stones>, D<stones> and V.
/// Engines look types up in a table instead: zermelo/connect_shapes.h. Throws Error.
ZERMELO_API ShapeTypes connect_shape(std::string_view shape, unsigned k = 6, unsigned p = 2);

/// A point of a board, from the top left, counted from 0.
struct BoardPoint {
  unsigned row = 0, column = 0;
  friend bool operator==(const BoardPoint&, const BoardPoint&) = default;
};
using BoardTurn = std::vector<BoardPoint>;

/// A position of k-in-a-row: rows of x (Black), o (White) and "." joined by "/". The board gives
/// the size.
struct ConnectPosition {
  std::string board = "";
  unsigned k = 6;  // stones in a row that win
  unsigned p = 2;  // stones a turn
  bool black_to_move = true;
};

enum class ThreatKind : std::uint8_t {
  usual,         // double with two stones a turn, fours with one
  double_only,   // two stones: every turn makes two threats
  single_first,  // two stones: the first turn may make one threat
  fours,         // one stone: a win by continuous fours (VCF)
  threes         // one stone: by fours and threes (VCT)
};

/// A win by threats: how many turns it takes, and one line of best play.
struct ThreatLine {
  Result result = Result::unknown;   // win; loss: no such win within the turns; or unknown
  unsigned turns = 0;                // the fewest, exact
  std::uint64_t first_moves = 0;     // turns that win as quickly; 0 where not counted
  std::vector<BoardTurn> line = {};  // mover and opponent in turn
  bool is_cut = false;               // the budget was spent before the line was complete
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// The shortest win of the side to move by threats within `turns` turns. Throws Error for bad
/// boards, for a board on which a row stands already, and for more than two stones a turn.
ZERMELO_API ThreatLine connect_threats(const ConnectPosition& position, unsigned turns = 4,
                                       ThreatKind kind = ThreatKind::usual,
                                       const Limits& limits = {});

/// The end of a small game with best play.
enum class ConnectEnding : std::uint8_t { black_wins, white_wins, draw };

struct ConnectSolution {
  std::optional<ConnectEnding> ending;  // nothing: the limits were reached first
  BoardTurn turn = {};                  // a winning turn, where the side to move wins
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// Solves a game on a board of up to 64 points; the side to move places `stones` now, then both p a
/// turn. A player who cannot place all his stones places what fits, a full board is a draw. Takes
/// memory of up to `most_bytes`. Throws Error.
ZERMELO_API ConnectSolution connect_solve(const ConnectPosition& position, unsigned stones,
                                          const Limits& limits = {},
                                          std::size_t most_bytes = std::size_t{1} << 30);

}  // namespace zermelo
