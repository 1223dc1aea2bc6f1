#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/datum.h"

namespace zermelo {

/// How a piece of text is meant; a terminal shows it in colour.
enum class Tone : std::uint8_t { plain, strong, good, bad, dim };

struct Span {
  std::string text;
  Tone tone = Tone::plain;
};

/// Lines for a person, each ending in a newline.
using Text = std::vector<Span>;

enum class Status : std::uint8_t { answered = 0, unknown = 1, wrong = 2 };

/// One answer in its two forms: the facts, for programs (JSON, HTTP, Python), and the same in
/// words, for people. An answer without facts is a heading; one without words is for programs only.
struct Answer {
  Fields fields;
  Text text;
  Status status = Status::answered;
};

/// The words, with terminal colours or without.
std::string to_text(const Text& text, bool colours);

}  // namespace zermelo
