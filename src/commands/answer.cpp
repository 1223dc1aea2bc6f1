#include "commands/answer.h"

namespace zermelo {
namespace {

const char* colour_code(Tone tone) {
  switch (tone) {
    case Tone::strong:
      return "\x1b[1m";
    case Tone::good:
      return "\x1b[1;32m";
    case Tone::bad:
      return "\x1b[1;31m";
    case Tone::dim:
      return "\x1b[2m";
    case Tone::plain:
      break;
  }
  return nullptr;
}

}  // namespace

std::string to_text(const Text& text, bool colours) {
  std::string out;
  for (const auto& span : text) {
    const char* code = colours ? colour_code(span.tone) : nullptr;
    if (code == nullptr) {
      out += span.text;
      continue;
    }
    // The colour ends before the line does; otherwise it would extend into the next line.
    const bool ends_line = span.text.ends_with('\n');
    out += code + span.text.substr(0, span.text.size() - (ends_line ? 1 : 0)) + "\x1b[0m";
    if (ends_line) out += '\n';
  }
  return out;
}

}  // namespace zermelo
