#pragma once

#include <optional>

#include "value/store.h"

namespace zermelo {

/// The atomic weight of an all-small game: how many ups it is worth in the long run. Nothing when g
/// is not all-small.
std::optional<Value> atomic_weight(ValueStore& store, Value g);

}  // namespace zermelo
