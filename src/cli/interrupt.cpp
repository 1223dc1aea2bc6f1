#include "cli/interrupt.h"

#include <csignal>

namespace zermelo {
namespace {

std::atomic<bool> interrupted = false, terminated = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void on_interrupt(int signal) {
  if (signal == SIGTERM) terminated.store(true, std::memory_order_relaxed);
  interrupted.store(true, std::memory_order_relaxed);
}

void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  ::sigaction(signal, &action, nullptr);
}

}  // namespace

const std::atomic<bool>& watch_for_interrupts() {
  // No SA_RESTART: a read that waits for input must return when the flag goes up.
  handle(SIGINT, on_interrupt, static_cast<int>(SA_RESETHAND));
  handle(SIGTERM, on_interrupt, static_cast<int>(SA_RESETHAND));
  handle(SIGPIPE, SIG_IGN, 0);
  handle(SIGXFSZ, SIG_IGN, 0);
  return interrupted;
}

bool forget_interrupt() {
  handle(SIGINT, on_interrupt, 0);
  if (!terminated) interrupted = false;
  return !terminated;
}

}  // namespace zermelo
