#include "python/long_work.h"

#include <pthread.h>
#include <pybind11/pybind11.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <exception>
#include <mutex>

namespace zermelo::python {
namespace {

namespace py = pybind11;

constexpr auto between_looks = std::chrono::milliseconds(50);

/// Work on another thread, and its end.
struct Job {
  const std::function<void(Stop&)>& work;
  Stop stop = false;
  std::mutex mutex = {};
  std::condition_variable ended = {};
  bool has_ended = false;
  std::exception_ptr failure = nullptr;

  bool wait() {
    std::unique_lock lock(mutex);
    return ended.wait_for(lock, between_looks, [this] { return has_ended; });
  }
};

void* run(void* argument) {
  auto& job = *static_cast<Job*>(argument);
  try {
    job.work(job.stop);
  } catch (...) {
    job.failure = std::current_exception();
  }
  const std::lock_guard lock(job.mutex);
  job.has_ended = true;
  job.ended.notify_all();
  return nullptr;
}

/// Starts the job on the deepest stack that the system grants, and with all signals blocked: they
/// are for Python's threads.
pthread_t started(Job& job) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread{};
  int failed = 1;
  for (std::size_t bytes = std::size_t{256} << 20; failed != 0 && bytes >= std::size_t{8} << 20;
       bytes /= 2) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, bytes);
    failed = pthread_create(&thread, &attributes, run, &job);
    pthread_attr_destroy(&attributes);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (failed != 0)
    throw Error(
        "cannot start a thread; allow more processes or address space (see: ulimit -u, "
        "ulimit -v)");
  return thread;
}

}  // namespace

void run_long(const std::function<void(Stop&)>& work) {
  Job job{work};
  const pthread_t thread = started(job);
  std::optional<py::error_already_set> raised;
  {
    const py::gil_scoped_release released;
    while (!job.wait()) {
      if (job.stop) continue;
      const py::gil_scoped_acquire acquired;
      if (PyErr_CheckSignals() == 0) continue;
      raised.emplace();
      job.stop = true;
    }
    pthread_join(thread, nullptr);
  }
  if (raised) throw std::move(*raised);
  if (job.failure) std::rethrow_exception(job.failure);
}

HeldStore::HeldStore(Store& store) : lock_(store.mutex, std::try_to_lock) {
  while (!lock_) {
    {
      const py::gil_scoped_release released;
      if (lock_.try_lock_for(between_looks)) return;
    }
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  }
}

LongHeldStore::LongHeldStore(Store& store, const Stop& stop) : lock_(store.mutex, std::defer_lock) {
  while (!lock_.try_lock_for(between_looks))
    if (stop) throw Error("stopped while waiting for a store of values");
}

}  // namespace zermelo::python
