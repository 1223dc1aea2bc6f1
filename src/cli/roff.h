#pragma once

#include <string>
#include <string_view>

namespace zermelo {

/// A piece of text as roff reads it, with its fonts. Made by the three functions below, which
/// escape the characters that mean something to roff.
struct Roff {
  std::string source;
};

Roff plain(std::string_view text);
Roff bold(std::string_view text);
Roff italic(std::string_view text);
Roff operator+(Roff a, const Roff& b);

/// A manual page in roff, written from top to bottom with the `man` macros.
class RoffPage {
 public:
  /// The heading: `name(number)`, the date of the page, the program and its version.
  RoffPage(std::string_view name, int number, std::string_view date, std::string_view program);

  void section(std::string_view title);
  void subsection(std::string_view title);
  void paragraph(const Roff& text);
  /// A term and its explanation below it, indented.
  void item(const Roff& term, const Roff& text);
  /// Lines that keep their breaks and blanks.
  void picture(std::string_view lines);
  /// Between these two, everything is indented once more.
  void begin_inset();
  void end_inset();

  const std::string& source() const { return source_; }

 private:
  void line(std::string_view text);

  std::string source_;
};

}  // namespace zermelo
