#include "games/clobber/rows/row_prober.h"

#include <algorithm>
#include <bit>

#include "value/text.h"

namespace zermelo::clobber {
namespace {

std::optional<Row> connected_row(const Board& board, std::uint32_t longest) {
  const bool has_gap = std::ranges::find(board.cells, Cell::empty) != board.cells.end();
  if (board.rows != 1 || has_gap || board.cells.size() > longest) return std::nullopt;
  const auto length = static_cast<std::uint32_t>(board.cells.size());
  std::uint32_t black = 0;
  for (std::uint32_t i = 0; i < length; ++i) black |= board.cells[i] == Cell::black ? 1U << i : 0U;
  return Row::of(length, black);
}

/// The moves of a side in the given pairs of unlike neighbours.
std::vector<Move> moves_in(Row row, std::uint32_t pairs, Side side) {
  std::vector<Move> out;
  for (; pairs != 0; pairs &= pairs - 1) {
    const auto first = static_cast<std::uint16_t>(std::countr_zero(pairs));
    const auto second = static_cast<std::uint16_t>(first + 1);
    const bool is_first_black = (row.black() >> first & 1U) != 0;
    const bool first_moves = is_first_black == (side == Side::left);
    out.push_back(first_moves ? Move{first, second} : Move{second, first});
  }
  return out;
}

}  // namespace

std::optional<RowProbe> RowProber::probe(const Board& board) {
  const auto row = connected_row(board, table_.length);
  if (!row) return std::nullopt;
  const auto i = row_index(*row);
  RowProbe out{.outcome = table_.outcome[i],
               .value = value_text(store_, table_.value[i]),
               .left_dominated = moves_in(*row, table_.left_dominated[i], Side::left),
               .right_dominated = moves_in(*row, table_.right_dominated[i], Side::right),
               .bounds = table_.bounds[i],
               .simplest = {}};
  if (table_.simplest[i] != RowTable::no_row) out.simplest = row_at(table_.simplest[i]);
  return out;
}

}  // namespace zermelo::clobber
