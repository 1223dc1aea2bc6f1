#include "games/connect/types/shape_table.h"

#include <bit>
#include <vector>

namespace zermelo::connect {
namespace {

constexpr std::size_t padding = 64;  // lets a reader copy 32 bytes from the last entry

/// Whether to stop; the flag is read once in 65,536 shapes.
bool is_stopped(std::uint64_t bits, const Budget* watch) {
  return (bits & 0xffff) == 0 && watch != nullptr && watch->stopped();
}

/// Fills in all shapes of one length.
///
/// 1. Compute the type of every shape.
/// 2. Tabulate the rule for points by the types before and after, since it is asked twenty million
///    times.
/// 3. The type of a point follows from the type of the shape and that of the shape with a stone
/// there,
///    which is in the list of step 1.
void fill_length(unsigned length, const LineTypes& types, Promotions promotions, unsigned stride,
                 char* out, const Budget* watch) {
  const std::uint64_t count = std::uint64_t{1} << length;
  std::vector<TypeCode> type(count);
  for (std::uint64_t bits = 0; bits < count && !is_stopped(bits, watch); ++bits)
    type[bits] = types.type({length, bits});
  std::vector<TypeCode> rule(65536);
  for (unsigned before = 0; before <= types.win(); ++before)
    for (unsigned after = 0; after <= types.win(); ++after)
      rule[256 * before + after] =
          types.point(static_cast<TypeCode>(before), static_cast<TypeCode>(after), promotions);
  for (std::uint64_t bits = 0; bits < count && !is_stopped(bits, watch); ++bits, out += stride) {
    const TypeCode before = type[bits];
    out[0] = static_cast<char>(before);
    for (std::uint64_t voids = ~bits & (count - 1); voids != 0; voids &= voids - 1) {
      const TypeCode after = type[bits | (voids & (0 - voids))];
      out[1 + std::countr_zero(voids)] = static_cast<char>(rule[256u * before + after]);
    }
  }
}

}  // namespace

ShapeTable::ShapeTable(LineRules rules, unsigned length, Promotions promotions, const Budget* watch)
    : types_(rules), length_(length), units_(shapes() * units_a_shape() + padding, '\0') {
  for (unsigned n = rules.k; n <= length; ++n)
    fill_length(n, types_, promotions, units_a_shape(),
                units_.data() + index_of({n, 0}, rules.k) * units_a_shape(), watch);
}

ShapeTable::ShapeTable(LineRules rules, unsigned length, std::string units)
    : types_(rules), length_(length), units_(std::move(units)) {
  units_.resize(units_.size() + padding);
}

}  // namespace zermelo::connect
