#include "cli/prompt/line_editor.h"

#include <algorithm>

namespace zermelo {
namespace {

/// The beginning that all the words share.
std::string shared_beginning(const std::vector<std::string>& words) {
  std::string shared = words.front();
  for (const auto& word : words) {
    const auto [end, ignored] = std::ranges::mismatch(shared, word);
    shared.erase(end, shared.end());
  }
  return shared;
}

/// The longest end of `text` with which `word` begins.
std::size_t typed_part(std::string_view text, std::string_view word) {
  std::size_t length = std::min(text.size(), word.size());
  while (!text.ends_with(word.substr(0, length))) --length;
  return length;
}

}  // namespace

void LineEditor::begin() {
  line_.set("");
  offers_.clear();
  is_looking_ = false;
}

Step LineEditor::obey(const KeyPress& press) {
  if (press.key == Key::up || press.key == Key::down)
    return recall(press.key == Key::up) ? Step::go_on : Step::refused;
  is_looking_ = false;
  switch (press.key) {
    case Key::enter:
      return Step::entered;
    case Key::abandon:
      return Step::abandoned;
    case Key::suspend:
      return Step::suspended;
    case Key::clear_screen:
      return Step::cleared;
    case Key::complete:
      return complete();
    case Key::nothing:
      return Step::go_on;
    case Key::end_of_input_or_erase_after:
      if (line_.text().empty()) return Step::ended;
      return line_.erase_after() ? Step::go_on : Step::refused;
    default:
      return edit(press) ? Step::go_on : Step::refused;
  }
}

bool LineEditor::edit(const KeyPress& press) {
  switch (press.key) {
    case Key::text:
      line_.insert(press.text);
      return true;
    case Key::left:
      return line_.left();
    case Key::right:
      return line_.right();
    case Key::word_left:
      return line_.word_left();
    case Key::word_right:
      return line_.word_right();
    case Key::begin:
      line_.to_begin();
      return true;
    case Key::end:
      line_.to_end();
      return true;
    case Key::erase_before:
      return line_.erase_before();
    case Key::erase_after:
      return line_.erase_after();
    case Key::exchange:
      return line_.exchange();
    case Key::cut_to_begin:
      return line_.cut_to_begin();
    case Key::cut_to_end:
      return line_.cut_to_end();
    case Key::cut_word_before:
      return line_.cut_word_before();
    case Key::cut_word_after:
      return line_.cut_word_after();
    case Key::cut_to_blank:
      return line_.cut_to_blank();
    case Key::paste_cut:
      return line_.paste_cut();
    default:
      return false;
  }
}

/// Shows the next line of the history that begins with the line that was typed; after the latest,
/// that line itself.
bool LineEditor::recall(bool earlier) {
  if (!is_looking_) {
    typed_ = line_.text();
    place_ = history_.lines().size();
  }
  const auto found = earlier ? history_.earlier(place_, typed_, line_.text())
                             : history_.later(place_, typed_, line_.text());
  if (found) {
    place_ = *found;
    line_.set(history_.lines()[place_]);
  } else if (!earlier && is_looking_ && place_ < history_.lines().size()) {
    place_ = history_.lines().size();
    line_.set(typed_);
  } else {
    return false;
  }
  is_looking_ = true;
  return true;
}

/// Adds the letters in which all words agree that may stand here; where there are none, offers the
/// words.
Step LineEditor::complete() {
  offers_ = completes_ ? completes_(line_.before_cursor()) : std::vector<std::string>{};
  if (offers_.empty()) return Step::refused;
  const std::string shared = shared_beginning(offers_);
  const std::string rest = shared.substr(typed_part(line_.before_cursor(), shared));
  line_.insert(rest);
  if (!rest.empty()) return Step::go_on;
  return offers_.size() == 1 ? Step::refused : Step::offered;
}

}  // namespace zermelo
