#pragma once

#include "value/store.h"

namespace zermelo {

/// The reduced canonical form of G: the same game for all games that differ from G by an
/// infinitesimal, and simpler than each of them (J. P. Grossman and A. N. Siegel, Reductions of
/// partizan games, Games of No Chance 3). Throws GaveUp.
Value reduced_canonical_form(ValueStore& store, Value g);

}  // namespace zermelo
