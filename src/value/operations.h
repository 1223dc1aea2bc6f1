#pragma once

#include <optional>
#include <vector>

#include "value/store.h"
#include "value/thermograph.h"

namespace zermelo {

/// {x|-x}, {0||0|-x} and {x|0||0}.
Value switch_of(ValueStore& store, Value x);
Value tiny(ValueStore& store, Value x);
Value miny(ValueStore& store, Value x);

/// G cooled by t >= 0: every move costs its player t; from the temperature of G on it is the mean.
/// Throws Error for t below 0.
Value cooled(ValueStore& store, Thermographs& graphs, Value g, const Dyadic& t);

/// G heated by t: every move earns its player t, which may be any game; numbers stay as they are.
Value heated(ValueStore& store, Value g, Value t);

/// G overheated from s to t (Winning Ways, chapter 6): n.s for an integer n, otherwise every move
/// earns its player t. The canonical form of G counts.
Value overheated(ValueStore& store, Value g, Value s, Value t);

/// The Norton product G.U for U > 0 (Winning Ways, chapter 8): n.U for an integer n, otherwise
/// { GL.U + U + I | GR.U - U - I } with all incentives I of U. Throws Error unless U > 0.
Value norton_product(ValueStore& store, Value g, Value u);

/// The gains of the moves in a game, each list without the gains below another one of it, in order
/// of ids.
struct Incentives {
  std::vector<Value> left;   // GL - G
  std::vector<Value> right;  // G - GR
};
Incentives incentives(ValueStore& store, Value g);

/// The simplest number x with g < x < h; nothing if there is none.
std::optional<Dyadic> simplest_strictly_between(ValueStore& store, Value g, Value h);

/// The ordinal sum G:H: a move in G removes H. It depends on the form of G, for which the canonical
/// one is taken.
Value ordinal_sum(ValueStore& store, Value g, Value h);

}  // namespace zermelo
