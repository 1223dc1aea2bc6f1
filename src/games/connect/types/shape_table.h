#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/budget.h"
#include "games/connect/types/types.h"

namespace zermelo::connect {

/// The knowledge table-base of section 5.2: for every shape of lengths k to n, in the order of
/// their unary form, n + 1 bytes: the type of the shape, then the types of its points from the
/// head; what is past the end of a shape is 0.
///
/// 19x19 Connect6 has 1,048,512 shapes and takes 20 MiB. Never changes; any number of threads may
/// read it.
class ShapeTable {
 public:
  /// Builds it, shapes of up to `length` points. Ends early when the stop flag of `watch` goes up:
  /// the table is then of no use.
  ShapeTable(LineRules rules, unsigned length, Promotions promotions = Promotions::all,
             const Budget* watch = nullptr);
  /// The same from bytes built before; there must be as many as the shapes need.
  ShapeTable(LineRules rules, unsigned length, std::string units);

  const LineTypes& types() const { return types_; }
  unsigned length() const { return length_; }
  unsigned units_a_shape() const { return length_ + 1; }
  std::uint64_t shapes() const { return shapes_up_to(length_, types_.rules().k); }
  std::string_view units() const { return {units_.data(), shapes() * units_a_shape()}; }

  TypeCode type(Shape shape) const { return entry(shape)[0]; }
  TypeCode point(Shape shape, unsigned i) const { return entry(shape)[1 + i]; }
  /// The bytes of a shape; at least 32 may be read from any point of them.
  const TypeCode* entry(Shape shape) const {
    return reinterpret_cast<const TypeCode*>(units_.data()) +
           index_of(shape, types_.rules().k) * units_a_shape();
  }

 private:
  LineTypes types_;
  unsigned length_;
  std::string units_;  // padded
};

/// Tables are made for shapes of up to this many points: 84 MiB for 20 x 20, and twice that and
/// more for each point beyond.
inline constexpr unsigned longest_in_table = 22;

}  // namespace zermelo::connect
