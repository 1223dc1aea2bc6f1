#include "cli/deep_stack.h"

#include <pthread.h>

#include <csignal>
#include <cstddef>

namespace zermelo {
namespace {

constexpr std::size_t stack_bytes = std::size_t{256} << 20;

struct Job {
  const std::function<int()>& work;
  sigset_t signals;  // the mask of the caller
  int status = 0;
};

void* run(void* argument) {
  auto& job = *static_cast<Job*>(argument);
  pthread_sigmask(SIG_SETMASK, &job.signals, nullptr);
  job.status = job.work();
  return nullptr;
}

/// Starts the job on a deep stack; if that succeeds, its size becomes the default of later threads.
bool start(pthread_t& thread, Job& job) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  const bool is_started = pthread_attr_setstacksize(&attributes, stack_bytes) == 0 &&
                          pthread_create(&thread, &attributes, run, &job) == 0;
  if (is_started) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return is_started;
}

}  // namespace

// A signal must interrupt the thread that reads the terminal. That is the job, not the thread that
// waits for it, so the latter blocks all signals.
int with_deep_stack(const std::function<int()>& work) {
  sigset_t all;
  sigfillset(&all);
  Job job{work, {}, 0};
  pthread_sigmask(SIG_SETMASK, &all, &job.signals);
  pthread_t thread{};
  if (!start(thread, job)) {
    pthread_sigmask(SIG_SETMASK, &job.signals, nullptr);
    return work();
  }
  pthread_join(thread, nullptr);
  return job.status;
}

}  // namespace zermelo
