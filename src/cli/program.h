#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch.h"
#include "games/catalog.h"

namespace zermelo {

/// The program: finds the command and the game a command line names, and runs it.
class Program {
 public:
  Program(const Catalog& catalog, const Faces& faces);

  /// Returns the exit status. Throws Error on a bad request.
  int run(const std::vector<std::string>& words);

  /// Words that may stand at the end of an unfinished command line, for the shells.
  std::vector<std::string> completions(const std::vector<std::string>& words) const;

 private:
  int run_own(const Command& command, const std::vector<std::string>& words);
  int run_for_game(const std::vector<std::string>& words);
  int run_command(Command command, const Expert* expert, const std::vector<std::string>& words);
  int help(const std::vector<std::string>& words);
  int print(const std::string& text);

  std::vector<std::string> after_options(const std::vector<std::string>& words) const;
  std::vector<std::string> after_help(const std::vector<std::string>& words) const;
  std::optional<Command> command_of(const std::vector<std::string>& words) const;

  const Command* own(std::string_view name) const;
  bool names_some_game(const std::vector<std::string>& words) const;
  bool any_game_has(std::string_view command) const;
  std::vector<std::string> command_names() const;
  std::vector<std::string> game_names(std::string_view command) const;

  const Catalog& catalog_;
  Faces faces_;
  std::vector<Command> own_;
};

}  // namespace zermelo
