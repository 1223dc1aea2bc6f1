#pragma once

#include <microhttpd.h>

#include <mutex>

namespace zermelo::web {

/// A connection that sleeps until there is something to send. libmicrohttpd forgets a suspended
/// connection until it is resumed, which must happen exactly once. The owner's mutex guards it.
class Waiting {
 public:
  explicit Waiting(MHD_Connection* connection) : connection_(connection) {}

  /// By the thread of the server, while it asks for an answer.
  void sleep() {
    is_asleep_ = true;
    ::MHD_suspend_connection(connection_);
  }
  /// By any thread.
  void wake() {
    if (!is_asleep_) return;
    is_asleep_ = false;
    ::MHD_resume_connection(connection_);
  }

 private:
  MHD_Connection* connection_;
  bool is_asleep_ = false;
};

}  // namespace zermelo::web
