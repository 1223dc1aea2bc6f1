#include "cli/roff.h"

#include <fmt/format.h>

namespace zermelo {
namespace {

/// The characters that roff would change or obey, by their escapes. Every hyphen is written as a
/// minus sign: options and moves must be copied from the page as they are typed.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '\\':
        out += "\\e";
        break;
      case '-':
        out += "\\-";
        break;
      case '^':
        out += "\\(ha";
        break;
      case '~':
        out += "\\(ti";
        break;
      case '`':
        out += "\\(ga";
        break;
      case '\'':
        out += "\\(aq";
        break;
      case '"':
        out += "\\(dq";
        break;
      case '\n':
        out += ' ';
        break;
      default:
        out += c;
    }
  }
  return out;
}

}  // namespace

Roff plain(std::string_view text) { return {escaped(text)}; }
Roff bold(std::string_view text) { return {fmt::format("\\fB{}\\fR", escaped(text))}; }
Roff italic(std::string_view text) { return {fmt::format("\\fI{}\\fR", escaped(text))}; }
Roff operator+(Roff a, const Roff& b) { return {std::move(a.source) + b.source}; }

RoffPage::RoffPage(std::string_view name, int number, std::string_view date,
                   std::string_view program) {
  source_ = fmt::format(".TH {} {} \"{}\" \"{}\" \"User Commands\"\n", name, number, date, program);
  source_ += ".ad l\n.nh\n";  // neither stretched blanks nor hyphens that nobody typed
}

void RoffPage::section(std::string_view title) {
  source_ += fmt::format(".SH \"{}\"\n", escaped(title));
}

void RoffPage::subsection(std::string_view title) {
  source_ += fmt::format(".SS \"{}\"\n", escaped(title));
}

/// A line that begins with a dot or a quote would be a macro.
void RoffPage::line(std::string_view text) {
  if (text.starts_with('.') || text.starts_with('\'')) source_ += "\\&";
  source_ += text;
  source_ += '\n';
}

void RoffPage::paragraph(const Roff& text) {
  source_ += ".PP\n";
  line(text.source);
}

void RoffPage::item(const Roff& term, const Roff& text) {
  source_ += ".TP\n";
  line(term.source);
  line(text.source);
}

void RoffPage::picture(std::string_view lines) {
  source_ += ".PP\n.EX\n";
  while (!lines.empty()) {
    const auto end = lines.find('\n');
    line(escaped(lines.substr(0, end)));
    lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
  }
  source_ += ".EE\n";
}

void RoffPage::begin_inset() { source_ += ".RS\n"; }
void RoffPage::end_inset() { source_ += ".RE\n"; }

}  // namespace zermelo
