#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/csv_table.h"
#include "cli/output.h"
#include "cli/terminal.h"
#include "commands/command.h"

namespace zermelo {

/// How the answers of one call are shown.
struct Manner {
  bool json = false;
  CsvTable* table = nullptr;              // the answers become its lines
  std::vector<std::string> columns = {};  // all that an answer may say; empty: not listed
  bool colours = false;
  bool lines = false;  // positions come from standard input: a bad one does not end the call
};

/// The faces a call talks through.
struct Faces {
  Output& output;
  Terminal& terminal;
  const std::atomic<bool>& stop;
};

using NextLine = std::function<std::optional<std::string>()>;

/// Asks the command about every position that `next` gives, or, without `next`, lets it do its one
/// job. Prints the answers in the order of the questions, each as soon as it is known. With several
/// threads, several positions are worked on at once; each worker has its own solver, so the answers
/// do not depend on their number. Returns the exit status: 0 answered, 1 something not known, 2
/// something wrong; the highest of all.
int answer_all(const Command& command, const Arguments& arguments, const NextLine& next,
               const Manner& manner, const Faces& faces);

/// Lets a command that talks do so about its position, if it was given one; `next` gives what the
/// other side says. Returns the exit status.
int converse(const Command& command, const Arguments& arguments, const NextLine& next,
             const Manner& manner, const Faces& faces);

}  // namespace zermelo
