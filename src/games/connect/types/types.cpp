#include "games/connect/types/types.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace zermelo::connect {
namespace {

constexpr TypeCode code_of(Type type) { return static_cast<TypeCode>(type); }

constexpr std::array<std::string_view, 12> connect6_names{"U",  "O",  "L2", "D3", "S3", "L3",
                                                          "D4", "L4", "D5", "L5", "DW", "C6"};

constexpr TypeCode void_code = 2;  // V, among the general types

}  // namespace

LineTypes::LineTypes(LineRules rules)
    : rules_(rules), first_stones_(rules.k > rules.p ? rules.k - rules.p : 0) {
  if (is_connect6()) {
    first_threat_ = code_of(Type::D4);
    win_ = code_of(Type::C6);
    return;
  }
  const unsigned quiet = first_stones_ > 0 ? 2 * (first_stones_ - 1) : 0;
  first_threat_ = static_cast<TypeCode>(void_code + 1 + quiet);
  win_ = static_cast<TypeCode>(first_threat_ + (rules.k - first_stones_) * rules.p + 1);
}

TypeCode LineTypes::type(Shape shape) const {
  return is_connect6() ? connect6_type(shape) : general_type(shape);
}

/// Table 1 of the paper, read off the profile. slow/slow_types.h has the conditions word by word.
TypeCode LineTypes::connect6_type(Shape shape) const {
  const ThreatProfile found = threat_profile(shape, rules_);
  switch (found.need) {
    case 0:
      return code_of(Type::C6);
    case 1:
      return code_of(found.threats > 2 ? Type::DW : found.threats == 2 ? Type::L5 : Type::D5);
    case 2:
      return code_of(found.threats > 2 ? Type::DW : found.threats == 2 ? Type::L4 : Type::D4);
    case 3:
      return code_of(found.is_live ? Type::L3 : sleeps(shape, rules_) ? Type::S3 : Type::D3);
    case 4:
      return code_of(found.is_live ? Type::L2 : Type::O);
    default:
      return code_of(Type::O);
  }
}

/// The codes as drawn in the header.
TypeCode LineTypes::general_type(Shape shape) const {
  const ThreatProfile found = threat_profile(shape, rules_);
  if (found.need == 0) return win_;
  if (found.need > rules_.k) return void_code;  // no row of exactly k is possible here
  const unsigned stones = rules_.k - found.need;
  if (found.need <= rules_.p) {
    if (found.threats > rules_.p) return static_cast<TypeCode>(win_ - 1);
    return static_cast<TypeCode>(first_threat_ + (stones - first_stones_) * rules_.p +
                                 found.threats - 1);
  }
  if (stones == 0) return void_code;
  return static_cast<TypeCode>(void_code + 2 * stones - (found.is_live ? 0 : 1));
}

/// The rule of section 5.1:
///
/// 1. In a won Connection all points are U.
/// 2. A point that promotes the Connection has the type that it promotes to.
/// 3. Any other point is U if the Connection threatens to win, since a stone there would be wasted,
///    and O if it does not.
TypeCode LineTypes::point(TypeCode before, TypeCode after, Promotions promotions) const {
  if (before == win_) return code_of(Type::U);
  const TypeCode none = before >= first_threat_ ? code_of(Type::U) : code_of(Type::O);
  const bool reduced = promotions == Promotions::reduced;
  if (after <= before || (reduced && after == win_ - 1)) return none;
  if (reduced && is_connect6() && before == code_of(Type::D5) && after == code_of(Type::L5))
    return none;
  return after;
}

std::string LineTypes::name(TypeCode code) const {
  if (is_connect6() || code <= code_of(Type::O)) return std::string(connect6_names[code]);
  if (code == win_) return "WIN";
  if (code == win_ - 1) return "DW";
  if (code == void_code) return "V";
  if (code < first_threat_) {
    const unsigned past = code - void_code - 1u;
    return fmt::format("{}{}", past % 2 == 0 ? 'D' : 'L', past / 2 + 1);
  }
  return fmt::format("T{}.{}", first_stones_ + (code - first_threat_) / rules_.p, threats(code));
}

unsigned LineTypes::threats(TypeCode code) const {
  if (code < first_threat_) return 0;
  if (code >= win_ - 1) return rules_.p + 1;
  if (is_connect6()) return code == code_of(Type::L4) || code == code_of(Type::L5) ? 2 : 1;
  return (code - first_threat_) % rules_.p + 1u;
}

std::string LineTypes::fine_name(Shape shape) const {
  const TypeCode found = type(shape);
  if (!is_connect6() || found != code_of(Type::O)) return name(found);
  const ThreatProfile more = threat_profile(shape, rules_);
  if (more.need == 6) return "V";
  return more.need == 4 ? "D2" : more.is_live ? "L1" : "D1";
}

std::string points_of(Shape shape, const LineTypes& types, Promotions promotions) {
  const TypeCode before = types.type(shape);
  std::string out;
  for (unsigned i = 0; i < shape.length; ++i) {
    const std::uint64_t bits = shape.bits | std::uint64_t{1} << i;
    const bool stone = bits == shape.bits;
    out += static_cast<char>(
        stone ? code_of(Type::U)
              : types.point(before, types.type({shape.length, bits}), promotions));
  }
  return out;
}

}  // namespace zermelo::connect
