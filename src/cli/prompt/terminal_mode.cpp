#include "cli/prompt/terminal_mode.h"

#include <unistd.h>

#include <csignal>

namespace zermelo {
namespace {

termios without_lines(termios mode) {
  mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
  mode.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | IXON | ISTRIP);
  mode.c_cc[VMIN] = 1;
  mode.c_cc[VTIME] = 0;
  return mode;
}

}  // namespace

TerminalMode::TerminalMode() { ::tcgetattr(STDIN_FILENO, &found_); }

void TerminalMode::edit() {
  termios mode = without_lines(found_);
  mode.c_lflag &= ~static_cast<tcflag_t>(ISIG);
  ::tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
}

void TerminalMode::work() {
  termios mode = without_lines(found_);
  mode.c_lflag |= ISIG;
  ::tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
}

void TerminalMode::restore() { ::tcsetattr(STDIN_FILENO, TCSADRAIN, &found_); }

void suspend_program() { ::kill(0, SIGTSTP); }

}  // namespace zermelo
