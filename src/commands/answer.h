#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/datum.h"

namespace zermelo {

/// The meaning of a piece of text, which a terminal shows by a colour.
enum class Tone : std::uint8_t { plain, strong, good, bad, dim };

struct Span {
  std::string text;
  Tone tone = Tone::plain;
};

/// Lines for a person, each ending in a newline.
using Text = std::vector<Span>;

enum class Status : std::uint8_t { answered = 0, unknown = 1, wrong = 2 };

/// One answer in its two forms: fields for programs (JSON, CSV), and the same in words for people.
/// An answer without fields is a heading; an answer without words is for programs only.
struct Answer {
  Fields fields;
  Text text;
  Status status = Status::answered;
};

/// The text with or without terminal colours.
std::string to_text(const Text& text, bool colours);

}  // namespace zermelo
