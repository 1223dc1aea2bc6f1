// Asks a command of a game without the program around it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "commands/command.h"

namespace zermelo::testing {

/// Hears all that a command says.
struct Heard : Sink {
  void answer(const Answer& answer) override {
    answers.push_back(answer);
    words += to_text(answer.text, false);
    worst = std::max(worst, answer.status);
    if (!answer.fields.empty()) facts.push_back(answer.fields);
  }
  void note(std::string_view line) override { notes.emplace_back(line); }
  void progress(std::string_view, double part) override { parts.push_back(part); }

  bool says(std::string_view part) const { return words.find(part) != std::string::npos; }

  std::vector<Answer> answers;
  std::vector<Fields> facts;  // of the answers that have any
  std::string words;
  Status worst = Status::answered;
  std::vector<std::string> notes;
  std::vector<double> parts;  // of the work, as they were told
};

using Settings = std::vector<std::pair<std::string, std::string>>;

inline Heard heard_with(const Arguments& arguments, const Command& command,
                        const std::string& position, const Limits& limits) {
  Heard heard;
  Budget budget(limits);
  command.start(arguments)(position, heard, budget);
  return heard;
}

inline Arguments arguments_with(const Command& command, const Settings& settings) {
  Arguments arguments(command.options);
  for (const auto& [name, value] : settings) arguments.set(name, value);
  return arguments;
}

/// The answers of a command to a position with these options set; the limits are among the options,
/// unless they are given separately.
inline Heard heard_from(const Command& command, const Settings& settings,
                        const std::string& position = "") {
  const Arguments arguments = arguments_with(command, settings);
  return heard_with(arguments, command, position, limits_from(arguments));
}
inline Heard heard_from(const Command& command, const Settings& settings,
                        const std::string& position, const Limits& limits) {
  return heard_with(arguments_with(command, settings), command, position, limits);
}

/// The arguments that the words of a command line give.
inline Arguments arguments_for(const Command& command, const std::vector<std::string>& words) {
  return read_arguments(command.options, words, [](std::string_view) { return false; });
}

/// The answers of a command to the words of a command line.
inline Heard said_by(const Command& command, const std::vector<std::string>& words,
                     const std::string& position = "") {
  const Arguments arguments = arguments_for(command, words);
  return heard_with(arguments, command, position, limits_from(arguments));
}

inline std::vector<Answer> answers_of(const Command& command, const std::string& position,
                                      const Settings& settings = {}) {
  return heard_from(command, settings, position).answers;
}

/// The answer of a command that gives one; an empty one where it gave another number of them.
inline Answer answer_of(const Command& command, const std::string& position,
                        const Settings& settings = {}) {
  const auto all = answers_of(command, position, settings);
  return all.size() == 1 ? all.front() : Answer{};
}

/// A fact that must be there.
inline const Datum& fact_of(const Fields& fields, std::string_view name) {
  static const Datum nothing{"no such fact"};
  const Datum* datum = fields.find(name);
  return datum == nullptr ? nothing : *datum;
}

/// A fact as JSON, what a program reads; "missing" where there is none of that name.
inline std::string said(const Fields& fields, std::string_view name) {
  const Datum* found = fields.find(name);
  return found == nullptr ? "missing" : to_json(*found);
}
inline std::string said(const Answer& answer, std::string_view name) {
  return said(answer.fields, name);
}

/// Names of the facts in their order.
inline std::vector<std::string> names_of(const Fields& fields) {
  std::vector<std::string> names;
  for (const Field& field : fields.entries) names.push_back(field.name);
  return names;
}

}  // namespace zermelo::testing
