#include "commands/book_symbols.h"

#include "base/characters.h"

namespace zermelo {
namespace {

/// Goes through a text from left to right and appends what takes the place of each piece.
class SymbolWriter {
 public:
  explicit SymbolWriter(std::string_view text) : text_(text) {}

  std::string written() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (is_digit(c)) {
        add_number();
      } else if (is_letter(c) && !is_down()) {
        while (at_ < text_.size() && is_letter(text_[at_])) out_ += text_[at_++];
      } else {
        add_symbol(c);
      }
    }
    return std::move(out_);
  }

 private:
  bool is_down() const {
    return text_[at_] == 'v' && (at_ + 1 == text_.size() || !is_letter(text_[at_ + 1]));
  }

  std::string_view digits() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  void add_number() {
    const std::size_t begin = at_;
    digits();
    if (at_ + 1 < text_.size() && text_[at_] == '/') {
      ++at_;
      digits();
    }
    const auto number = text_.substr(begin, at_ - begin);
    out_ += number == "1/2" ? "½" : number == "1/4" ? "¼" : number == "3/4" ? "¾" : number;
  }

  void add_symbol(char c) {
    ++at_;
    if (c == '^') return add_arrows("↑", "⇑");
    if (c == 'v') return add_arrows("↓", "⇓");
    if (c == '+' && at_ < text_.size() && text_[at_] == '-') {
      ++at_;
      out_ += "±";
    } else if (c == '*') {
      out_ += "∗";
      out_ += digits();
    } else if (c == '-') {
      out_ += "−";
    } else if (c == '.') {
      out_ += "·";
    } else {
      out_ += c;
    }
  }

  void add_arrows(std::string_view single, std::string_view two) {
    const auto count = digits();
    out_ += count == "2" ? two : single;
    if (count != "2") out_ += count;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string out_ = "";
};

}  // namespace

Option unicode_option() {
  return {"unicode", Kind::flag, "", "write values in the text with the arrows and signs of books"};
}

Symbols symbols_asked_for(const Arguments& arguments) {
  return arguments.given("unicode") ? Symbols::unicode : Symbols::ascii;
}

std::string in_symbols(std::string_view text, Symbols symbols) {
  return symbols == Symbols::ascii ? std::string(text) : SymbolWriter(text).written();
}

}  // namespace zermelo
