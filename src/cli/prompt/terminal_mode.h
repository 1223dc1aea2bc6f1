#pragma once

#include <termios.h>

namespace zermelo {

/// The mode of the terminal on standard input, for as long as this object lives; the mode that it
/// found is set again at the end. In both modes keys arrive at once and are not echoed, so that
/// keys typed during a calculation wait for the next line.
class TerminalMode {
 public:
  TerminalMode();
  ~TerminalMode() { restore(); }
  TerminalMode(const TerminalMode&) = delete;
  TerminalMode& operator=(const TerminalMode&) = delete;

  void edit();     // every key is a byte, also Ctrl-C
  void work();     // Ctrl-C and Ctrl-Z are signals
  void restore();  // as it was found

 private:
  termios found_{};
};

/// Stops the program as Ctrl-Z does, until it is continued.
void suspend_program();

}  // namespace zermelo
