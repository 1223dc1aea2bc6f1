#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "value/store.h"
#include "value/uptimals.h"

namespace zermelo {

/// The longest text of a value; a longer one throws GaveUp.
inline constexpr std::size_t longest_text = std::size_t{1} << 20;

/// Number, then ups, then star: `1/2^2*3`. Parts that are zero are left out; `0` if all are.
std::string simple_text(const Simple& form);

/// A value in the common notation: number + ups + star, otherwise `{L,..|R,..}` with the options in
/// the order of their texts. Equal values have equal texts.
std::string value_text(ValueStore& store, Value g);

/// Another name of a value, if it has one: a switch `+-1`, `2+-1`, `Tiny(2)`, `Miny(1/2)`, or an
/// uptimal such as `^[2]*` or `2.^+^(2)`.
std::optional<std::string> value_name(ValueStore& store, Value g);
/// The same with the uptimals of the store that were recognised before.
std::optional<std::string> value_name(ValueStore& store, Value g, Uptimals& uptimals);

}  // namespace zermelo
