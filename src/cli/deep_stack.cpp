#include "cli/deep_stack.h"

#include <pthread.h>

#include <csignal>
#include <cstddef>

namespace zermelo {
namespace {

constexpr std::size_t stack_bytes = std::size_t{256} << 20;

struct Job {
  const std::function<int()>& work;
  sigset_t signals;  // those that the caller does not want to see
  int status = 0;
};

void* run(void* argument) {
  auto& job = *static_cast<Job*>(argument);
  pthread_sigmask(SIG_SETMASK, &job.signals, nullptr);
  job.status = job.work();
  return nullptr;
}

/// Makes deep stacks the rule for threads to come; false when that cannot be had.
bool ask_for_deep_stacks() {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  const bool granted = pthread_attr_setstacksize(&attributes, stack_bytes) == 0 &&
                       pthread_setattr_default_np(&attributes) == 0;
  pthread_attr_destroy(&attributes);
  return granted;
}

}  // namespace

// Signals interrupt whoever reads the terminal, and that is the job, not the thread that waits for
// it: the latter blocks them all.
int with_deep_stack(const std::function<int()>& work) {
  sigset_t all;
  sigfillset(&all);
  Job job{work, {}, 0};
  pthread_sigmask(SIG_SETMASK, &all, &job.signals);
  pthread_t thread{};
  if (!ask_for_deep_stacks() || pthread_create(&thread, nullptr, run, &job) != 0) {
    pthread_sigmask(SIG_SETMASK, &job.signals, nullptr);
    return work();
  }
  pthread_join(thread, nullptr);
  return job.status;
}

}  // namespace zermelo
