// Text in an SVG document.
#include "commands/draw/svg_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/error.h"

namespace zermelo {
namespace {

// From the letter widths of DejaVu Sans, about the widest font in common use.
double ems(char c) {
  constexpr std::string_view narrow = " !'(),-./:;I[\\]fijlrt|", broad = "%@MWm";
  const auto byte = static_cast<unsigned char>(c);
  if ((byte & 0xC0) == 0x80) return 0;  // inside a UTF-8 sequence: its first byte was counted
  if (byte >= 0xE0 || broad.find(c) != std::string_view::npos)
    return 1;  // 0xE0: dashes, symbols, Chinese
  if (narrow.find(c) != std::string_view::npos) return 0.42;
  const bool lower_or_digit = (c >= 'a' && c <= 'z' && c != 'w') || (c >= '0' && c <= '9');
  return lower_or_digit ? 0.64 : 0.84;
}

std::string_view entity(char c) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return "";
  }
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool control = static_cast<unsigned char>(c) < ' ' || c == '\x7f';
    if (const auto name = entity(c); !name.empty()) {
      out += name;
    } else {
      out += control ? ' ' : c;
    }
  }
  return out;
}

double text_width(std::string_view text, double size) {
  double width = 0;
  for (const char c : text) width += ems(c) * size;
  return width;
}

double text_width(const std::vector<std::string>& lines, double size) {
  double width = 0;
  for (const auto& line : lines) width = std::max(width, text_width(line, size));
  return width;
}

std::vector<std::string> broken_lines(std::string_view text, double width, double size) {
  std::vector<std::string> lines;
  bool fresh = true;  // the next word begins a line
  while (!text.empty()) {
    const auto end = std::min(text.find_first_of(" \n"), text.size());
    const std::string word(text.substr(0, end));
    if (fresh || text_width(lines.back() + ' ' + word, size) > width) {
      lines.push_back(word);
    } else {
      lines.back() += ' ' + word;
    }
    fresh = end < text.size() && text[end] == '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

void check_no_svg_name(std::string_view option, std::string_view path) {
  const auto ending = std::filesystem::path(path).extension().string();
  if (ending != ".svg" && ending != ".SVG") return;
  throw Error(
      fmt::format("--{} {}: what is written is not a picture; expected another name, or --to svg",
                  option, shortened(path)));
}

void check_svg_name(std::string_view option, std::string_view path) {
  const auto ending = std::filesystem::path(path).extension().string();
  if (ending.empty() || ending == ".svg" || ending == ".SVG") return;
  throw Error(fmt::format("--{} {}: the picture is drawn as SVG; expected a name that ends in .svg",
                          option, shortened(path)));
}

}  // namespace zermelo
