#include "web/modest_thread.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>

namespace zermelo::web {

void block_signals() {
  sigset_t all;
  sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, nullptr);
}

void become_modest() {
  constexpr int modesty = 10;
  block_signals();
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), modesty);
}

}  // namespace zermelo::web
