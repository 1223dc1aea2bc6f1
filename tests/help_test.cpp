// Help pages, made as the program makes them: each fits the terminal, begins with an example and
// explains the notation of positions.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "cli/command_list.h"
#include "cli/help.h"
#include "cli/purposes.h"
#include "commands/program_options.h"
#include "papers/catalog.h"
#include "tests/lines.h"
#include "tests/program.h"

namespace zermelo::testing {
namespace {

/// All pages, by the words that ask for them.
std::map<std::string, std::string> help_pages(std::size_t width) {
  const Catalog catalog = make_catalog();
  CommandList commands(catalog);
  std::map<std::string, std::string> pages{{"", program_help(commands, width)}};
  for (const auto& expert : catalog) {
    const std::string game(expert->name());
    pages[game] = game_help(*expert, width);
    for (const auto& command : expert->commands()) {
      pages[command.name] = games_help(command.name, commands, width);
      pages[command.name + ' ' + game] =
          command_help(with_program_options(command), expert.get(), width);
    }
  }
  for (const Command* own : commands.all_own())
    pages[own->name] = command_help(with_program_options(*own), nullptr, width);
  const Command& reproduce = *commands.own("reproduce");
  for (const auto& item : reproduce.choices) {
    pages["reproduce " + item] =
        command_help(with_program_options(*reproduce.item(item)), nullptr, width);
  }
  return pages;
}

TEST(HelpPages, FitTheWidthOfTheTerminal) {
  for (const std::size_t width : {60U, 80U, 100U}) {
    for (const auto& [words, page] : help_pages(width)) {
      for (const auto& line : lines_of(page))
        EXPECT_LE(line.size(), width) << "help " << words << ": " << line;
    }
  }
}

TEST(HelpPages, AreShort) {
  for (const auto& [words, page] : help_pages(100))
    EXPECT_LE(lines_of(page).size(), 60U) << "help " << words;
}

/// The page with single blanks in place of blanks and line breaks, and without continued calls.
std::string unwrapped(const std::string& page) {
  std::string out;
  for (const char c : page) {
    const char blank = c == '\n' ? ' ' : c;
    if (blank == '\\') continue;
    if (blank != ' ' || !out.ends_with(' ')) out += blank;
  }
  return out;
}

TEST(HelpPages, SayTheSameAtEveryWidth) {
  const auto narrow = help_pages(60), wide = help_pages(100);
  for (const auto& [words, page] : narrow)
    EXPECT_EQ(unwrapped(page), unwrapped(wide.at(words))) << "help " << words;
}

TEST(HelpPages, SayHowAPositionIsWrittenWhereverOneIsTaken) {
  const Catalog catalog = make_catalog();
  CommandList commands(catalog);
  const auto pages = help_pages(100);
  for (const auto& expert : catalog) {
    ASSERT_FALSE(expert->notation().empty()) << expert->name();
    for (const auto& [name, text] : expert->notation()) {
      EXPECT_TRUE(contains(unwrapped(pages.at(std::string(expert->name()))), text)) << text;
      for (const auto& command : expert->commands()) {
        const auto page = command.name + ' ' + std::string(expert->name());
        if (!command.takes_words() || command.word == "file") continue;
        EXPECT_TRUE(contains(unwrapped(pages.at(page)), text)) << page << ": " << text;
      }
    }
  }
}

TEST(HelpPages, SayNothingOfTheNotationTwice) {
  for (const auto& expert : make_catalog()) {
    std::set<std::string> names;
    for (const auto& [name, text] : expert->notation())
      EXPECT_TRUE(names.insert(name).second) << expert->name() << ": " << name;
    for (const auto& command : expert->commands()) {
      for (const auto& [name, text] : command.notes)
        EXPECT_FALSE(names.contains(name)) << command.name << ' ' << expert->name() << ": " << name;
    }
  }
}

TEST(HelpPages, ListEveryCommandOnceByItsPurpose) {
  const Catalog catalog = make_catalog();
  CommandList commands(catalog);
  auto names = commands.names();
  std::vector<std::string> listed;
  for (const auto& [title, of_one] : by_purpose(names)) {
    EXPECT_NE(title, other_purposes);
    std::ranges::copy(of_one, std::back_inserter(listed));
  }
  std::ranges::sort(listed);
  EXPECT_EQ(listed, names);
  EXPECT_EQ(by_purpose({"solve", "dance"}).back().title, other_purposes);
  for (const auto& name : names)
    EXPECT_TRUE(contains(program_help(commands, 80), "\n  " + name + ' ')) << name;
}

/// The position that a picture shows: its first words.
std::string position_of(const std::string& picture) {
  return picture.substr(
      2, std::min({picture.find(" is "), picture.find(" has "), picture.find(", ")}) - 2);
}

TEST(PicturesOfGames, FitAHelpPageAndShowAPosition) {
  for (const auto& expert : make_catalog()) {
    const auto lines = lines_of(expert->picture());
    EXPECT_GE(lines.size(), 4U) << expert->name();
    for (const auto& line : lines) EXPECT_LE(line.size(), 58U) << line;
    EXPECT_TRUE(expert->reads(position_of(expert->picture()))) << position_of(expert->picture());
  }
}

/// The moves that the page of a game says are possible in its picture.
TEST(PicturesOfGames, NameMovesThatAreLegal) {
  const std::map<std::string, std::vector<std::string>> moves{
      {"clobber", {"1-2", "1-5", "6-2", "6-5"}},
      {"domineering", {"0-3", "0-1"}},
      {"checkers", {"25-29", "25-30"}},
      {"hackenbush", {"0-1-B"}}};
  for (const auto& expert : make_catalog()) {
    const std::string game(expert->name());
    if (!moves.contains(game)) continue;
    const auto list = run({"moves", game, position_of(expert->picture())}).out;
    for (const auto& move : moves.at(game))
      EXPECT_TRUE(contains(list, "\n  " + move + ' ')) << game << ' ' << move << ": " << list;
  }
}

TEST(TheListOfReproductions, IsAtMost80ColumnsWide) {
  const auto list = run({"reproduce", "--list"}).out;
  EXPECT_GT(list.size(), 1000U);
  for (const auto& line : lines_of(list)) EXPECT_LE(line.size(), 80U) << line;
}

}  // namespace
}  // namespace zermelo::testing
