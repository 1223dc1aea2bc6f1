#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// The values and all their followers as bytes that mean the same in any store. The bytes depend
/// only on the values and their order, not on the history of the store.
std::string packed_values(ValueStore& store, std::span<const Value> values);

/// Reads the values back, in their order, into a store that may already hold others. The bytes are
/// not trusted: every form is made again from its options, so that the results are canonical
/// whatever the bytes say. Throws GaveUp, or an Error whose message begins with `what`.
std::vector<Value> unpacked_values(ValueStore& store, std::string_view bytes,
                                   std::string_view what);

}  // namespace zermelo
