#include "cli/prompt/line_view.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/prompt/utf8.h"

namespace zermelo {
namespace {

/// As many characters from the beginning as fit.
std::string_view fitting(std::string_view text, std::size_t columns) {
  std::size_t end = 0;
  while (end < text.size()) {
    const auto next = after_character(text, end);
    if (columns_of(text.substr(0, next)) > columns) break;
    end = next;
  }
  return text.substr(0, end);
}

}  // namespace

/// Keeps the cursor off the columns of `<` and `>`; a jump puts it in the middle of the row, so that
/// the text does not move with every key.
void LineView::scroll_to_cursor(std::string_view text, std::size_t cursor, std::size_t room) {
  if (columns_of(text) <= room) {
    first_ = 0;
    return;
  }
  const auto is_shown = [&] {
    const std::size_t margin = first_ == 0 ? 0 : 1;
    return cursor >= first_ && columns_of(text.substr(first_, cursor - first_)) >= margin &&
           columns_of(text.substr(first_, cursor - first_)) + 2 <= room;
  };
  first_ = std::min(first_, text.size());
  if (is_shown()) return;
  first_ = cursor;
  while (first_ > 0 && columns_of(text.substr(first_, cursor - first_)) < room / 2)
    first_ = before_character(text, first_);
}

std::string LineView::drawn(std::string_view prompt, const EditedLine& line, std::size_t columns) {
  constexpr std::size_t least_room = 4;
  const std::size_t taken = columns_of(prompt) + 1;  // the last column stays free: no wrapping
  if (taken + least_room > columns) prompt = "";
  const std::size_t room =
      std::max(least_room, columns - std::min(columns, columns_of(prompt) + 1));
  const std::string text = visible(line.text());
  const std::size_t cursor = visible(line.before_cursor()).size();
  scroll_to_cursor(text, cursor, room);
  const std::string_view rest = std::string_view(text).substr(first_);
  std::string shown(fitting(rest, room));
  const bool hides_begin = first_ > 0, hides_end = shown.size() < rest.size();
  if (hides_end) shown = std::string(fitting(shown, room - 1)) + '>';
  if (hides_begin) {
    const auto first = after_character(shown, 0);
    shown = std::string(columns_of(shown.substr(0, first)), '<') + shown.substr(first);
  }
  const auto before = columns_of(prompt) + columns_of(rest.substr(0, cursor - first_));
  std::string out = fmt::format("\r{}{}\x1b[K\r", prompt, shown);
  if (before > 0) out += fmt::format("\x1b[{}C", before);
  return out;
}

std::string in_columns(const std::vector<std::string>& words, std::size_t columns) {
  std::size_t width = 0;
  for (const auto& word : words) width = std::max(width, columns_of(word) + 2);
  const std::size_t a_row = std::max<std::size_t>(1, columns / std::max<std::size_t>(1, width));
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_last = i % a_row + 1 == a_row || i + 1 == words.size();
    out += words[i];
    out += is_last ? "\n" : std::string(width - columns_of(words[i]), ' ');
  }
  return out;
}

}  // namespace zermelo
