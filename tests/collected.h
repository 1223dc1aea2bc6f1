#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "game/command.h"

namespace zermelo::testing {

/// Keeps all that a command says.
struct Collected : Sink {
  void answer(const Answer& answer) override { answers.push_back(answer); }
  void note(std::string_view line) override { notes.emplace_back(line); }
  void progress(std::string_view, double part) override { parts.push_back(part); }

  std::vector<Answer> answers;
  std::vector<std::string> notes;
  std::vector<double> parts;  // of the work, as they were told
};

/// The arguments that the words of a command line give.
inline Arguments arguments_for(const Command& command, const std::vector<std::string>& words) {
  return read_arguments(command.options, words, [](std::string_view) { return false; });
}

/// What a command says of one position, asked in this process; its limits are those of the words.
inline Collected said_by(const Command& command, const std::vector<std::string>& words,
                         const std::string& position = "") {
  const Arguments arguments = arguments_for(command, words);
  Collected sink;
  Budget budget(limits_from(arguments));
  command.start(arguments)(position, sink, budget);
  return sink;
}

}  // namespace zermelo::testing
