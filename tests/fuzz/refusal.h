#pragma once

#include <cstdlib>
#include <string_view>

#include "base/error.h"

namespace zermelo::testing {

/// Runs `read`, which must refuse bad input by an Error of one short printable line.
template <class Read>
void read_or_refuse(Read&& read) {
  try {
    read();
  } catch (const Error& error) {
    const std::string_view message = error.what();
    if (message.empty() || message.size() > 300) std::abort();
    for (const char c : message) {
      if (c < 0x20 || c > 0x7e) std::abort();
    }
  }
}

}  // namespace zermelo::testing
