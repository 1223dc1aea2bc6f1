#pragma once

#include <string>

#include "base/error.h"

namespace zermelo {

/// The message of an error, completed by the option that would help.
std::string advised(const Trouble& trouble);
std::string advised(const Error& error);

}  // namespace zermelo
