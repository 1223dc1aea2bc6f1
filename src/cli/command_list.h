#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "commands/catalog.h"
#include "commands/command.h"

namespace zermelo {

/// The commands of all games and the program's own. Describing a command takes some work, so each
/// is made once, when it is first asked for. Not for several threads.
class CommandList {
 public:
  explicit CommandList(const Catalog& catalog);

  const Catalog& catalog() const { return catalog_; }
  const Expert* game(std::string_view name) const;
  std::vector<std::string> game_names() const;

  /// A command of the program itself, or nullptr.
  const Command* own(std::string_view name);
  std::vector<const Command*> all_own();

  const std::vector<Command>& of(const Expert& game);
  /// A command of a game, or nullptr.
  const Command* find(const Expert& game, std::string_view name);
  std::vector<std::string> games_with(std::string_view command);

  /// Every word that may come first, in the order of the alphabet.
  std::vector<std::string> names();

 private:
  struct Own {
    std::string_view name;
    std::function<Command()> make;
    std::optional<Command> made = std::nullopt;
  };

  const Command& made(Own& own);

  const Catalog& catalog_;
  std::vector<Own> own_;
  std::map<const Expert*, std::vector<Command>> of_games_;
};

}  // namespace zermelo
