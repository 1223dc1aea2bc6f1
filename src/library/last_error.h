#pragma once

#include <exception>
#include <string_view>

namespace zermelo {

/// Keeps what zermelo_last_error() says, for this thread; cut at 511 bytes, so that nothing is
/// allocated.
void set_last_error(std::string_view what) noexcept;

/// Returns the result of `work`, or `on_failure` where it throws; the message is then kept. For the
/// border to C, across which nothing may be thrown.
template <class Work, class Result>
Result guarded(const Work& work, Result on_failure) noexcept {
  try {
    return work();
  } catch (const std::exception& failure) {
    set_last_error(failure.what());
  } catch (...) {
    set_last_error("an unknown failure");
  }
  return on_failure;
}

}  // namespace zermelo
