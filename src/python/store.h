#pragma once

#include <zermelo/value.h>

#include <memory>
#include <mutex>

namespace zermelo::python {

/// A store of values and the lock that every use of it takes: Python may ask from several threads.
struct Store {
  explicit Store(std::size_t most_bytes) : values(most_bytes) {}

  Values values;
  std::timed_mutex mutex;
};
using StorePointer = std::shared_ptr<Store>;

/// The store of all values for which no other was asked. It lives until the program ends.
const StorePointer& usual_store();

/// A value, which keeps its store alive.
struct StoredValue {
  StorePointer store;
  GameValue game;
};

}  // namespace zermelo::python
