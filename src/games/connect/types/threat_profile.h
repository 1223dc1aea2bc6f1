#pragma once

#include "games/connect/types/shape.h"

namespace zermelo::connect {

/// A measure of how close a shape is to a win of its owner, and how hard it is to stop; its type
/// follows from this.
///
/// A window is k adjacent points of the shape; one that lacks n stones has n void points. With
/// `exactly`, a window beside a stone of the shape cannot be won.
struct ThreatProfile {
  /// The fewest stones that a window lacks; k + 1 if no window can be won.
  unsigned need = 0;
  /// If need <= p: the fewest opposing stones that stop every window that lacks at most p. At most
  /// p + 1 is returned, which means that a turn cannot stop them.
  unsigned threats = 0;
  /// If need > p: need - p stones can make a shape that takes two opposing stones to stop.
  bool is_live = false;
};

ThreatProfile threat_profile(Shape shape, LineRules rules);

/// The extra condition of a sleeping three in Connect6, for shapes with need == 3: stones on two
/// void points of a window that lacks three can make a five that takes two opposing stones to stop.
bool sleeps(Shape shape, LineRules rules);

}  // namespace zermelo::connect
