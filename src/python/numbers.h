#pragma once

#include <pybind11/pybind11.h>
#include <zermelo/dyadic.h>

#include <optional>

namespace zermelo::python {

/// A fractions.Fraction.
pybind11::object to_fraction(const Dyadic& x);

/// An int.
pybind11::object to_int(const Dyadic& integer);

/// The number that an int or a Fraction is; nothing for any other object. Throws Error for a fraction
/// whose denominator is not a power of two.
std::optional<Dyadic> to_dyadic(pybind11::handle object);

/// As hash() of the equal int or Fraction.
pybind11::ssize_t hash_of(const Dyadic& x);

/// A count of bytes, as an int or as a text such as "4G". Throws Error.
std::size_t to_bytes(pybind11::handle object);

}  // namespace zermelo::python
