#include <fmt/format.h>
#include <zermelo/connect.h>

#include <algorithm>

#include "base/budget.h"
#include "games/connect/board/rows.h"
#include "games/connect/exact/exact.h"
#include "games/connect/threats/forcing.h"
#include "games/connect/types/types.h"

namespace zermelo {
namespace {

using connect::Colour;
using connect::Grid;

BoardTurn turn_of(const std::vector<unsigned>& cells, unsigned columns) {
  BoardTurn out;
  for (const unsigned cell : cells) out.push_back({cell / columns, cell % columns});
  return out;
}

Colour mover_of(const ConnectPosition& position) {
  return position.black_to_move ? Colour::black : Colour::white;
}

/// A board on which nobody has won yet.
Grid open_board(const ConnectPosition& position) {
  const Grid grid = connect::read_grid(position.board);
  if (connect::row_won_already(grid, position.k))
    throw Error(fmt::format("connect: a row of {} stands on the board already", position.k));
  return grid;
}

/// The kind asked for, or the usual one.
ThreatKind checked_kind(ThreatKind kind, unsigned p) {
  if (p != 1 && p != 2)
    throw Error(fmt::format("connect: threats with {} stones a turn; expected 1 or 2", p));
  if (kind == ThreatKind::usual) return p == 2 ? ThreatKind::double_only : ThreatKind::fours;
  const bool is_for_two = kind == ThreatKind::double_only || kind == ThreatKind::single_first;
  if (is_for_two != (p == 2))
    throw Error(fmt::format("connect: this kind of threats needs {} a turn; the rules have {}",
                            is_for_two ? "two stones" : "one stone", p));
  return kind;
}

}  // namespace

ShapeTypes connect_shape(std::string_view text, unsigned k, unsigned p) {
  const connect::LineTypes types(connect::checked_line_rules(k, p));
  const connect::Shape shape = connect::read_shape(text, k);
  ShapeTypes out{types.name(types.type(shape)), types.fine_name(shape), {}};
  for (const char code : connect::points_of(shape, types, connect::Promotions::all))
    out.points.push_back(types.name(static_cast<connect::TypeCode>(code)));
  std::ranges::reverse(out.points);  // the head comes last in the text
  return out;
}

ThreatLine connect_threats(const ConnectPosition& position, unsigned turns, ThreatKind kind,
                           const Limits& limits) {
  constexpr unsigned most_turns = 1000, usual_reach = 2;
  kind = checked_kind(kind, position.p);
  const unsigned k = connect::checked_line_rules(position.k, position.p).k;
  const Grid grid = open_board(position);
  const unsigned limit = std::min(turns, most_turns);
  Budget budget(limits);
  const auto found =
      position.p == 2
          ? connect::solve_threats(grid, k, mover_of(position), limit, budget,
                                   {kind == ThreatKind::single_first, false})
          : connect::solve_forcing(grid, {k, false, kind == ThreatKind::threes ? usual_reach : 0},
                                   mover_of(position), limit, false, budget);
  ThreatLine out;
  out.nodes = budget.nodes();
  out.seconds = budget.seconds();
  if (found.result == connect::ThreatResult::unknown) return out;
  out.result = found.result == connect::ThreatResult::win ? Result::win : Result::loss;
  out.turns = found.win.turns;
  out.first_moves = found.win.first_moves;
  out.is_cut = found.win.cut != connect::ThreatWin::Cut::nothing;
  for (const auto& cells : found.win.line) out.line.push_back(turn_of(cells, grid.columns));
  return out;
}

ConnectSolution connect_solve(const ConnectPosition& position, unsigned stones,
                              const Limits& limits, std::size_t most_bytes) {
  const Grid grid = connect::read_grid(position.board);
  if (grid.size() > connect::most_points_solved)
    throw Error(fmt::format("connect: a board of {} by {}; games of up to {} points are solved",
                            grid.rows, grid.columns, connect::most_points_solved));
  constexpr unsigned most = 1024;  // as the rules of the program
  if (stones < 1 || stones > connect::most_points_solved || position.p < 1 || position.p > most ||
      position.k < 1 || position.k > most)
    throw Error(fmt::format(
        "connect: {} in a row with {} a turn, {} now; expected 1 to {}, and 1 to {} now",
        position.k, position.p, stones, most, connect::most_points_solved));
  const connect::GameRules rules{grid.rows, grid.columns, position.k, position.p, stones};
  Budget budget(limits);
  const auto found =
      connect::solve_game({rules, grid, mover_of(position), stones}, most_bytes, budget);
  ConnectSolution out;
  out.nodes = budget.nodes();
  out.seconds = budget.seconds();
  out.turn = turn_of(found.turn, grid.columns);
  if (!found.ending) return out;
  out.ending = *found.ending == connect::Ending::first    ? ConnectEnding::black_wins
               : *found.ending == connect::Ending::second ? ConnectEnding::white_wins
                                                          : ConnectEnding::draw;
  return out;
}

}  // namespace zermelo
