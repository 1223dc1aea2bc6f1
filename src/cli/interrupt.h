#pragma once

#include <atomic>

namespace zermelo {

/// Makes Ctrl-C and SIGTERM raise a flag instead of ending the program, so that a search can stop
/// and report its results so far; a second signal ends the program as usual. A closed pipe and a
/// file beyond the size limit (`ulimit -f`) become failed writes, which are reported or end the
/// work quietly. The flag is global because a signal handler can reach nothing else.
const std::atomic<bool>& watch_for_interrupts();

/// For a session that Ctrl-C does not end: lowers the flag if Ctrl-C has raised it, and from now on
/// lets Ctrl-C raise it any number of times. False, with the flag still up, after SIGTERM.
bool forget_interrupt();

}  // namespace zermelo
