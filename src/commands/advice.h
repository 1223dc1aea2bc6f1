#pragma once

#include <string>

#include "base/error.h"

namespace zermelo {

/// The sentence of an error with what to do about it: the option to change.
std::string advised(const Trouble& trouble);
std::string advised(const Error& error);

}  // namespace zermelo
