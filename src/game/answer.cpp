#include "game/answer.h"

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
    if (code != nullptr) out += code;
    out += span.text;
    if (code != nullptr) out += "\x1b[0m";
  }
  return out;
}

}  // namespace zermelo
