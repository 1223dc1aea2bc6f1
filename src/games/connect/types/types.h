#pragma once

#include <cstdint>
#include <string>

#include "games/connect/types/threat_profile.h"

namespace zermelo::connect {

/// The type of a Connection or of a point, numbered in the order of its rules: a greater code is
/// better.
using TypeCode = std::uint8_t;

/// The paper's types for Connect6, worst first. Only points can be U, "never to be played".
enum class Type : TypeCode { U, O, L2, D3, S3, L3, D4, L4, D5, L5, DW, C6 };

/// The rule by which points get their types: Definition 7 (strictly upward), or the reduced
/// promotions of Table 4, where nothing is promoted to DW, and D5 is not promoted to L5.
enum class Promotions : std::uint8_t { all, reduced };

/// The types of one pair (k, p). For k = 6, p = 2 they are those of the paper:
///
///     U  O  L2  D3  S3  L3  D4  L4  D5  L5  DW  C6
///                           `- first_threat()   `- win()
///
/// For all other pairs, with s = k - p, the fewest stones of a threat:
///
///     U  O  V  D1  L1  D2  L2  ..  L(s-1)  Ts.1 .. Ts.p  T(s+1).1 .. T(k-1).p  DW  WIN
///                                          `- first_threat()                       `- win()
///
/// The first number counts the stones of the best window. With fewer than s of them a Connection is
/// live (L) or dead (D); from s on it threatens to win at once, and the second number counts the
/// opposing stones that it takes to stop it. A type that takes more than p is DW, a double win. As
/// in the paper, O is the type of a point that promotes nothing.
///
/// Immutable; any number of threads may use it.
class LineTypes {
 public:
  explicit LineTypes(LineRules rules);

  LineRules rules() const { return rules_; }
  TypeCode type(Shape shape) const;
  /// The type of a point, from the types of the Connection before and after a stone on it.
  TypeCode point(TypeCode before, TypeCode after, Promotions promotions = Promotions::all) const;

  std::string name(TypeCode code) const;
  /// One of the paper's 14 types, of which four are merged to O; for other (k, p) the name of the
  /// type.
  std::string fine_name(Shape shape) const;

  /// The code of a won Connection, the greatest of all.
  TypeCode win() const { return win_; }
  /// From this code on the owner threatens to win at once.
  TypeCode first_threat() const { return first_threat_; }
  /// The fewest opposing stones that stop a Connection of this type; 0 below `first_threat()`.
  unsigned threats(TypeCode code) const;

 private:
  bool is_connect6() const { return rules_ == LineRules{6, 2}; }
  TypeCode connect6_type(Shape shape) const;
  TypeCode general_type(Shape shape) const;

  LineRules rules_;
  unsigned first_stones_;  // the fewest stones of a threat, k - p
  TypeCode first_threat_, win_;
};

/// The type codes of all points of a shape, from the head on; U at a stone. Each is computed from
/// the definition; a ShapeTable has them ready.
std::string points_of(Shape shape, const LineTypes& types, Promotions promotions);

}  // namespace zermelo::connect
