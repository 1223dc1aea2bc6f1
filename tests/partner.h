// A person who talks to a command.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands/command.h"

namespace zermelo::testing {

/// A person who says given lines, or those that a function returns, and records all answers.
struct Partner : Sink {
  explicit Partner(std::function<std::optional<std::string>()> lines) : says(std::move(lines)) {}
  explicit Partner(std::vector<std::string> lines)
      : says([lines = std::move(lines), i = std::size_t{0}]() mutable {
          return i < lines.size() ? std::optional(lines[i++]) : std::nullopt;
        }) {}

  void answer(const Answer& answer) override {
    heard += to_text(answer.text, false);
    if (!answer.fields.empty()) facts.push_back(answer.fields);
  }
  std::optional<std::string> ask(std::string_view) override { return says(); }

  bool hears(std::string_view part) const { return heard.find(part) != std::string::npos; }

  std::function<std::optional<std::string>()> says;
  std::string heard;
  std::vector<Fields> facts;
};

inline std::string text_of(const Fields& fields, std::string_view name) {
  const Datum* datum = fields.find(name);
  const auto* text = datum == nullptr ? nullptr : std::get_if<std::string>(&datum->value);
  return text == nullptr ? "" : *text;
}

}  // namespace zermelo::testing
