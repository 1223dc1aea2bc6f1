#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <utility>
#include <vector>

#include "game/side.h"

namespace zermelo::clobber {

/// Games as lists of options and nothing else, compared by playing out sums: the truth of the
/// verifier. There are no canonical forms and no arithmetic; it is slow and meant to be obviously
/// right.
///
/// A form is named by a number; 0 is the game without moves. Equal lists of options give the same
/// form. One thread.
class SlowForms {
 public:
  using Form = std::uint32_t;
  /// A form in a sum, with its sign: see `plus` and `minus`.
  using Term = std::uint32_t;
  using Options = std::vector<Form>;

  static constexpr Form zero = 0;
  static constexpr Term plus(Form form) { return 2 * form; }
  static constexpr Term minus(Form form) { return 2 * form + 1; }

  SlowForms();

  Form listed(Options left, Options right);
  /// `ups` ups (downs where negative) and *`star`, by the definitions:
  ///   *k = {0, *, .., *(k-1) | the same}    ^* = {0, * | 0}
  ///   n ups and *k = {0 | n - 1 ups and *(k xor 1)} for all others, so ^ = {0 | *}
  Form ups_and_star(std::int32_t ups, std::uint32_t star);

  /// The length of the longest play.
  std::uint32_t depth(Form form) const { return forms_[form].depth; }
  /// True when `visit` returns true for one of the terms to which `side` can move a term.
  template <class Visit>
  bool any_option(Term term, Side side, Visit&& visit) const {
    const auto& form = forms_[term / 2];
    const auto& options = (term % 2 == 0) == (side == Side::left) ? form.left : form.right;
    return std::ranges::any_of(options, [&](Form option) { return visit(2 * option + term % 2); });
  }

  /// True when `first`, moving first in a sum of at most four terms, loses against best play.
  bool loses(std::initializer_list<Term> terms, Side first);
  /// A sum is >= 0 when Right, moving first, loses, and <= 0 when Left does.
  bool at_least_zero(std::initializer_list<Term> terms) { return loses(terms, Side::right); }
  bool at_most_zero(std::initializer_list<Term> terms) { return loses(terms, Side::left); }

 private:
  struct Lists {
    Options left, right;
    std::uint32_t depth = 0;
  };
  using Sum = std::array<Term, 4>;  // sorted; 0 stands for an absent term
  struct Known {
    Sum sum{};
    bool known[2] = {false, false}, lost[2] = {false, false};
  };

  static Sum tidied(Sum sum);
  bool loses(const Sum& sum, Side first);
  bool every_move_loses(const Sum& sum, Side first);
  Known& slot(const Sum& sum);

  std::vector<Lists> forms_;
  std::map<std::pair<Options, Options>, Form> places_;
  std::vector<Known> known_;
};

}  // namespace zermelo::clobber
