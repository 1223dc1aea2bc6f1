#include "cli/json_lines.h"

#include <utility>

namespace zermelo {
namespace {

constexpr std::size_t longest = std::size_t{128} << 20;
constexpr std::string_view blanks = " \t\r";

/// Counts the open brackets outside of string literals.
class Brackets {
 public:
  void add(std::string_view part) {
    for (const char c : part) {
      if (in_text_) {
        if (!escaped_ && c == '"') in_text_ = false;
        escaped_ = !escaped_ && c == '\\';
      } else if (c == '"') {
        in_text_ = true;
      } else if (c == '{' || c == '[') {
        ++open_;
      } else if (c == '}' || c == ']') {
        --open_;
      }
    }
  }
  /// True when a bracket is open and no string literal is; the latter cannot span lines.
  bool may_go_on() const { return open_ > 0 && !in_text_; }

 private:
  long open_ = 0;
  bool in_text_ = false, escaped_ = false;
};

/// True when a line of JSON may begin like this: with a string, a number, true, false, null, or
/// punctuation.
bool goes_on_json(std::string_view line) {
  const auto first = line.find_first_not_of(blanks);
  return first == std::string_view::npos ||
         std::string_view("\"{}[],:-0123456789tfn").find(line[first]) != std::string_view::npos;
}

}  // namespace

bool begins_json(std::string_view line) {
  if (line.starts_with("\xef\xbb\xbf")) line.remove_prefix(3);
  const auto brace = line.find_first_not_of(blanks);
  if (brace == std::string_view::npos || line[brace] != '{') return false;
  const auto next = line.find_first_not_of(blanks, brace + 1);
  return next == std::string_view::npos || line[next] == '"' || line[next] == '}';
}

void complete_json(std::string& text, LineReader& reader) {
  Brackets brackets;
  brackets.add(text);
  while (brackets.may_go_on() && text.size() < longest) {
    auto line = reader.next();
    if (!line) return;
    if (!goes_on_json(*line)) return reader.put_back(std::move(*line));
    brackets.add(*line);
    text += '\n' + *line;
  }
}

}  // namespace zermelo
