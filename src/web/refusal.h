#pragma once

#include <string>

#include "base/error.h"

namespace zermelo::web {

/// The answer to a request that is not met: a status of HTTP and one sentence.
class Refusal : public Error {
 public:
  Refusal(unsigned status, const std::string& sentence) : Error(sentence), status_(status) {}

  unsigned status() const { return status_; }

 private:
  unsigned status_;
};

/// {"error": "one sentence"}
std::string error_json(const std::string& sentence);

}  // namespace zermelo::web
