#pragma once

#include <cstdint>
#include <string>

#include "games/connect/types/prospect.h"

namespace zermelo::connect {

/// The type of a Connection or of a point, by its place in the order of the rules: a greater code
/// is better.
using TypeCode = std::uint8_t;

/// The types of the paper for Connect6. Points may also be U, never to be played.
enum class Type : TypeCode { U, O, L2, D3, S3, L3, D4, L4, D5, L5, DW, C6 };

/// How points are typed: by Definition 7 (strictly upward), or by the reduced promotions of Table
/// 4, where DW is no target and a dead five is not to be made a live one.
enum class Promotions : std::uint8_t { all, reduced };

/// The types of one pair (k, p): those of the paper for k = 6, p = 2, and for all others
///
///   U, O, V, D1, L1, D2, L2, .., T<stones>.<threats>, .., DW, WIN
///
/// in this order, worst first. Stones are those of the best window; up to k - p - 1 of them a
/// Connection is live or dead, from k - p on it threatens to win and what counts is the stones it
/// takes to stop it. O stands for a point that promotes nothing, as it does in the paper.
class LineTypes {
 public:
  explicit LineTypes(LineRules rules);

  LineRules rules() const { return rules_; }
  TypeCode type(Shape shape) const;
  /// The type of a point, from the types of the Connection before and after a stone on it.
  TypeCode point(TypeCode before, TypeCode after, Promotions promotions = Promotions::all) const;

  std::string name(TypeCode code) const;
  /// One of the paper's 14 types; for other (k, p) the name of the type.
  std::string fine_name(Shape shape) const;

  TypeCode win() const { return win_; }
  /// Codes run from 0 to this one, `win()`; from here on the owner threatens to win at once.
  TypeCode first_threat() const { return first_threat_; }
  /// The fewest opposite stones that stop a Connection of this type: 0 below `first_threat()`.
  unsigned threats(TypeCode code) const;

 private:
  bool is_connect6() const { return rules_ == LineRules{6, 2}; }
  TypeCode connect6_type(Shape shape) const;
  TypeCode general_type(Shape shape) const;

  LineRules rules_;
  unsigned first_stones_;  // of the types that threaten
  TypeCode first_threat_, win_;
};

/// The type of every point of a shape, in the order of the points from the head; U at a stone.
/// Finds each by the definition; a table (shape_table.h) has them ready.
std::string points_of(Shape shape, const LineTypes& types, Promotions promotions);

}  // namespace zermelo::connect
