#pragma once

#include <atomic>

namespace zermelo {

/// Makes Ctrl-C and SIGTERM raise a flag instead of ending the program, so that a search can stop
/// and report what it knows; a second one ends it as usual. A closed pipe and a file beyond
/// the size limit (`ulimit -f`) become failed writes, which are reported or end the work quietly.
/// The flag is the one piece of global state a signal handler cannot do without.
const std::atomic<bool>& watch_for_interrupts();

}  // namespace zermelo
