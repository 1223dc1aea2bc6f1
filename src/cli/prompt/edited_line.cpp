#include "cli/prompt/edited_line.h"

#include <utility>

#include "cli/prompt/utf8.h"

namespace zermelo {
namespace {

/// Letters and digits; a byte of a longer character counts as one.
bool is_of_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  const auto low = static_cast<unsigned char>(byte | 0x20U);
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || (low >= 'a' && low <= 'z') || c == '_';
}

}  // namespace

void EditedLine::set(std::string text) {
  text_ = std::move(text);
  cursor_ = text_.size();
}

void EditedLine::insert(std::string_view text) {
  text_.insert(cursor_, text);
  cursor_ += text.size();
}

bool EditedLine::move_to(std::size_t place) { return std::exchange(cursor_, place) != place; }

bool EditedLine::left() { return move_to(before_character(text_, cursor_)); }
bool EditedLine::right() { return move_to(after_character(text_, cursor_)); }

bool EditedLine::erase_before() { return left() && erase_after(); }

bool EditedLine::erase_after() {
  const auto end = after_character(text_, cursor_);
  text_.erase(cursor_, end - cursor_);
  return end > cursor_;
}

bool EditedLine::exchange() {
  if (cursor_ == 0 || columns_of(text_) < 2) return false;
  if (cursor_ == text_.size()) left();
  const auto begin = before_character(text_, cursor_), end = after_character(text_, cursor_);
  const std::string first = text_.substr(begin, cursor_ - begin);
  text_.erase(begin, first.size());
  cursor_ = end;
  text_.insert(end - first.size(), first);
  return true;
}

bool EditedLine::cut(std::size_t begin, std::size_t end) {
  if (begin == end) return false;
  cut_ = text_.substr(begin, end - begin);
  text_.erase(begin, end - begin);
  cursor_ = begin;
  return true;
}

bool EditedLine::cut_to_blank() {
  auto begin = cursor_;
  while (begin > 0 && text_[begin - 1] == ' ') --begin;
  while (begin > 0 && text_[begin - 1] != ' ') --begin;
  return cut(begin, cursor_);
}

bool EditedLine::paste_cut() {
  insert(cut_);
  return !cut_.empty();
}

std::size_t EditedLine::word_begin() const {
  auto place = cursor_;
  while (place > 0 && !is_of_word(text_[place - 1])) --place;
  while (place > 0 && is_of_word(text_[place - 1])) --place;
  return place;
}

std::size_t EditedLine::word_end() const {
  auto place = cursor_;
  while (place < text_.size() && !is_of_word(text_[place])) ++place;
  while (place < text_.size() && is_of_word(text_[place])) ++place;
  return place;
}

}  // namespace zermelo
