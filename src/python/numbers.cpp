#include "python/numbers.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/numbers.h"
#include "base/wide_integer.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

/// fractions.Fraction, looked up once and never given back: the interpreter may end before us.
py::handle fraction_type() {
  static const py::handle type =
      py::object(py::module_::import("fractions").attr("Fraction")).release();
  return type;
}

py::object int_of_text(const std::string& text) {
  return py::reinterpret_steal<py::object>(PyLong_FromString(text.c_str(), nullptr, 10));
}

}  // namespace

py::object to_int(const Dyadic& integer) {
  if (const auto small = integer.to_integer()) return py::int_(*small);
  return int_of_text(integer.text());
}

py::object to_fraction(const Dyadic& x) {
  if (x.is_integer()) return fraction_type()(to_int(x));
  const py::object two_power = py::int_(1).attr("__lshift__")(x.exponent());
  return fraction_type()(to_int(x.scaled(x.exponent())), two_power);
}

std::optional<Dyadic> to_dyadic(py::handle object) {
  if (PyLong_Check(object.ptr()) != 0) {
    int overflow = 0;
    const long long small = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
    if (overflow == 0) return Dyadic(static_cast<std::int64_t>(small));
    return Dyadic::read(py::cast<std::string>(py::str(object)));
  }
  if (!py::isinstance(object, fraction_type())) return std::nullopt;
  const auto text = py::cast<std::string>(py::str(object));
  const auto number = Dyadic::read(text);
  if (!number)
    throw Error(
        fmt::format("{} is not the value of a game; expected a denominator that is a power "
                    "of two",
                    text));
  return number;
}

// Python hashes the fraction p/q as p times the inverse of q modulo the prime 2^61 - 1. The inverse
// of 2 there is 2^60, so the inverse of 2^n is 2^(60 n mod 61).
py::ssize_t hash_of(const Dyadic& x) {
  if (x.is_integer()) return py::hash(to_int(x));
  constexpr WideInteger prime = (WideInteger{1} << 61) - 1;
  const Dyadic size = x.sign() < 0 ? -x : x;
  const WideInteger numerator = py::hash(to_int(size.scaled(size.exponent())));
  const WideInteger inverse = WideInteger{1} << (std::uint64_t{60} * x.exponent() % 61);
  const auto hash = static_cast<py::ssize_t>(numerator * inverse % prime);
  if (x.sign() > 0) return hash;
  return hash == 1 ? -2 : -hash;  // -1 is Python's sign of an exception
}

std::size_t to_bytes(py::handle object) {
  const auto text = py::cast<std::string>(py::str(object));
  if (const auto bytes = read_bytes(text)) return *bytes;
  throw Error(
      fmt::format("memory is {}; expected bytes, such as 1000000 or \"4G\"", in_quotes(text)));
}

}  // namespace zermelo::python
