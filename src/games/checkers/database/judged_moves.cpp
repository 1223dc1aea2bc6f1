#include "games/checkers/database/judged_moves.h"

#include <fmt/format.h>

#include "game/result.h"

namespace zermelo::checkers {

std::optional<std::vector<JudgedMove>> judged_moves(Database& database, const Position& p,
                                                    Side side) {
  std::vector<JudgedMove> out;
  bool is_complete = true;
  for (const Move& move : MoveList(p, side)) {
    const Position after = play(p, side, move);
    const auto worth = database.worth_of_move(after, opponent(side), converts(p, side, move));
    if (worth) out.push_back({move, after, *worth});
    is_complete = is_complete && worth.has_value();
  }
  if (!is_complete) return std::nullopt;
  return out;
}

Worth best_worth(const std::vector<JudgedMove>& moves) {
  std::vector<Worth> worths;
  for (const JudgedMove& each : moves) worths.push_back(each.worth);
  return best_of(worths);
}

std::vector<std::string> best_moves(const std::vector<JudgedMove>& moves) {
  const Worth best = best_worth(moves);
  std::vector<std::string> out;
  for (const JudgedMove& each : moves)
    if (each.worth == best) out.push_back(text(each.move));
  return out;
}

std::string in_words(const Worth& worth) {
  if (worth.result == Result::draw) return "draw";
  return fmt::format("{} in {}", name(worth.result), worth.plies);
}

}  // namespace zermelo::checkers
