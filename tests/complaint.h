#pragma once

#include <string>

#include "base/error.h"

namespace zermelo::testing {

/// The message of the Error that `ask` throws; empty when it throws none.
template <class Ask>
std::string complaint_of(Ask&& ask) {
  try {
    ask();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

/// The remedy that the error of `ask` names.
template <class Ask>
Remedy remedy_of(Ask&& ask) {
  try {
    ask();
  } catch (const Error& error) {
    return error.remedy();
  }
  return Remedy::none;
}

}  // namespace zermelo::testing
