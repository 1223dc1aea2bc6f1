#pragma once

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

/// The ordinal sum G:H: a move in G removes H. It depends on the form of G, for which the canonical
/// one is taken.
Value ordinal_sum(ValueStore& store, Value g, Value h);

}  // namespace zermelo
