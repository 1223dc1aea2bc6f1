#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "commands/answer.h"
#include "commands/arguments.h"
#include "game/side.h"

namespace zermelo {

/// Where a running command sends what it finds. Library code knows no screen.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual void answer(const Answer& answer) = 0;
  /// A line for whoever watches, not part of the answer.
  virtual void note(std::string_view /*line*/) {}
  /// How far a long job is: what it works on, and the part of the whole work done (0 to 1), from
  /// which the time left is estimated.
  virtual void progress(std::string_view /*what*/, double /*part*/) {}
  /// The next line of whoever talks with the command; a terminal shows the prompt first. Nothing
  /// when they have gone, and for commands that do not talk.
  virtual std::optional<std::string> ask(std::string_view /*prompt*/) { return std::nullopt; }
};

/// For jobs whose later parts cost more than anyone can say: no time left is shown.
inline constexpr double unknown_part = 0;

/// Answers one position, or does the whole job where a command takes none (then the text is
/// empty). Keeps tables and stores between calls; one thread each.
using Run = std::function<void(const std::string& position, Sink& sink, Budget& budget)>;

struct Example {
  std::string line;  // without the name of the program
  std::string what;  // what it shows, may be empty
};

/// What a command takes besides its options.
enum class Takes : std::uint8_t {
  nothing,
  one,            // a single word, given to `start`
  positions,      // one or more, each answered by itself; they may come from standard input
  any_positions,  // the same, or none at all
  conversation    // lines that it reads while it runs; its one word, if it has any, is an argument
};

/// Something a game can be asked, described well enough that help, completion, argument checks
/// and the web can be made from it.
struct Command {
  std::string name = "";
  std::string summary = "";
  Takes takes = Takes::nothing;
  std::string word =
      "";  // what help calls a word it takes: "position", "file"; empty: it takes none
  std::vector<Example> examples = {};
  std::vector<Option> options = {};
  /// Checks the arguments and gets everything ready; throws Error.
  std::function<Run(const Arguments&)> start = nullptr;
  /// More for the help page: names and what they mean.
  std::vector<std::pair<std::string, std::string>> notes = {};
  /// The words it takes where they are few, for completion.
  std::vector<std::string> choices = {};
  /// One of its choices as a command with options and a help page of its own; may be empty.
  std::function<std::optional<Command>(std::string_view)> item = nullptr;

  bool takes_words() const { return !word.empty(); }
  bool takes_positions() const {
    return takes == Takes::positions || takes == Takes::any_positions;
  }
};

/// Options that mean the same everywhere.
Option seconds_option();
Option nodes_option();
Option threads_option();
/// The workers that `--threads` asks for, 256 at most.
unsigned threads_of(const Arguments& arguments);
Option memory_option(std::string fallback);
Option tables_option();

/// The folders of `--tables`, or the usual one; the first is written to. Throws Error when there is
/// none.
std::vector<std::string> tables_folders(const Arguments& arguments);

/// `--first left|right|both` and the sides it names. Black, Blue and vertical dominoes are Left's,
/// White, Red and horizontal ones Right's, and may be named as well.
Option first_option(bool allow_both);
std::vector<Side> first_sides(const Arguments& arguments);

/// The budget those options ask for; what is not given is not limited.
Limits limits_from(const Arguments& arguments);

}  // namespace zermelo
