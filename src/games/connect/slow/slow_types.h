#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/budget.h"
#include "games/connect/types/shape.h"

namespace zermelo::connect {

/// Table 1 of the paper word by word, for Connections of one length. A set of points is a number,
/// and quantifiers are loops over all points. Answers are kept, or it would take too long, but
/// nothing is shared with the fast types, which are verified against this class.
class Definitions {
 public:
  explicit Definitions(unsigned length) : n_(length), memory_(std::size_t{1} << length) {}

  std::string type(unsigned c) {
    if (C6(c)) return "C6";
    if (DW(c)) return "DW";
    if (L5(c)) return "L5";
    if (D5(c)) return "D5";
    if (L4(c)) return "L4";
    if (D4(c)) return "D4";
    if (L3(c)) return "L3";
    if (S3(c)) return "S3";
    if (D3(c)) return "D3";
    if (L2(c)) return "L2";
    if (D2(c)) return "D2";
    if (L1(c)) return "L1";
    if (D1(c)) return "D1";
    if (c == 0) return "V";
    return "none";
  }
  /// The number of conditions that hold.
  int holding(unsigned c) {
    return C6(c) + DW(c) + L5(c) + D5(c) + L4(c) + D4(c) + L3(c) + S3(c) + D3(c) + L2(c) + D2(c) +
           L1(c) + D1(c) + (c == 0);
  }

 private:
  template <class P>
  bool all(P p) {
    for (unsigned x = 1; x < 1u << n_; x <<= 1)
      if (!p(x)) return false;
    return true;
  }
  template <class P>
  bool some(P p) {
    return !all([&](unsigned x) { return !p(x); });
  }
  template <class P>
  bool some_pair(P p) {
    return some([&](unsigned x) { return some([&](unsigned y) { return p(x, y); }); });
  }
  template <class P>
  bool all_pairs(P p) {
    return !some_pair([&](unsigned x, unsigned y) { return !p(x, y); });
  }
  /// Keeps answers, because a condition is often asked about the same Connection.
  template <class P>
  bool once(unsigned which, unsigned c, P p) {
    auto& known = memory_[c][which];
    if (known == 0) known = p() ? 1 : 2;
    return known == 1;
  }

  bool C6(unsigned c) const {
    for (unsigned i = 0; i + 6 <= n_; ++i)
      if ((c >> i & 63) == 63) return true;
    return false;
  }
  bool G(unsigned c, unsigned stones) const { return C6(c | stones); }
  /// Whether H(c, x, y, s, t) for some s and t: the points x and y that are void get opposing
  /// stones, and no six may contain one.
  bool some_H(unsigned c, unsigned x, unsigned y) {
    const unsigned opposite = (x | y) & ~c;
    return some_pair([&](unsigned s, unsigned t) { return C6((c | s | t) & ~opposite); });
  }
  bool stays(unsigned c) {  // Ax Es Et H(x,x,s,t)
    return once(0, c, [&] { return all([&](unsigned x) { return some_H(c, x, x); }); });
  }
  bool DW(unsigned c) {
    return once(1, c,
                [&] { return all_pairs([&](unsigned x, unsigned y) { return some_H(c, x, y); }); });
  }
  bool one(unsigned c) {
    return some([&](unsigned x) { return G(c, x); });
  }
  bool two(unsigned c) {
    return once(2, c,
                [&] { return some_pair([&](unsigned x, unsigned y) { return G(c, x | y); }); });
  }
  bool three(unsigned c) {
    return once(3, c, [&] { return some([&](unsigned x) { return two(c | x); }); });
  }
  bool four(unsigned c) {
    return once(4, c, [&] { return some([&](unsigned x) { return three(c | x); }); });
  }
  bool L5(unsigned c) { return one(c) && stays(c) && !DW(c); }
  bool D5(unsigned c) { return one(c) && !stays(c); }
  bool L4(unsigned c) { return !one(c) && two(c) && stays(c) && !DW(c); }
  bool D4(unsigned c) { return !one(c) && two(c) && !stays(c); }
  bool some_L4(unsigned c) {
    return once(5, c, [&] { return some([&](unsigned x) { return L4(c | x); }); });
  }
  bool some_D4(unsigned c) {
    return once(6, c, [&] { return some([&](unsigned x) { return D4(c | x); }); });
  }
  bool some_L5(unsigned c) {
    return some_pair([&](unsigned x, unsigned y) { return L5(c | x | y); });
  }
  bool L3(unsigned c) { return !two(c) && some_L4(c); }
  bool S3(unsigned c) { return !two(c) && !some_L4(c) && some_D4(c) && some_L5(c); }
  bool D3(unsigned c) { return !two(c) && some_D4(c) && !some_L5(c); }
  bool L2(unsigned c) {
    return once(7, c,
                [&] { return !three(c) && some([&](unsigned x) { return some_L4(c | x); }); });
  }
  bool D2(unsigned c) {
    return once(8, c,
                [&] { return !three(c) && some([&](unsigned x) { return some_D4(c | x); }); });
  }
  bool some_L2(unsigned c) {
    return some([&](unsigned x) { return L2(c | x); });
  }
  bool L1(unsigned c) { return !four(c) && some_L2(c); }
  bool D1(unsigned c) {
    return !four(c) && !some_L2(c) && some([&](unsigned x) { return D2(c | x); });
  }

  unsigned n_;
  std::vector<std::array<std::uint8_t, 9>> memory_;
};

/// The general rule for other (k, p), by trying which stones stop every threat and which make two.
/// With many stones to place this takes long; if the budget is spent, the type is meaningless.
std::string slow_general_type(Shape shape, LineRules rules, Budget& budget);
std::string slow_general_type(Shape shape, LineRules rules);

/// The one of the 11 merged types that one of the 14 belongs to.
std::string merged(const std::string& fine);

}  // namespace zermelo::connect
