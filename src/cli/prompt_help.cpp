#include "cli/prompt_help.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/nearest.h"
#include "cli/help.h"
#include "cli/page_text.h"

namespace zermelo {
namespace {

using NamedTexts = std::vector<std::pair<std::string, std::string>>;

const NamedTexts words_of_prompts{{"help", "this page"},
                                  {"help NAME", "about a function, or the positions of a game"},
                                  {"vars", "the variables and their values"},
                                  {"quit", "the end, as Ctrl-D"}};

const NamedTexts keys_of_prompts{
    {"Tab", "completes functions, variables and games"},
    {"Up, Down", "earlier lines; after some text, those that begin with it"},
    {"Ctrl-C", "abandons the line, or stops a calculation"},
    {"Ctrl-A, Ctrl-E", "to the begin and the end of the line"},
    {"Ctrl-K, Ctrl-U", "cut to the end, to the begin; Ctrl-W cuts a word, Ctrl-Y pastes"},
    {"Ctrl-L", "clears the screen"}};

std::string items_of(const NamedTexts& items, std::size_t page) {
  std::string out;
  for (const auto& [name, text] : items) out += two_columns(name, 19, text, page);
  return out;
}

/// The expressions among the examples: those that a shell line quotes alone.
NamedTexts expressions_of(const Command& command) {
  NamedTexts out;
  const std::string begin = command.name + " \"";
  for (const auto& [line, what] : command.examples) {
    const bool is_one = line.starts_with(begin) && line.find('"', begin.size()) + 1 == line.size();
    if (is_one) out.emplace_back(line.substr(begin.size(), line.size() - begin.size() - 1), what);
  }
  return out;
}

/// The name of the function that a usage such as `cool(g,t)` shows.
std::string function_name(const std::string& usage) { return usage.substr(0, usage.find('(')); }

bool is_of_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The name, still being typed, at the end of a text.
std::string_view last_name(std::string_view text) {
  const auto end = std::ranges::find_if_not(text.rbegin(), text.rend(), is_of_name);
  return text.substr(text.size() - static_cast<std::size_t>(end - text.rbegin()));
}

}  // namespace

std::string prompt_help(const Command& command, std::size_t width) {
  std::string out = "A line is an expression, a comparison, or a definition: g = {1|-1}.\n\n";
  out += items_of(expressions_of(command), width) + "\nFunctions:\n";
  out += items_of(command.notes, width) + '\n' + items_of(words_of_prompts, width) + '\n';
  return out + items_of(keys_of_prompts, width);
}

std::string prompt_help_about(std::string_view name, const Command& command,
                              const CommandList& commands, std::size_t width) {
  if (const Expert* expert = commands.game(name)) return notation_help(*expert, width);
  NamedTexts found;
  std::vector<std::string> names = commands.game_names();
  for (const auto& note : command.notes) {
    names.push_back(function_name(note.first));
    if (names.back() == name || note.first == name) found.push_back(note);
  }
  if (found.empty()) {
    throw Error(fmt::format("there is no function or game {}; help lists the functions{}",
                            in_quotes(name), did_you_mean(name, names)));
  }
  return items_of(found, width);
}

std::vector<std::string> prompt_completions(std::string_view before_cursor, const Prompt& prompt,
                                            const Command& command) {
  const std::string_view name = last_name(before_cursor);
  const std::string_view before = before_cursor.substr(0, before_cursor.size() - name.size());
  const auto first = before.find_first_not_of(' ');
  const bool is_first = first == std::string_view::npos;
  const bool asks_help = !is_first && before.substr(first).starts_with("help ");
  if (is_first && name.empty()) return {};
  std::vector<std::string> words;
  const auto add = [&](std::string word) {
    const bool is_new = std::ranges::find(words, word) == words.end();
    if (word.starts_with(name) && is_new) words.push_back(std::move(word));
  };
  const std::string opening = asks_help ? "" : "(";
  for (const auto& note : command.notes) add(function_name(note.first) + opening);
  for (const auto& game : prompt.games) add(game + opening);
  if (!asks_help) std::ranges::for_each(prompt.variables(), add);
  if (is_first) std::ranges::for_each(std::vector<std::string>{"help", "vars", "quit"}, add);
  std::ranges::sort(words);
  return words;
}

}  // namespace zermelo
