#pragma once

#include <zermelo/side.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace zermelo {

/// The result of best play for the side to move.
enum class Result : std::uint8_t { loss, draw, win, unknown };

/// The winner under best play, whichever player moves first: Left, Right, the next player (the one
/// who moves first), or the previous player. Only for games without draws.
enum class OutcomeClass : std::uint8_t { left, right, next, previous };

/// The order of two games G and H: G < H, G = H, G > H, or G confused with H.
enum class Ordering : std::uint8_t { less, equal, greater, confused };

constexpr std::string_view name(Result result) {
  switch (result) {
    case Result::loss:
      return "loss";
    case Result::draw:
      return "draw";
    case Result::win:
      return "win";
    case Result::unknown:
      break;
  }
  return "unknown";
}

constexpr char letter(OutcomeClass outcome) {
  switch (outcome) {
    case OutcomeClass::left:
      return 'L';
    case OutcomeClass::right:
      return 'R';
    case OutcomeClass::next:
      return 'N';
    case OutcomeClass::previous:
      break;
  }
  return 'P';
}

/// The winner when `mover` starts and gets `result`; nothing if not known.
constexpr std::optional<Side> winner(Side mover, Result result) {
  if (result == Result::win) return mover;
  if (result == Result::loss) return opponent(mover);
  return std::nullopt;
}

/// The outcome class from the result for Left moving first and for Right moving first.
constexpr std::optional<OutcomeClass> outcome_class(Result left_first, Result right_first) {
  const auto a = winner(Side::left, left_first), b = winner(Side::right, right_first);
  if (!a || !b) return std::nullopt;
  if (*a == *b) return *a == Side::left ? OutcomeClass::left : OutcomeClass::right;
  return *a == Side::left ? OutcomeClass::next : OutcomeClass::previous;
}

}  // namespace zermelo
