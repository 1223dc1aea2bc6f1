#include <fmt/format.h>
#include <zermelo/checkers.h>

#include "base/bits.h"
#include "base/error.h"
#include "games/checkers/board/moves.h"
#include "library/checkers_setup.h"

namespace zermelo {

using checkers::Position;

const char* why_not_a_position(const Position& p) {
  const checkers::Squares black = pieces(p, Side::left), white = pieces(p, Side::right);
  if ((black & white) != 0 || (p.men[0] & p.kings[0]) != 0 || (p.men[1] & p.kings[1]) != 0)
    return "checkers: two pieces stand on one square";
  if ((p.men[0] & checkers::black_crowns) != 0 || (p.men[1] & checkers::white_crowns) != 0)
    return "checkers: a man stands on its crowning row";
  if (count_of(black) > checkers::most_pieces || count_of(white) > checkers::most_pieces)
    return "checkers: a side has more than 12 pieces";
  if ((black | white) == 0) return "checkers: the board is empty";
  return nullptr;
}

checkers::Setup setup_of(const CheckersPosition& position) {
  return {{{position.black_men, position.white_men}, {position.black_kings, position.white_kings}},
          position.black_to_move ? Side::left : Side::right};
}

checkers::Setup checked_setup(const CheckersPosition& position) {
  const checkers::Setup out = setup_of(position);
  if (const char* why = why_not_a_position(out.position)) throw Error(why);
  return out;
}

CheckersPosition position_of(const Position& p, Side to_move) {
  return {p.men[0], p.kings[0], p.men[1], p.kings[1], to_move == Side::left};
}

CheckersPosition checkers_position(std::string_view fen) {
  const auto setup = checkers::read_fen(fen);
  return position_of(setup.position, setup.to_move);
}

std::string checkers_fen(const CheckersPosition& position) {
  const auto setup = checked_setup(position);
  return checkers::write_fen(setup.position, setup.to_move);
}

std::vector<CheckersMove> checkers_moves(const CheckersPosition& position) {
  const auto [p, side] = checked_setup(position);
  std::vector<CheckersMove> out;
  for (const checkers::Move& move : checkers::MoveList(p, side))
    out.push_back({checkers::text(move), position_of(play(p, side, move), opponent(side))});
  return out;
}

CheckersPosition checkers_play(const CheckersPosition& position, std::string_view move) {
  const auto [p, side] = checked_setup(position);
  return position_of(play(p, side, checkers::read_move(move, p, side)), opponent(side));
}

}  // namespace zermelo
