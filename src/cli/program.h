#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch.h"
#include "cli/command_list.h"
#include "commands/catalog.h"

namespace zermelo {

/// The program: finds the command and the game that a command line names, and runs the command.
class Program {
 public:
  /// Keeps references to both.
  Program(const Catalog& catalog, const Faces& faces) : commands_(catalog), faces_(faces) {}

  /// Obeys one command line, without the name of the program. Returns the exit status. Throws Error
  /// on a bad request.
  int run(const std::vector<std::string>& words);

 private:
  int run_named(const std::vector<std::string>& words);
  int run_own(const Command& command, const std::vector<std::string>& words);
  int run_for_game(const std::vector<std::string>& words);
  int run_command(Command command, const Expert* expert, const std::vector<std::string>& words);
  int help(const std::vector<std::string>& words);
  int print(const std::string& text);

  bool is_command(std::string_view word);
  bool is_misspelt_game(const std::string& word, const Expert& game) const;
  const Expert* game_meant(const std::vector<std::string>& words) const;
  std::optional<std::vector<Option>> options_of_command(const std::string& word);
  std::vector<std::string> with_game_second(const std::vector<std::string>& words);

  CommandList commands_;
  Faces faces_;
};

}  // namespace zermelo
