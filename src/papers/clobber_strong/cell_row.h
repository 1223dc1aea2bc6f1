#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "game/game.h"
#include "games/clobber/board/clobber.h"

namespace zermelo::clobber {

/// Clobber on a row of up to 32 cells as a simple program represents it: an array of cells, one per
/// byte or, packed, four per byte. Moves come in the order of `Clobber`, so that a search visits
/// the same positions. It exists to measure the cost of packing.
template <bool Packed>
class CellRow {
 public:
  static constexpr std::size_t most = 32;
  static constexpr bool normal_play = true;
  using Move = clobber::Move;

  struct Position {
    std::array<std::uint8_t, Packed ? most / 4 : most> bytes{};  // 0 empty, 1 black, 2 white
    friend bool operator==(const Position&, const Position&) = default;
  };

  explicit CellRow(std::size_t length) : length_(length) {}

  static std::uint8_t cell(const Position& p, std::size_t i) {
    if constexpr (Packed)
      return static_cast<std::uint8_t>(p.bytes[i / 4] >> 2 * (i % 4) & 3);
    else
      return p.bytes[i];
  }
  static void set_cell(Position& p, std::size_t i, std::uint8_t to) {
    if constexpr (Packed) {
      const auto shift = 2 * (i % 4);
      p.bytes[i / 4] = static_cast<std::uint8_t>((p.bytes[i / 4] & ~(3U << shift)) | to << shift);
    } else {
      p.bytes[i] = to;
    }
  }

  std::vector<Move> moves(const Position& p, Side side) const {
    std::vector<Move> list;
    const std::uint8_t mine = of(side), theirs = of(opponent(side));
    for (std::size_t i = 0; i + 1 < length_; ++i)
      if (cell(p, i) == mine && cell(p, i + 1) == theirs) list.push_back(move(i, i + 1));
    for (std::size_t i = 1; i < length_; ++i)
      if (cell(p, i) == mine && cell(p, i - 1) == theirs) list.push_back(move(i, i - 1));
    return list;
  }
  /// Every pair of unlike neighbours is a move of each side.
  std::size_t move_count(const Position& p, Side) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < length_; ++i) count += (cell(p, i) ^ cell(p, i + 1)) == 3;
    return count;
  }
  Position play(Position p, Side side, Move move) const {
    set_cell(p, move.from, 0);
    set_cell(p, move.to, of(side));
    return p;
  }
  std::optional<Result> result(const Position& p, Side side) const {
    if (move_count(p, side) == 0) return Result::loss;
    return std::nullopt;
  }
  std::uint64_t hash(const Position& p) const {
    std::uint64_t h = 0, word = 0;
    for (std::size_t i = 0; i < p.bytes.size(); i += 8) {
      std::memcpy(&word, p.bytes.data() + i, 8);
      h = mix(h, word);
    }
    return h;
  }
  /// Clears runs of one colour.
  Position tidied(Position p) const {
    for (std::size_t start = 0; start < length_;) {
      std::size_t end = start;
      std::uint8_t colours = 0;
      for (; end < length_ && cell(p, end) != 0; ++end) colours |= cell(p, end);
      for (std::size_t i = start; colours != 3 && i < end; ++i) set_cell(p, i, 0);
      start = end + 1;
    }
    return p;
  }

 private:
  static std::uint8_t of(Side side) { return side == Side::left ? 1 : 2; }
  static Move move(std::size_t from, std::size_t to) {
    return {static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to)};
  }

  std::size_t length_;
};

}  // namespace zermelo::clobber
