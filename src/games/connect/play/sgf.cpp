#include "games/connect/play/sgf.h"

#include <fmt/format.h>

#include "base/characters.h"
#include "base/error.h"

namespace zermelo::connect {
namespace {

/// Reads the text once. The main line goes from the first opening bracket to the first closing one:
/// a variation begins with the next node of its parent, and the first variation is the game as
/// played.
class SgfReader {
 public:
  explicit SgfReader(std::string_view text) : text_(text) {}

  std::vector<SgfProperty> main_line() {
    skip_blanks();
    expect('(');
    std::vector<SgfProperty> out;
    for (skip_blanks(); !at(')'); skip_blanks()) {
      if (at('(') || at(';')) {
        ++i_;
      } else {
        out.push_back(property());
      }
    }
    return out;
  }

 private:
  bool at(char c) const { return i_ < text_.size() && text_[i_] == c; }
  void skip_blanks() {
    while (i_ < text_.size() && is_blank(text_[i_])) ++i_;
  }
  [[noreturn]] void fail(std::string_view expected) const {
    throw Error(fmt::format("connect: byte {} of the SGF record is {}; expected {}", i_ + 1,
                            i_ < text_.size() ? in_quotes(text_[i_]) : "its end", expected));
  }
  void expect(char c) {
    if (!at(c)) fail(in_quotes(c));
    ++i_;
  }

  /// Old files have small letters between the capitals of a name, which are ignored.
  SgfProperty property() {
    SgfProperty out;
    if (i_ >= text_.size() || !is_letter(text_[i_])) fail("a property such as B[hh], or ')'");
    for (; i_ < text_.size() && is_letter(text_[i_]); ++i_)
      if (text_[i_] <= 'Z') out.name += text_[i_];
    skip_blanks();
    do {
      out.values.push_back(value());
      skip_blanks();
    } while (at('['));
    return out;
  }

  std::string value() {
    expect('[');
    std::string out;
    for (; !at(']'); ++i_) {
      if (at('\\')) ++i_;
      if (i_ >= text_.size()) fail("']'");
      out += text_[i_];
    }
    ++i_;
    return out;
  }

  std::string_view text_;
  std::size_t i_ = 0;
};

}  // namespace

std::vector<SgfProperty> sgf_main_line(std::string_view text) {
  return SgfReader(text).main_line();
}

}  // namespace zermelo::connect
