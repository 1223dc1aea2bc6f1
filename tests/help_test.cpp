// Help pages, made as the program makes them: each fits the terminal, begins with an example and
// explains the notation of positions.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "cli/command_list.h"
#include "cli/help.h"
#include "commands/program_options.h"
#include "papers/catalog.h"
#include "tests/lines.h"

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

}  // namespace
}  // namespace zermelo::testing
