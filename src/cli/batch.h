#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/csv_table.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "commands/command.h"

namespace zermelo {

/// The way in which the answers of one call are shown.
struct Manner {
  bool json = false;
  CsvTable* table = nullptr;              // if set, every answer becomes one of its lines
  std::vector<std::string> columns = {};  // every field an answer may have; empty: not known
  bool colours = false;
  bool lines = false;  // positions come line by line, and a bad one does not end the call
};

/// The channels of one call: standard output, standard error, and the flag that asks it to stop.
struct Faces {
  Output& output;
  Terminal& terminal;
  const std::atomic<bool>& stop;
};

using NextLine = std::function<std::optional<std::string>()>;

/// Runs the command on every position that `next` gives, or, without `next`, once. Prints the
/// answers in the order of the positions, each as soon as it is known. With several threads,
/// several positions are solved at the same time; each worker has its own solver, so the answers do
/// not depend on the number of workers. Returns the highest exit status of all answers: 0 answered,
/// 1 unknown, 2 bad request or damaged file.
int answer_all(const Command& command, const Arguments& arguments, const NextLine& next,
               const Manner& manner, const Faces& faces);

/// Gives the next line of the other side of a conversation after showing a prompt.
using Asks = std::function<std::optional<std::string>(std::string_view prompt)>;

/// Runs a command that holds a conversation, about its position if it was given one. Returns the
/// exit status.
int converse(const Command& command, const Arguments& arguments, const Asks& asks,
             const Manner& manner, const Faces& faces);

/// Answers one position at once; complains about a bad one. Returns the exit status.
int answer_one(const Run& run, const std::string& position, const Arguments& arguments,
               const Manner& manner, const Faces& faces);

}  // namespace zermelo
