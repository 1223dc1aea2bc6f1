#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/budget.h"
#include "games/connect/types/types.h"

namespace zermelo::connect {

/// The knowledge table-base of section 5.2: an entry of n + 1 bytes for every shape of lengths k to
/// n, in the order of the unary form.
///
///     byte    0                   1 .. length                            length + 1 .. n
///     holds   type of the shape   types of its points, from the head     0
///
/// 19x19 Connect6 has 1,048,512 shapes and takes 20 MiB. Immutable; any number of threads may read
/// it.
class ShapeTable {
 public:
  /// Builds the table of shapes of up to `length` points. Ends early when the stop flag of `watch`
  /// is set; the table is then unusable.
  ShapeTable(LineRules rules, unsigned length, Promotions promotions = Promotions::all,
             const Budget* watch = nullptr);
  /// The same from bytes built before; there must be exactly as many as the shapes need.
  ShapeTable(LineRules rules, unsigned length, std::string units);

  const LineTypes& types() const { return types_; }
  unsigned length() const { return length_; }
  unsigned units_a_shape() const { return length_ + 1; }
  std::uint64_t shapes() const { return shapes_up_to(length_, types_.rules().k); }
  std::string_view units() const { return {units_.data(), shapes() * units_a_shape()}; }

  TypeCode type(Shape shape) const { return entry(shape)[0]; }
  TypeCode point(Shape shape, unsigned i) const { return entry(shape)[1 + i]; }
  /// The entry of a shape; 32 bytes may be read from any byte of it.
  const TypeCode* entry(Shape shape) const {
    return reinterpret_cast<const TypeCode*>(units_.data()) +
           index_of(shape, types_.rules().k) * units_a_shape();
  }

 private:
  LineTypes types_;
  unsigned length_;
  std::string units_;  // padded
};

/// Tables are built for shapes of up to this many points. A board of 20 x 20 takes 84 MiB, and
/// every further point more than doubles that.
inline constexpr unsigned longest_in_table = 22;

}  // namespace zermelo::connect
