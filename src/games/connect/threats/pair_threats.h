#pragma once

#include <vector>

#include "games/connect/threats/threat_board.h"
#include "games/connect/threats/threat_graph.h"

namespace zermelo::connect {

// Threats and defences on a ThreatBoard with two stones a turn. A row is threatened if it lacks one
// or two stones, so a window threatens from k - 2 stones on.

/// True if the attacker can complete a row with two stones, or has one.
bool can_complete(const ThreatBoard& board);
/// The void points of a row that lacks the fewest stones, where `can_complete`.
std::vector<unsigned> completing_points(const ThreatBoard& board);

/// The rows that the attacker would threaten with stones on x and y, or on x alone if y is no_cell.
/// Only rows through x or y: nothing was threatened before.
Threats threats_after(const ThreatBoard& board, unsigned x, unsigned y = no_cell);
/// The rows that the defender could complete next turn.
Threats opposing_threats(const ThreatBoard& board);

/// A point where one stone of the attacker makes threats, and the fewest stones that stop them.
struct ThreatPoint {
  unsigned cell, stops;
};
std::vector<ThreatPoint> threat_points(const ThreatBoard& board);

/// The candidates for a double threat that needs both stones: all pairs of threat points, and all
/// pairs of void points in a window with k - 4 or k - 3 stones.
std::vector<Pair> joined_pairs(const ThreatBoard& board, const std::vector<ThreatPoint>& points);

/// True if some second point beside x makes a pair that meets all of `opposing`.
bool has_partner(unsigned x, const Threats& opposing);

/// All turns of the defender that stop `threats`. If one stone is enough, the other may go on any
/// void point.
std::vector<Pair> replies_to(const ThreatBoard& board, const Threats& threats);

/// True if a stone of the attacker on y, placed together with one on x, can play a part in a win
/// when `turns` turns are left, this one included; see the definition for why.
bool can_matter(const ThreatBoard& board, unsigned y, unsigned x, unsigned turns);

}  // namespace zermelo::connect
