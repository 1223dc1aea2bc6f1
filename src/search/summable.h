#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>

#include "value/evaluate.h"
#include "value/store.h"

namespace zermelo {

/// A game that can exchange the roles of the players, which gives the negative game. A move of one
/// side is then a move of the other, with the same name.
template <class G>
concept Mirrored = Game<G> && requires(const G& rules, const typename G::Position& p) {
  { rules.mirrored(p) } -> std::same_as<typename G::Position>;
};

/// The requirements that the sum solver places on a game.
template <class G>
concept Summable = NormalPlay<G> && Splits<G> && Keyed<G> && Mirrored<G>;

/// Values of parts that are known beforehand, from formulas, tables or earlier questions.
template <Game G>
struct KnownValues {
  /// The value of a part in `store`, or nothing.
  std::function<std::optional<Value>(const typename G::Position& part)> find = nullptr;
  const ValueStore* store = nullptr;
};

/// A term of a sum in one word: the id of a value or, with the top bit set, the number of a part
/// that has no value yet. Values therefore sort before parts.
using Term = std::uint32_t;
inline constexpr Term part_flag = 0x80000000U;
constexpr bool is_part(Term term) { return (term & part_flag) != 0; }

}  // namespace zermelo
