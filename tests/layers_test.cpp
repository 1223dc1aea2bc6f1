// The one dependency rule: a folder includes itself and what is left of it; games never include
// each other; the faces know no single game. Checked on the includes of every source file.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path source = fs::path(SOURCE_PATH) / "src";

/// base < game < value < search < table < games < web, python < cli
const std::map<std::string, int> rank{{"base", 0},   {"game", 1},   {"value", 2},
                                      {"search", 3}, {"table", 4},  {"games", 5},
                                      {"web", 6},    {"python", 6}, {"cli", 7}};

/// Where a file lives: its layer and, in games/, the game.
struct Room {
  std::string layer, game;
};

Room room_of(const fs::path& path) {
  auto part = path.begin();
  Room room{part->string(), ""};
  if (room.layer == "games" && std::distance(path.begin(), path.end()) > 2)
    room.game = (++part)->string();
  return room;
}

/// Why `from` may not include `to`; empty when it may.
std::string objection(const fs::path& from, const fs::path& to) {
  const Room a = room_of(from), b = room_of(to);
  if (!rank.contains(b.layer)) return "no such layer";
  if (a.layer == b.layer && (a.game == b.game || a.game.empty())) return "";
  if (a.layer == b.layer) return b.game.empty() ? "" : "games never include each other";
  if (rank.at(b.layer) >= rank.at(a.layer)) return "not to the left of " + a.layer;
  const bool face = rank.at(a.layer) > rank.at("games");
  if (face && b.layer == "games" && to != fs::path("games/catalog.h"))
    return "faces know no single game";
  return "";
}

std::vector<fs::path> source_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    const auto extension = entry.path().extension();
    if (extension == ".h" || extension == ".cpp")
      files.push_back(fs::relative(entry.path(), source));
  }
  return files;
}

TEST(Layers, EveryFileLivesInAKnownRoom) {
  EXPECT_GT(source_files().size(), 50U);
  for (const auto& file : source_files()) EXPECT_TRUE(rank.contains(room_of(file).layer)) << file;
}

TEST(Layers, EveryIncludePointsToTheLeft) {
  const std::regex include("^\\s*#\\s*include\\s*\"([^\"]+)\"");
  std::size_t found = 0;
  for (const auto& file : source_files()) {
    const bool is_test = file.string().ends_with("_test.cpp");
    std::ifstream lines(source / file);
    for (std::string line; std::getline(lines, line);) {
      std::smatch match;
      if (!std::regex_search(line, match, include)) continue;
      if (is_test && match[1].str().starts_with("tests/")) continue;
      ++found;
      EXPECT_EQ(objection(file, match[1].str()), "") << file << " includes " << match[1];
    }
  }
  EXPECT_GT(found, 100U);
}

TEST(Layers, TheRuleObjectsToWhatItShould) {
  EXPECT_EQ(objection("search/negamax.h", "game/game.h"), "");
  EXPECT_EQ(objection("games/catalog.cpp", "games/clobber/expert.h"), "");
  EXPECT_EQ(objection("cli/program.h", "games/catalog.h"), "");
  EXPECT_NE(objection("base/error.h", "game/game.h"), "");
  EXPECT_NE(objection("search/negamax.h", "table/table.h"), "");
  EXPECT_NE(objection("games/clobber/board.h", "games/hackenbush/drawing.h"), "");
  EXPECT_NE(objection("cli/program.h", "games/clobber/board.h"), "");
  EXPECT_NE(objection("web/routes.cpp", "python/module.h"), "");
  EXPECT_NE(objection("search/negamax.h", "util/strings.h"), "");
}

TEST(Layers, NoFilePasses600Lines) {
  for (const auto& file : source_files()) {
    std::ifstream lines(source / file);
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);) ++count;
    EXPECT_LE(count, 600U) << file;
  }
}

}  // namespace
