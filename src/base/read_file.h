#pragma once

#include <string>

namespace zermelo {

/// The whole content of a file, or of anything else that can be read to its end (a pipe, standard
/// input as /dev/stdin). Throws Error with the name and the reason when it cannot be opened or when
/// reading fails on the way; a folder is not a file, and the error says so.
std::string read_file(const std::string& path);

}  // namespace zermelo
