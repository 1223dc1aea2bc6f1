#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "commands/catalog.h"
#include "commands/command.h"

namespace zermelo {

/// The commands of all games and the program's own. Describing a command takes some work, so each
/// of the program's own is made when it is first asked for, and then kept; an Expert does the same
/// with those of its game. Keeps a reference to the catalog; not for several threads.
class CommandList {
 public:
  explicit CommandList(const Catalog& catalog);
  CommandList(const CommandList&) = delete;  // the command `man` refers to the list it is in
  CommandList& operator=(const CommandList&) = delete;

  const Catalog& catalog() const { return catalog_; }
  /// The game of this name, or nullptr.
  const Expert* game(std::string_view name) const;
  std::vector<std::string> game_names() const;

  /// A command of the program itself, or nullptr.
  const Command* own(std::string_view name);
  std::vector<const Command*> all_own();

  /// A command of a game, or nullptr.
  const Command* find(const Expert& game, std::string_view name) const;
  std::vector<std::string> games_with(std::string_view command) const;
  /// True when there is such a game; looks no further than the first.
  bool some_game_has(std::string_view command) const;

  /// Every word that may come first, in alphabetical order.
  std::vector<std::string> names() const;

 private:
  struct Own {
    std::string_view name;
    std::function<Command()> make;
    std::optional<Command> made = std::nullopt;
  };

  const Command& made(Own& own);

  const Catalog& catalog_;
  std::vector<Own> own_;
};

/// The names of the commands that games have, each once, in the order in which the games list them.
std::vector<std::string> names_of_game_commands(const Catalog& catalog);

}  // namespace zermelo
