// Asks a command of a game without the program around it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/command.h"

namespace zermelo::testing {

/// Keeps what a command says.
struct KeptAnswers : Sink {
  void answer(const Answer& answer) override { answers.push_back(answer); }
  void progress(std::string_view, double part) override { parts.push_back(part); }

  std::vector<Answer> answers;
  std::vector<double> parts;
};

using Given = std::vector<std::pair<std::string, std::string>>;

/// All answers to one position, with these options; what the budget allows are options, too.
inline std::vector<Answer> answers_of(const Command& command, const std::string& position,
                                      const Given& given = {}) {
  Arguments arguments(command.options);
  for (const auto& [name, value] : given) arguments.set(name, value);
  KeptAnswers kept;
  Budget budget(limits_from(arguments));
  command.start(arguments)(position, kept, budget);
  return kept.answers;
}

/// The answer of a command that gives one; an empty one where it gave another number of them.
inline Answer answer_of(const Command& command, const std::string& position,
                        const Given& given = {}) {
  const auto all = answers_of(command, position, given);
  return all.size() == 1 ? all.front() : Answer{};
}

/// A fact as JSON; "missing" where there is none of that name.
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
