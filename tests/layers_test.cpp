// The order of folders: a folder includes itself and the folders to its left, in the order of the
// storeys and of the rooms inside a game. Checked on the includes of every source file.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Names = std::vector<std::string>;

const fs::path source = fs::path(SOURCE_PATH) / "src";
const fs::path published = fs::path(SOURCE_PATH) / "include/zermelo";

/// base < game < value < search < table < games < sums < library < commands < papers < web, python <
/// cli
const std::map<std::string, int> storeys{
    {"base", 0},  {"game", 1},    {"value", 2},   {"search", 3},   {"table", 4},
    {"games", 5}, {"sums", 6},    {"library", 7}, {"commands", 8}, {"papers", 9},
    {"web", 10},  {"python", 10}, {"cli", 11}};

/// The public headers of plain types, which every storey may include; the others declare what
/// `library` defines and are for it, for outside programs, and for `python`, which shows them.
const std::set<std::string> plain_types{"budget.h",        "dyadic.h", "error.h", "estimate.h",
                                        "numbered_game.h", "result.h", "side.h",  "thermograph.h"};

/// The rooms of a game, each of which may include itself and those before it. `slow` is the
/// independent reference, which shares only the types named below with the code it checks.
const std::map<std::string, Names> rooms{
    {"checkers", {"board", "index", "solve", "database", "slow", "verify", "play"}},
    {"clobber", {"board", "rows", "slow", "sums"}},
    {"connect", {"board", "types", "slow", "threats", "exact", "play"}},
    {"hackenbush", {"drawing", "value", "weigh"}}};

/// The files that a verifier may share with the code it verifies: a shape, and the reader of files.
const std::set<std::string> shared_with_slow{"games/connect/types/shape.h",
                                             "games/connect/types/shape_file.h"};

Names parts_of(const fs::path& path) {
  Names parts;
  for (const auto& part : path) parts.push_back(part.string());
  return parts;
}

/// The folder below a storey that a file lies in: a game, a paper; empty for the storey's own
/// files.
std::string folder_of(const Names& parts) { return parts.size() > 2 ? parts[1] : ""; }

std::string room_of(const Names& parts) { return parts.size() > 3 ? parts[2] : ""; }

bool is_test(const fs::path& path) { return path.string().ends_with("_test.cpp"); }

/// Two files of one game. A test may look into every room of its game.
std::string room_objection(const fs::path& from, const fs::path& to) {
  const Names a = parts_of(from), b = parts_of(to);
  const auto order = rooms.find(a[1]);
  if (order == rooms.end() || is_test(from)) return "";
  const auto rank = [&](const Names& parts) {
    return std::ranges::find(order->second, room_of(parts)) - order->second.begin();
  };
  if (rank(b) > rank(a)) return "not a room before " + room_of(a);
  const bool shares = room_of(a) != "slow" || room_of(b) == "slow";
  if (!shares && !shared_with_slow.contains(to.string())) return "slow shares nothing";
  return "";
}

/// Two files of one storey.
std::string neighbour_objection(const fs::path& from, const fs::path& to) {
  const Names a = parts_of(from), b = parts_of(to);
  const std::string mine = folder_of(a), theirs = folder_of(b);
  if (a[0] == "games" && mine == theirs) return room_objection(from, to);
  if (mine == theirs || theirs.empty() || theirs == "draw" || theirs == "normal_play" ||
      theirs == "prompt")
    return "";
  if (mine.empty() && parts_of(from)[1] == "catalog.cpp") return "";
  // Tests of values write them as the calculator reads them.
  if ((a[0] == "papers" || a[0] == "value") && is_test(from)) return "";
  return "neighbours do not include each other";
}

/// Why `from` may not include `to`; empty when it may.
std::string objection(const fs::path& from, const fs::path& to) {
  const Names a = parts_of(from), b = parts_of(to);
  if (!storeys.contains(b[0])) return "no such storey";
  if (a[0] == b[0]) return neighbour_objection(from, to);
  if (storeys.at(b[0]) >= storeys.at(a[0])) return "not to the left of " + a[0];
  if (b[0] == "library") return "the library is for outside programs";
  const bool is_face = storeys.at(a[0]) > storeys.at("papers");
  const bool is_inside = !folder_of(b).empty() && folder_of(b) != "draw";
  if (is_face && is_inside) return "the faces know no single game and no single paper";
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
  for (const auto& file : source_files()) {
    const Names parts = parts_of(file);
    EXPECT_TRUE(storeys.contains(parts[0])) << file;
    if (parts[0] != "games") continue;
    const auto order = rooms.find(folder_of(parts));
    const bool is_known = order == rooms.end()
                              ? room_of(parts).empty()
                              : std::ranges::count(order->second, room_of(parts)) == 1;
    EXPECT_TRUE(is_known) << file;
  }
}

TEST(Layers, EveryIncludePointsToTheLeft) {
  const std::regex include("^\\s*#\\s*include\\s*\"([^\"]+)\"");
  std::size_t found = 0;
  for (const auto& file : source_files()) {
    std::ifstream lines(source / file);
    for (std::string line; std::getline(lines, line);) {
      std::smatch match;
      if (!std::regex_search(line, match, include)) continue;
      if (is_test(file) && match[1].str().starts_with("tests/")) continue;
      ++found;
      EXPECT_EQ(objection(file, match[1].str()), "") << file << " includes " << match[1];
    }
  }
  EXPECT_GT(found, 100U);
}

std::vector<std::string> matches_in(const fs::path& file, const std::regex& what) {
  std::vector<std::string> out;
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_search(line, match, what)) out.push_back(match[1]);
  }
  return out;
}

TEST(Layers, OnlyTheLibraryIncludesPublicHeadersThatAreNotPlainTypes) {
  const std::regex include("^\\s*#\\s*include\\s*<zermelo/([^>]+)>");
  for (const auto& file : source_files()) {
    for (const auto& header : matches_in(source / file, include)) {
      EXPECT_TRUE(fs::exists(published / header)) << file << " includes " << header;
      const std::string storey = parts_of(file)[0];
      EXPECT_TRUE(storey == "library" || storey == "python" || plain_types.contains(header))
          << file << " includes " << header;
    }
  }
}

/// Outside programs have the standard library and these headers, and nothing of src/.
TEST(Layers, PublicHeadersIncludeOnlyTheStandardLibraryAndEachOther) {
  const std::regex include("^\\s*#\\s*include\\s*(\\S+)");
  const std::regex standard("^<[a-z_]+(\\.h)?>$");
  std::size_t found = 0;
  for (const auto& entry : fs::directory_iterator(published)) {
    ASSERT_EQ(entry.path().extension(), ".h") << entry.path();
    for (const auto& header : matches_in(entry.path(), include)) {
      ++found;
      const bool is_public = header.starts_with("<zermelo/") &&
                             fs::exists(published / header.substr(9, header.size() - 10));
      EXPECT_TRUE(is_public || std::regex_match(header, standard))
          << entry.path() << " includes " << header;
      EXPECT_TRUE(!plain_types.contains(entry.path().filename()) || !is_public ||
                  header == "<zermelo/export.h>" ||
                  plain_types.contains(header.substr(9, header.size() - 10)))
          << entry.path() << " includes " << header;
    }
  }
  EXPECT_GT(found, 100U);
}

TEST(Layers, TheRuleObjectsToWhatItShould) {
  EXPECT_EQ(objection("search/negamax.h", "game/game.h"), "");
  EXPECT_EQ(objection("commands/catalog.cpp", "commands/clobber/expert.h"), "");
  EXPECT_EQ(objection("cli/program.h", "commands/catalog.h"), "");
  EXPECT_EQ(objection("papers/connections/paper.cpp", "commands/connect/commands.h"), "");
  EXPECT_EQ(objection("games/checkers/solve/a.h", "games/checkers/index/slice.h"), "");
  EXPECT_EQ(objection("games/checkers/board/a_test.cpp", "games/checkers/slow/b.h"), "");
  EXPECT_NE(objection("base/error.h", "game/game.h"), "");
  EXPECT_NE(objection("search/negamax.h", "table/table.h"), "");
  EXPECT_EQ(objection("value/calculator/tokens.cpp", "value/store.h"), "");
  EXPECT_EQ(objection("value/text_test.cpp", "value/calculator/calculator.h"), "");
  EXPECT_NE(objection("value/store.cpp", "value/calculator/calculator.h"), "");
  EXPECT_NE(objection("games/clobber/board/board.h", "games/hackenbush/drawing/drawing.h"), "");
  EXPECT_NE(objection("games/checkers/index/slice.h", "games/checkers/solve/a.h"), "");
  EXPECT_NE(objection("games/checkers/slow/a.h", "games/checkers/board/moves.h"), "");
  EXPECT_NE(objection("games/clobber/board/board.h", "commands/answer.h"), "");
  EXPECT_NE(objection("games/clobber/board/a_test.cpp", "commands/answer.h"), "");
  EXPECT_NE(objection("commands/clobber/solve.cpp", "commands/connect/commands.h"), "");
  EXPECT_NE(objection("commands/clobber/solve.cpp", "papers/catalog.h"), "");
  EXPECT_NE(objection("commands/solve_answer.h", "commands/clobber/commands.h"), "");
  EXPECT_NE(objection("papers/clobber_plain/a.cpp", "papers/clobber_strong/b.h"), "");
  EXPECT_NE(objection("cli/program.h", "games/clobber/board/board.h"), "");
  EXPECT_NE(objection("cli/program.h", "papers/connections/reproductions.h"), "");
  EXPECT_NE(objection("web/routes.cpp", "python/module.h"), "");
  EXPECT_NE(objection("search/negamax.h", "util/strings.h"), "");
  EXPECT_EQ(objection("library/clobber.cpp", "games/clobber/board/board.h"), "");
  EXPECT_NE(objection("library/clobber.cpp", "commands/answer.h"), "");
  EXPECT_NE(objection("commands/clobber/solve.cpp", "library/value_access.h"), "");
  EXPECT_NE(objection("games/clobber/board/board.h", "library/value_access.h"), "");
}

TEST(Layers, NoFolderHoldsMoreThan45Files) {
  std::map<fs::path, unsigned> files;
  for (const auto& file : source_files())
    if (!is_test(file)) ++files[file.parent_path()];
  for (const auto& [folder, count] : files) EXPECT_LE(count, 45U) << folder;
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
