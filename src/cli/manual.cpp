#include "cli/manual.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/roff.h"
#include "cli/summaries.h"
#include "commands/program_options.h"
#include "commands/version.h"

namespace zermelo {
namespace {

/// A phrase of a help page as a sentence. A first word that is not plain letters keeps its case: it
/// is something to be typed.
Roff sentence(std::string text) {
  if (text.empty()) return plain("");
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto end = std::ranges::find_if_not(text, is_letter);
  const bool is_letters = end - text.begin() > 1 || text.starts_with("a ");
  const bool is_word = is_letters && (end == text.end() || *end == ' ' || *end == ':');
  if (is_word) text[0] = static_cast<char>(text[0] - 'a' + 'A');
  if (!text.ends_with('.')) text += '.';
  return plain(text);
}

Roff option_term(const Option& option) {
  const Roff name = bold("--" + option.name);
  if (option.kind == Kind::flag) return name;
  const Roff value = plain(" ") + italic(option.value);
  return option.bare.empty() ? name + value
                             : name + plain(" [") + italic(option.value) + plain("]");
}

std::string option_text(const Option& option) {
  std::string text = option.help;
  if (option.kind == Kind::choice) text += fmt::format(": {}", fmt::join(option.choices, ", "));
  const auto& fallback = option.shown_fallback();
  return fallback.empty() ? text : fmt::format("{} (default: {})", text, fallback);
}

/// The options that several games have, each with the same words: explained once. Their defaults
/// may differ.
class SharedOptions {
 public:
  void count(const Command& command, std::string_view game) {
    for (const Option& option : command.options)
      if (!option.is_hidden) count(option, game);
  }

  bool has(const Option& option) const {
    return std::ranges::any_of(seen_, [&](const Seen& s) { return s.is_shared && s.is(option); });
  }

  void write(RoffPage& page) const {
    for (const Seen& seen : seen_)
      if (seen.is_shared) page.item(option_term(seen.option), sentence(option_text(seen.option)));
  }

 private:
  struct Seen {
    Option option;
    std::string game;  // the first that has it
    bool is_shared = false;

    bool is(const Option& other) const {
      return option.name == other.name && option.help == other.help && option.kind == other.kind &&
             option.choices == other.choices;
    }
  };

  void count(const Option& option, std::string_view game) {
    const auto known = std::ranges::find_if(seen_, [&](const Seen& s) { return s.is(option); });
    if (known == seen_.end()) {
      seen_.push_back({option, std::string(game)});
      return;
    }
    known->is_shared = known->is_shared || known->game != game;
    if (known->option.shown_fallback() != option.shown_fallback())
      known->option.fallback = known->option.fallback_words = "";
  }

  std::vector<Seen> seen_;
};

SharedOptions shared_options(CommandList& commands) {
  SharedOptions shared;
  for (const auto& expert : commands.catalog()) {
    for (const Command& command : expert->commands())
      shared.count(with_program_options(command), expert->name());
  }
  for (const Command* own : commands.all_own()) shared.count(with_program_options(*own), "");
  return shared;
}

/// The shared options of a command in one line, with their defaults.
Roff shared_line(const Command& command, const SharedOptions& shared) {
  Roff line = plain("Shared options:");
  std::string_view before = " ";
  for (const Option& option : command.options) {
    if (option.is_hidden || !shared.has(option)) continue;
    line = line + plain(before) + bold("--" + option.name);
    if (!option.fallback.empty())
      line = line + plain(fmt::format(" ({})", option.shown_fallback()));
    before = ", ";
  }
  return line + plain(".");
}

Roff call(const Command& command, std::string_view game) {
  Roff line = bold("zermelo " + command.name);
  if (!game.empty()) line = line + plain(" ") + bold(game);
  if (!command.takes_words()) return line;
  const Roff word = italic(command.word);
  const bool may_do_without = command.takes == Takes::any_positions;
  return line + plain(" ") + (may_do_without ? plain("[") + word + plain("]") : word);
}

void write_command(RoffPage& page, const Command& described, std::string_view game,
                   const SharedOptions& shared) {
  const Command command = with_program_options(described);
  page.item(call(command, game), sentence(command.summary));
  page.begin_inset();
  for (const Option& option : command.options) {
    if (!option.is_hidden && !shared.has(option))
      page.item(option_term(option), sentence(option_text(option)));
  }
  for (const auto& [name, text] : command.notes) page.item(italic(name), plain(text));
  page.paragraph(shared_line(command, shared));
  page.end_inset();
}

void write_items(RoffPage& page, const Command& reproduce) {
  page.begin_inset();
  for (const auto& name : reproduce.choices)
    page.item(bold(name), sentence(reproduce.item(name)->summary));
  page.end_inset();
}

void write_commands(RoffPage& page, CommandList& commands, const SharedOptions& shared) {
  page.section("COMMANDS");
  for (const auto& name : names_of_game_commands(commands.catalog())) {
    page.subsection(fmt::format("{}: {}", name, summary_over_games(commands, name)));
    for (const auto& game : commands.games_with(name))
      write_command(page, *commands.find(*commands.game(game), name), game, shared);
  }
  page.subsection("Commands without a game");
  for (const Command* own : commands.all_own()) {
    write_command(page, *own, "", shared);
    if (own->item != nullptr) write_items(page, *own);
  }
  page.item(bold("zermelo help") + plain(" [") + italic("command") + plain("] [") + italic("game") +
                plain("]"),
            plain("All commands, or the page of a command or of a game."));
  page.item(bold("zermelo version"), plain("The version of the program."));
}

void write_opening(RoffPage& page) {
  page.section("NAME");
  page.paragraph(Roff{"zermelo \\- exact answers about two-player games"});
  page.section("SYNOPSIS");
  page.paragraph(bold("zermelo") + plain(" ") + italic("command") + plain(" ") + italic("game") +
                 plain(" ") + italic("position") + plain(" ... [") + italic("options") +
                 plain("]"));
  page.paragraph(bold("zermelo help") + plain(" [") + italic("command") + plain("] [") +
                 italic("game") + plain("]"));
  page.section("DESCRIPTION");
  page.paragraph(
      plain("zermelo answers questions about positions of two-player games: which player wins, by "
            "which move, in how many plies, and with which game value. An answer is proved, or it "
            "is \"unknown\" because a budget was spent or a table is missing. The command weigh "
            "estimates and states its confidence; play and engine mark a move that they could not "
            "prove."));
  page.paragraph(
      plain("The game comes after the command; options may stand anywhere. A command that only one "
            "game has may be called without naming the game. Where a command takes positions, "
            "several may be given, or the name of a file with one position per line."));
}

void write_games(RoffPage& page, const Catalog& catalog) {
  page.section("GAMES AND THE NOTATION OF POSITIONS");
  for (const auto& expert : catalog) {
    page.subsection(expert->name());
    page.paragraph(sentence(std::string(expert->summary())));
    for (const auto& [name, text] : expert->notation()) page.item(italic(name), plain(text));
    if (const auto picture = expert->picture(); !picture.empty()) page.picture(picture);
  }
}

void write_environment(RoffPage& page) {
  page.section("ENVIRONMENT");
  page.item(bold("ZERMELO_TABLES"), plain("The folder of tables."));
  page.item(bold("XDG_DATA_HOME"),
            plain("Without ZERMELO_TABLES, tables are kept in the folder zermelo below this one."));
  page.item(bold("XDG_STATE_HOME"),
            plain("Lines typed at the prompt of eval and in play are kept in the folder zermelo "
                  "below this one, or below ~/.local/state."));
  page.item(bold("COLUMNS"), plain("The width of help pages, from 40 to 100."));
  page.item(bold("NO_COLOR"), plain("If set and not empty, the output has no colours."));
  page.section("FILES");
  page.item(italic("~/.local/state/zermelo/history"),
            plain("The last lines typed at the prompt of eval; for play, history-play."));
  page.item(italic("~/.local/share/zermelo"),
            plain("Tables that build has written, unless the environment names another folder."));
}

void write_statuses(RoffPage& page) {
  page.section("EXIT STATUS");
  page.item(bold("0"), plain("Every question was answered. A loss, a draw or a proved \"none\" is "
                             "an answer."));
  page.item(bold("1"), plain("Some answer is unknown: a budget was spent, a table is missing, or "
                             "the program was interrupted."));
  page.item(bold("2"), plain("The request was bad, or a file is damaged. With several positions "
                             "the highest status counts."));
  page.item(bold("141"),
            plain("The reader of standard output has gone, as in zermelo ... | head."));
}

void write_examples(RoffPage& page, CommandList& commands) {
  page.section("EXAMPLES");
  const auto write = [&page](const Command& command) {
    for (const auto& [line, what] : command.examples) {
      if (what.empty()) continue;
      page.item(bold("zermelo " + line), sentence(what));
      break;  // help has the others
    }
  };
  for (const auto& expert : commands.catalog()) std::ranges::for_each(expert->commands(), write);
  for (const Command* own : commands.all_own()) write(*own);
}

void write_closing(RoffPage& page) {
  page.section("SEE ALSO");
  page.paragraph(
      plain("The folder share/doc/zermelo has a tour of the program (docs/tour.md), the "
            "fields of every JSON answer (docs/formats.md) and the claims of the papers "
            "behind it, compared one by one with its results (docs/papers.md)."));
}

}  // namespace

std::string manual_page(CommandList& commands) {
  RoffPage page("ZERMELO", 1, release_date, fmt::format("zermelo {}", version));
  const SharedOptions shared = shared_options(commands);
  write_opening(page);
  write_games(page, commands.catalog());
  page.section("SHARED OPTIONS");
  shared.write(page);
  write_commands(page, commands, shared);
  write_environment(page);
  write_statuses(page);
  write_examples(page, commands);
  write_closing(page);
  return page.source();
}

Command man_command(CommandList& commands) {
  Command command{.name = "man", .summary = "the manual page of the program, in roff"};
  command.examples = {{"man | man -l -", "read it"}, {"man > zermelo.1", "write it to a file"}};
  command.start = [&commands](const Arguments&) -> Run {
    return [&commands](const std::string&, Sink& sink, Budget&) {
      const std::string page = manual_page(commands);
      sink.answer({.fields = Fields{}.add("page", page), .text = {{page}}});
    };
  };
  return command;
}

}  // namespace zermelo
