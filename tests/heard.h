#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/command.h"

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
  std::vector<double> parts;
};

using Settings = std::vector<std::pair<std::string, std::string>>;

/// Asks a command as a program would, with these options set.
inline Heard heard_from(const Command& command, const Settings& settings,
                        const std::string& position = "", const Limits& limits = {}) {
  Arguments arguments(command.options);
  for (const auto& [name, value] : settings) arguments.set(name, value);
  Heard heard;
  Budget budget(limits);
  command.start(arguments)(position, heard, budget);
  return heard;
}

/// A fact that must be there.
inline const Datum& fact_of(const Fields& fields, std::string_view name) {
  static const Datum nothing{"no such fact"};
  const Datum* datum = fields.find(name);
  return datum == nullptr ? nothing : *datum;
}

/// The same as JSON: what a program reads.
inline std::string said(const Fields& fields, std::string_view name) {
  return to_json(fact_of(fields, name));
}

}  // namespace zermelo::testing
