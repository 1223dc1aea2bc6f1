#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zermelo {

/// A line that is being edited: its text in UTF-8, the cursor in it, and the text that was cut
/// last. The cursor is always between two characters. A word is a run of letters and digits.
class EditedLine {
 public:
  const std::string& text() const { return text_; }
  std::size_t cursor() const { return cursor_; }
  std::string_view before_cursor() const { return std::string_view(text_).substr(0, cursor_); }

  /// Another text, with the cursor at its end.
  void set(std::string text);
  void insert(std::string_view text);

  // Each tells whether anything changed.
  bool left();
  bool right();
  bool to_begin() { return move_to(0); }
  bool to_end() { return move_to(text_.size()); }
  bool word_left() { return move_to(word_begin()); }
  bool word_right() { return move_to(word_end()); }

  bool erase_before();
  bool erase_after();
  bool exchange();  // the characters around the cursor

  // These keep what they erase, for `paste_cut`.
  bool cut_to_begin() { return cut(0, cursor_); }
  bool cut_to_end() { return cut(cursor_, text_.size()); }
  bool cut_word_before() { return cut(word_begin(), cursor_); }
  bool cut_word_after() { return cut(cursor_, word_end()); }
  bool cut_to_blank();  // back to the blank before the cursor, as Ctrl-W of a shell
  bool paste_cut();

 private:
  bool move_to(std::size_t place);
  bool cut(std::size_t begin, std::size_t end);
  std::size_t word_begin() const;
  std::size_t word_end() const;

  std::string text_, cut_;
  std::size_t cursor_ = 0;
};

}  // namespace zermelo
