#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/prompt/edited_line.h"
#include "cli/prompt/history.h"
#include "cli/prompt/keys.h"

namespace zermelo {

/// Gives the words that may stand at the end of the text before the cursor, complete: those that
/// begin with its last word, which may be empty.
using Completes = std::function<std::vector<std::string>(std::string_view before_cursor)>;

/// The work of the terminal after a key.
enum class Step : std::uint8_t {
  go_on,      // show the line again
  entered,    // the line is finished
  abandoned,  // by Ctrl-C
  ended,      // by Ctrl-D on an empty line
  cleared,    // clear the screen, and show the line again
  offered,    // show the words that may follow, and then the line again
  suspended,  // by Ctrl-Z
  refused     // the key did nothing: ring the bell
};

/// Obeys keys on one line after another. Knows no terminal. Keeps a reference to the history, which
/// it does not change.
class LineEditor {
 public:
  LineEditor(const History& history, Completes completes)
      : history_(history), completes_(std::move(completes)) {}

  const EditedLine& line() const { return line_; }
  /// The words that may follow, after Step::offered.
  const std::vector<std::string>& offers() const { return offers_; }

  /// Begins a new line.
  void begin();
  Step obey(const KeyPress& press);

 private:
  bool edit(const KeyPress& press);
  bool recall(bool earlier);
  Step complete();

  const History& history_;
  Completes completes_;
  EditedLine line_;
  std::vector<std::string> offers_;
  // While lines of the history are looked through: the place of the one that is shown, and the line
  // that was being typed, with which they begin.
  std::size_t place_ = 0;
  std::string typed_;
  bool is_looking_ = false;
};

}  // namespace zermelo
