#include "cli/page_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace zermelo {
namespace {

constexpr std::size_t call_indent = 2, below_indent = 6;
constexpr std::string_view program_name = "zermelo ";

/// The place to break a line of at most `room` characters; npos when its first word is longer.
std::size_t end_of_line(std::string_view text, std::size_t room) {
  const auto cut = text.rfind(' ', room);
  if (cut == std::string_view::npos) return cut;
  const auto fallback = text.rfind("  (");  // "(default: ...)" stays whole where possible
  return fallback == 0 ? cut : std::min(cut, fallback);
}

/// A text that begins after `first`; its later lines are indented by as many blanks.
std::string wrapped(std::string first, std::string_view text, std::size_t page) {
  const std::size_t indent = first.size(), room = page - std::min(indent, page);
  std::string out, line = std::move(first);
  while (text.size() > room) {
    auto cut = end_of_line(text, room);
    if (cut == std::string_view::npos) cut = text.find(' ');  // a word wider than the page
    if (cut == std::string_view::npos) break;
    out += fmt::format("{}{}\n", line, text.substr(0, cut));
    text.remove_prefix(std::min(text.find_first_not_of(' ', cut), text.size()));
    line.assign(indent, ' ');
  }
  return out + fmt::format("{}{}\n", line, text);
}

/// The last blank outside quotes that leaves room for a backslash; npos when there is none.
std::size_t shell_break(std::string_view line, std::size_t room) {
  std::size_t found = std::string_view::npos;
  bool is_quoted = false;
  for (std::size_t i = 0; i + 2 <= room && i < line.size(); ++i) {
    if (line[i] == '"') is_quoted = !is_quoted;
    if (line[i] == ' ' && !is_quoted && i > 0) found = i;
  }
  return found;
}

}  // namespace

std::string call_lines(std::string_view line, std::size_t indent, std::size_t page) {
  std::string out, start = std::string(indent, ' ') + std::string(program_name);
  while (start.size() + line.size() > page) {
    const auto cut = shell_break(line, page - start.size());
    if (cut == std::string_view::npos) break;
    out += fmt::format("{}{} \\\n", start, line.substr(0, cut));
    line.remove_prefix(cut + 1);
    start.assign(indent + 4, ' ');
  }
  return out + fmt::format("{}{}\n", start, line);
}

std::string paragraph(std::string_view text, std::size_t indent, std::size_t page) {
  return wrapped(std::string(indent, ' '), text, page);
}

std::string two_columns(std::string_view name, std::size_t name_width, std::string_view text,
                        std::size_t page) {
  std::string first = fmt::format("  {:<{}} ", name, name_width);
  if (name.size() <= name_width) return wrapped(std::move(first), text, page);
  return fmt::format("  {}\n", name) + wrapped(std::string(name_width + 3, ' '), text, page);
}

std::string example_lines(const std::vector<Example>& examples, std::size_t page) {
  constexpr std::size_t gap = 3;
  std::size_t width = 0, text = 0;
  for (const auto& [line, what] : examples) {
    if (!what.empty()) width = std::max(width, line.size()), text = std::max(text, what.size());
  }
  const bool beside = call_indent + program_name.size() + width + gap + text <= page;
  std::string out;
  for (const auto& [line, what] : examples) {
    if (!what.empty() && beside) {
      out += fmt::format("{:{}}{}{:<{}}   {}\n", "", call_indent, program_name, line, width, what);
    } else {
      out += call_lines(line, call_indent, page);
      if (!what.empty()) out += wrapped(std::string(below_indent, ' '), what, page);
    }
  }
  return out;
}

}  // namespace zermelo
