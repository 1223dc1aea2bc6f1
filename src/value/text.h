#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "value/store.h"
#include "value/uptimals.h"

namespace zermelo {

/// The longest text of a value; what is longer throws GaveUp.
inline constexpr std::size_t longest_text = std::size_t{1} << 20;

/// Number, then ups, then star: `1/2^2*3`; zero parts are left out, and `0` is all of them.
std::string simple_text(const Simple& form);

/// A value in the forms all readers know: number + ups + star, else `{L,..|R,..}` with the options
/// in the order of their texts. Equal values have equal texts.
std::string value_text(ValueStore& store, Value g);

/// Another name of a value that has one: a switch `+-1`, `2+-1`, `Tiny(2)`, `Miny(1/2)`, or an
/// uptimal such as `^[2]*` or `2.^+^(2)`.
std::optional<std::string> value_name(ValueStore& store, Value g);
/// The same, with what is known of the store's uptimals already.
std::optional<std::string> value_name(ValueStore& store, Value g, Uptimals& uptimals);

}  // namespace zermelo
