#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// The values, and everything they are made of, as bytes that mean the same in any store. The bytes
/// depend on the values and their order alone, not on the history of the store.
std::string packed_values(ValueStore& store, std::span<const Value> values);

/// The values again, in their order, in a store that may hold anything else already. The bytes are
/// not trusted: every form is made anew from its options, so that what comes out is canonical
/// whatever they say. Throws Error in the name of `what`, or GaveUp.
std::vector<Value> unpacked_values(ValueStore& store, std::string_view bytes,
                                   std::string_view what);

}  // namespace zermelo
