#include "cli/purposes.h"

#include <algorithm>

namespace zermelo {
namespace {

const std::vector<Purpose>& all_purposes() {
  static const std::vector<Purpose> purposes{
      {"Find the winner and good moves", {"solve", "moves", "line", "analyse"}},
      {"Find what a position is worth", {"value", "weigh", "eval", "conjecture"}},
      {"Build tables and ask them",
       {"plan", "build", "probe", "stats", "longest", "verify", "tables"}},
      {"Play, and look at games", {"play", "engine", "annotate", "match", "draw", "explore"}},
      {"Check papers, claims and speed", {"reproduce", "check", "perft", "bench"}},
      {"Learn the program", {"help", "man", "completion", "version"}}};
  return purposes;
}

}  // namespace

std::vector<Purpose> by_purpose(const std::vector<std::string>& commands) {
  std::vector<Purpose> out;
  std::vector<std::string> rest = commands;
  for (const Purpose& purpose : all_purposes()) {
    Purpose present{purpose.title, {}};
    for (const auto& name : purpose.commands)
      if (std::erase(rest, name) > 0) present.commands.push_back(name);
    if (!present.commands.empty()) out.push_back(std::move(present));
  }
  if (!rest.empty()) out.push_back({other_purposes, std::move(rest)});
  return out;
}

}  // namespace zermelo
