#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

#include "cli/prompt/history.h"
#include "cli/prompt/keys.h"
#include "cli/prompt/line_editor.h"
#include "cli/prompt/line_view.h"
#include "cli/prompt/terminal_mode.h"

namespace zermelo {

/// True when lines can be edited: standard input and standard error are terminals, and the latter
/// understands cursor movements.
bool can_edit_lines();

/// Lines typed at the terminal, with editing and a history. They are shown on standard error:
/// standard output is for answers. While this object lives, the terminal does not echo keys.
class TypedLines {
 public:
  /// Keeps a reference to `stop`, which ends the reading.
  TypedLines(const std::atomic<bool>& stop, std::string history_path, Completes completes);
  ~TypedLines();
  TypedLines(const TypedLines&) = delete;
  TypedLines& operator=(const TypedLines&) = delete;

  struct Typed {
    Step how = Step::ended;  // entered, abandoned or ended
    std::string line = "";
  };
  Typed ask(std::string_view prompt);
  /// Drops the lines that were typed or pasted and not yet asked for.
  void forget();

 private:
  std::optional<KeyPress> key();
  bool read_bytes();
  void show();
  void leave(std::string_view after);
  void suspend();

  const std::atomic<bool>& stop_;
  HistoryFile history_;
  LineEditor editor_;
  LineView view_;
  KeyDecoder keys_;
  TerminalMode mode_;
  std::string prompt_;
  std::size_t columns_ = 0;
};

}  // namespace zermelo
