#include "games/checkers/slow/slow_index.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace zermelo::checkers {

namespace {

constexpr unsigned most_chosen = 13;

using Triangle = std::array<std::array<std::uint64_t, most_chosen + 1>, 33>;

/// Pascal's triangle.
constexpr Triangle choices = [] {
  Triangle table{};
  for (unsigned from = 0; from <= 32; ++from) {
    table[from][0] = 1;
    for (unsigned chosen = 1; from > 0 && chosen <= most_chosen; ++chosen) {
      table[from][chosen] = table[from - 1][chosen - 1] + table[from - 1][chosen];
    }
  }
  return table;
}();

/// A set of numbers, ascending.
struct Chosen {
  std::array<unsigned, most_chosen> numbers{};
  unsigned count = 0;
};

/// The set with this rank: its largest number is the largest c with choose(c, count) <= rank, and
/// the other numbers are the set of one less with the rest of the rank.
Chosen chosen_by_rank(std::uint64_t rank, unsigned count) {
  Chosen set{.count = count};
  unsigned number = 32;
  for (unsigned left = count; left > 0; --left) {
    do --number;
    while (choices[number][left] > rank);
    rank -= choices[number][left];
    set.numbers[left - 1] = number;
  }
  return set;
}

/// Puts `piece` on the chosen ones of the empty cells, counted from `first_cell`.
void place(SlowBoard& board, const Chosen& set, unsigned first_cell, SlowPiece piece) {
  unsigned empty_ones = 0, placed = 0;
  for (unsigned cell = first_cell; placed < set.count; ++cell) {
    if (board.cells[cell] != SlowPiece::none) continue;
    if (empty_ones++ == set.numbers[placed]) {
      board.cells[cell] = piece;
      ++placed;
    }
  }
}

}  // namespace

std::uint64_t slow_choose(unsigned from, unsigned chosen) { return choices[from][chosen]; }

SlowMaterial material(const SlowBoard& board) {
  std::array<unsigned, 5> count{};
  each_piece(board, [&](unsigned, SlowPiece piece) { ++count[static_cast<unsigned>(piece)]; });
  return {.black_kings = count[static_cast<unsigned>(SlowPiece::black_king)],
          .black_men = count[static_cast<unsigned>(SlowPiece::black_man)],
          .white_kings = count[static_cast<unsigned>(SlowPiece::white_king)],
          .white_men = count[static_cast<unsigned>(SlowPiece::white_man)]};
}

SlowMaterial mirrored(const SlowMaterial& material) {
  return {material.white_kings, material.white_men, material.black_kings, material.black_men};
}

SlowIndex::SlowIndex(const SlowMaterial& material)
    : material_(material),
      white_king_placements_(
          slow_choose(32 - material.men() - material.black_kings, material.white_kings)) {
  king_placements_ =
      slow_choose(32 - material.men(), material.black_kings) * white_king_placements_;
  before_black_men_.push_back(0);
  for (std::uint64_t rank = 0; rank < slow_choose(28, material.black_men); ++rank) {
    const Chosen set = chosen_by_rank(rank, material.black_men);
    unsigned in_the_way = 0;
    for (unsigned i = 0; i < set.count; ++i) in_the_way += set.numbers[i] >= 4;
    before_black_men_.push_back(before_black_men_.back() +
                                slow_choose(28 - in_the_way, material.white_men));
  }
}

std::uint64_t SlowIndex::rank(const SlowBoard& board) const {
  assert(board.to_move == Side::left && material(board) == material_);
  std::uint64_t black_men_rank = 0, white_men_rank = 0, black_kings_rank = 0, white_kings_rank = 0;
  unsigned black_men = 0, black_men_beyond_4 = 0, white_men = 0, black_kings = 0, white_kings = 0;
  each_piece(board, [&](unsigned cell, SlowPiece piece) {
    // The number of a cell among those open to a piece is the cell minus the pieces below it that
    // come earlier in the order.
    const unsigned free_of_men = cell - black_men - white_men;
    switch (piece) {
      case SlowPiece::none:
        break;
      case SlowPiece::black_man:
        black_men_rank += choices[cell][++black_men];
        if (cell >= 4) ++black_men_beyond_4;
        break;
      case SlowPiece::white_man:
        white_men_rank += choices[cell - 4 - black_men_beyond_4][++white_men];
        break;
      case SlowPiece::black_king:
        black_kings_rank += choices[free_of_men][++black_kings];
        break;
      case SlowPiece::white_king:
        white_kings_rank += choices[free_of_men - black_kings][++white_kings];
        break;
    }
  });
  const std::uint64_t men = before_black_men_[black_men_rank] + white_men_rank;
  return men * king_placements_ + black_kings_rank * white_king_placements_ + white_kings_rank;
}

SlowBoard SlowIndex::board(std::uint64_t index) const {
  assert(index < size());
  const std::uint64_t men = index / king_placements_, kings = index % king_placements_;
  const auto after = std::upper_bound(before_black_men_.begin(), before_black_men_.end(), men);
  const auto black_men_rank = static_cast<std::uint64_t>(after - before_black_men_.begin()) - 1;
  const std::uint64_t white_men_rank = men - before_black_men_[black_men_rank];
  SlowBoard board;
  place(board, chosen_by_rank(black_men_rank, material_.black_men), 0, SlowPiece::black_man);
  place(board, chosen_by_rank(white_men_rank, material_.white_men), 4, SlowPiece::white_man);
  place(board, chosen_by_rank(kings / white_king_placements_, material_.black_kings), 0,
        SlowPiece::black_king);
  place(board, chosen_by_rank(kings % white_king_placements_, material_.white_kings), 0,
        SlowPiece::white_king);
  return board;
}

const SlowIndex& SlowIndexes::of(const SlowMaterial& material) {
  const unsigned name = material.black_kings << 12 | material.black_men << 8 |
                        material.white_kings << 4 | material.white_men;
  auto& index = made_[name];
  if (!index) index = std::make_unique<SlowIndex>(material);
  return *index;
}

}  // namespace zermelo::checkers
