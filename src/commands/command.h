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

/// The receiver of everything a running command finds. Commands know neither screen nor file.
class Sink {
 public:
  virtual ~Sink() = default;
  virtual void answer(const Answer& answer) = 0;
  /// A remark for the person who watches; not part of the answer.
  virtual void note(std::string_view /*line*/) {}
  /// The progress of a long job: a description of the present step, and the part of the whole work
  /// that is done (0 to 1), from which the remaining time is estimated.
  virtual void progress(std::string_view /*what*/, double /*part*/) {}
  /// The next line from the other side of a conversation; a terminal shows the prompt first.
  /// Nothing at the end of the input, and for commands that do not converse.
  virtual std::optional<std::string> ask(std::string_view /*prompt*/) { return std::nullopt; }
};

/// For jobs whose remaining work cannot be estimated: no remaining time is shown.
inline constexpr double unknown_part = 0;

/// Answers the question about one position, or does the whole job of a command without positions
/// (then the text is empty). Keeps tables and stores between calls; each thread needs its own.
using Run = std::function<void(const std::string& position, Sink& sink, Budget& budget)>;

/// The lines of a person at a terminal; each may use the variables that earlier ones have defined.
struct Prompt {
  Run answer = nullptr;                                                   // to one line
  std::function<std::vector<std::string>()> variables = nullptr;          // their names at present
  std::function<std::string(const std::string& name)> meaning = nullptr;  // of a variable
  std::vector<std::string> games = {};  // whose positions may stand in a line: clobber(BBW)
};

struct Example {
  std::string line;  // without the name of the program
  std::string what;  // a caption; may be empty
};

/// The words that a command takes besides its options.
enum class Takes : std::uint8_t {
  nothing,
  one,            // a single word, given to `start`
  positions,      // one or more, each answered separately; they may come from standard input
  any_positions,  // the same, or none at all
  conversation    // lines that it reads while it runs; its one word, if any, is an argument
};

/// One question that can be asked, described as data: help, completion, the manual page and the
/// checks of arguments are all made from it.
struct Command {
  std::string name = "";
  std::string summary = "";
  Takes takes = Takes::nothing;
  std::string word = "";  // help's name for a word it takes: "position"; empty: it takes none
  std::vector<Example> examples = {};
  std::vector<Option> options = {};
  /// Checks the arguments and gets everything ready; throws Error.
  std::function<Run(const Arguments&)> start = nullptr;
  /// For a call on a terminal that names no position: a prompt for lines, or nothing where the
  /// arguments ask for something else. May be empty.
  std::function<std::optional<Prompt>(const Arguments&)> prompt = nullptr;
  /// Further lines of the help page: names and their meanings.
  std::vector<std::pair<std::string, std::string>> notes = {};
  /// The words it takes, where they can be listed; for completion.
  std::vector<std::string> choices = {};
  /// Gives one of its choices as a command with options and a help page of its own; may be empty.
  std::function<std::optional<Command>(std::string_view)> item = nullptr;

  /// Of the commands of that name, this one is meant where no game is named.
  bool is_meant_without_game = false;
  /// It works until it is stopped, which is not a failure.
  bool lasts = false;
  /// It adds files to the first folder of tables.
  bool writes_tables = false;

  bool takes_words() const { return !word.empty(); }
  bool takes_positions() const {
    return takes == Takes::positions || takes == Takes::any_positions;
  }
};

/// Options that mean the same everywhere.
Option seconds_option();
Option nodes_option();
Option threads_option();
/// The number of threads that `--threads` asks for, 256 at most.
unsigned threads_of(const Arguments& arguments);
Option memory_option(std::string fallback);
Option tables_option();

/// The folders of `--tables`, or the default one; tables are written to the first. Throws Error
/// when there is none.
std::vector<std::string> tables_folders(const Arguments& arguments);

/// `--first left|right|both` and the sides it names. Left may also be called black, blue or
/// vertical, and Right white, red or horizontal.
Option first_option(bool allow_both);
std::vector<Side> first_sides(const Arguments& arguments);

/// The limits that `--nodes` and `--seconds` ask for; an option that is not given sets no limit.
Limits limits_from(const Arguments& arguments);

}  // namespace zermelo
