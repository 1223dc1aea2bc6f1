#include "cli/summaries.h"

#include <algorithm>

namespace zermelo {
namespace {

struct Summary {
  std::string_view name, text;
};

constexpr Summary of_several_games[] = {
    {"solve", "the winner and a winning move"},
    {"value", "the game value, and the facts that follow from it"},
    {"moves", "every move and the position it leads to"},
    {"perft", "the number of lines of play of a given length"},
    {"build", "compute the tables of a game"},
    {"verify", "recompute the tables by slow, independent rules"},
    {"probe", "look positions up in the tables"},
};

}  // namespace

std::string summary_over_games(const CommandList& commands, std::string_view name) {
  const auto games = commands.games_with(name);
  const auto* known = std::ranges::find(of_several_games, name, &Summary::name);
  if (games.size() > 1 && known != std::end(of_several_games)) return std::string(known->text);
  return games.empty() ? "" : commands.find(*commands.game(games.front()), name)->summary;
}

}  // namespace zermelo
