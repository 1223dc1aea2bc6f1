#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "game/game.h"
#include "tests/slow_values.h"

namespace zermelo::testing {

/// Toppling Dominoes, for tests of the engines that add games up: rows of dominoes with gaps
/// between them, 'L' Left's, 'R' Right's, '.' a gap. A player topples one of his own to either
/// side, and all of its row that stands there falls with it. Hot and cold values of every kind,
/// from rules of a few lines; at most 64 cells.
class Toppling {
 public:
  struct Position {
    std::uint64_t left = 0, right = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    std::uint32_t domino = 0;
    bool to_right = false;
    friend bool operator==(const Move&, const Move&) = default;
  };
  static constexpr bool normal_play = true;

  std::vector<Move> moves(const Position& p, Side side) const {
    std::vector<Move> out;
    for (auto own = side == Side::left ? p.left : p.right; own != 0; own &= own - 1) {
      const auto domino = static_cast<std::uint32_t>(std::countr_zero(own));
      out.push_back({domino, false});
      out.push_back({domino, true});
    }
    return out;
  }

  Position play(const Position& p, Side, const Move& move) const {
    const auto all = p.left | p.right, row = run(all, move.domino);
    const auto low = (std::uint64_t{2} << move.domino) - 1;  // up to the domino itself
    const auto fallen = row & (move.to_right ? ~(low >> 1) : low);
    return {p.left & ~fallen, p.right & ~fallen};
  }

  std::optional<Result> result(const Position& p, Side side) const {
    return moves(p, side).empty() ? std::optional(Result::loss) : std::nullopt;
  }

  std::uint64_t hash(const Position& p) const { return mix(mix(p.left), p.right); }

  std::vector<Position> parts(const Position& p) const {
    std::vector<Position> out;
    for (auto rest = p.left | p.right; rest != 0;) {
      const auto row = run(rest, static_cast<std::uint32_t>(std::countr_zero(rest)));
      out.push_back({p.left & row, p.right & row});
      rest &= ~row;
    }
    return out;
  }

  /// A row at the first cell, or its mirror image there.
  Position key(const Position& p) const {
    const Position back{reversed(p.left), reversed(p.right)};
    const Position one = pushed(p), other = pushed(back);
    return std::pair(one.left, one.right) < std::pair(other.left, other.right) ? one : other;
  }

  Position mirrored(const Position& p) const { return {p.right, p.left}; }

  std::string text(const Position& p) const {
    std::string out;
    for (auto i = std::uint32_t{0}; i < 64 && (p.left | p.right) >> i != 0; ++i)
      out += (p.left >> i & 1U) != 0 ? 'L' : (p.right >> i & 1U) != 0 ? 'R' : '.';
    return out;
  }
  std::string text(const Move& move) const {
    return std::to_string(move.domino) + (move.to_right ? '>' : '<');
  }

  static Position read(std::string_view text) {
    Position p;
    for (std::size_t i = 0; i < text.size(); ++i) {
      p.left |= std::uint64_t{text[i] == 'L' ? 1U : 0U} << i;
      p.right |= std::uint64_t{text[i] == 'R' ? 1U : 0U} << i;
    }
    return p;
  }

 private:
  static std::uint64_t run(std::uint64_t all, std::uint32_t cell) {
    std::uint64_t row = std::uint64_t{1} << cell;
    for (std::uint64_t more = 0; more != row;) {
      more = row;
      row |= (row << 1 | row >> 1) & all;
    }
    return row;
  }
  static std::uint64_t reversed(std::uint64_t cells) {
    std::uint64_t out = 0;
    for (int i = 0; i < 64; ++i) out |= (cells >> i & 1U) << (63 - i);
    return out;
  }
  static Position pushed(const Position& p) {
    if ((p.left | p.right) == 0) return p;
    const auto low = std::countr_zero(p.left | p.right);
    return {p.left >> low, p.right >> low};
  }
};

/// The same game once more, on plain text and without parts: the form that the rules say.
class SlowToppling {
 public:
  slow::Game form(const std::string& rows) {
    if (const auto known = forms_.find(rows); known != forms_.end()) return known->second;
    std::vector<slow::Game> left, right;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (rows[i] == '.') continue;
      auto& options = rows[i] == 'L' ? left : right;
      for (const int step : {-1, 1}) options.push_back(form(toppled(rows, i, step)));
    }
    return forms_[rows] = slow::game(left, right);
  }

 private:
  static std::string toppled(std::string rows, std::size_t at, int step) {
    for (; at < rows.size() && rows[at] != '.'; at += static_cast<std::size_t>(step))
      rows[at] = '.';
    return rows;
  }

  std::map<std::string, slow::Game> forms_;
};

}  // namespace zermelo::testing
