#include "papers/checkers_perfect_play/figure_one.h"

#include <optional>
#include <sstream>
#include <string>

#include "base/error.h"
#include "games/checkers/board/moves.h"

namespace zermelo::checkers {
namespace {

constexpr std::string_view ten_pieces = "B:W13,21,22,23,28:B1,2,6,14,20";

/// The position after the line and one more move; nothing when a move is not legal.
std::optional<Position> after(Position p, std::string_view last) {
  std::istringstream words(std::string(line_of_figure_one) + ' ' + std::string(last));
  Side side = Side::left;
  try {
    for (std::string word; words >> word; side = opponent(side))
      p = play(p, side, read_move(word, p, side));
  } catch (const Error&) {
    return std::nullopt;
  }
  return p;
}

/// The positions with one more piece of a side on one of these squares.
std::vector<Position> with_one_more(const Position& p, Side side, Squares among) {
  std::vector<Position> out;
  for (Squares free = among & ~pieces(p); free != 0; free &= free - 1) {
    const Squares place = square(lowest(free));
    Position man = p, king = p;
    man.men[index_of(side)] |= place;
    king.kings[index_of(side)] |= place;
    if ((place & crowns(side)) == 0) out.push_back(man);
    out.push_back(king);
  }
  return out;
}

}  // namespace

std::vector<FigureOne> completions_of_figure_one() {
  const Position ten = read_fen(ten_pieces).position;
  std::vector<FigureOne> out;
  const auto add = [&](Side first, Side second) {
    for (const Position& eleven : with_one_more(ten, first, ~Squares{0})) {
      // Two pieces of one colour are added in ascending order, so that each pair occurs once.
      const unsigned last = lowest(pieces(eleven) & ~pieces(ten));
      const Squares above = ~(below(last) | square(last));
      for (const Position& twelve :
           with_one_more(eleven, second, first == second ? above : ~Squares{0})) {
        const auto two = after(twelve, jump_to_figure_two);
        const auto three = after(twelve, jump_to_figure_three);
        if (two && three) out.push_back({twelve, *two, *three});
      }
    }
  };
  add(Side::right, Side::left);
  add(Side::right, Side::right);
  add(Side::left, Side::left);
  return out;
}

}  // namespace zermelo::checkers
